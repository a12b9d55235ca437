import type { HistoryWords } from '@/components/records/history-words';
import { MERGE_STATE_TEXTS, type MergeState } from '@/lib/domain/merges/merge-states';
import { stateLabel } from '@/lib/domain/states';

/** Field labels of a merge request. */
export const MERGE_WORDS: HistoryWords = {
  status: { label: 'Status', text: (status: MergeState) => stateLabel(MERGE_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: (reason: string | null) => reason ?? '' },
};

export const MERGE_ACTIONS = {
  'merge-requests.asked': 'Asked to merge the two',
  'merge-requests.commented': 'Added a comment',
  'merge-requests.merged': 'Merged the two',
  'merge-requests.unmerged': 'Undid the merge',
};
