import type { RecordFilters } from '@/components/records/record-list';
import type { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { MERGE_KIND_WORDS, MERGE_KINDS } from '@/lib/domain/merges/merge-kinds';
import { MERGE_STATE_TEXTS, MERGE_STATES } from '@/lib/domain/merges/merge-states';
import { stateLabel } from '@/lib/domain/states';

export const MERGE_FILTERS: RecordFilters<typeof mergeRequestsApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: MERGE_STATES.map((value) => ({ value, label: stateLabel(MERGE_STATE_TEXTS, value) })),
  },
  {
    id: 'kind',
    kind: 'multi-choice',
    label: 'Kind',
    options: MERGE_KINDS.map((value) => ({ value, label: MERGE_KIND_WORDS[value].label })),
  },
  { id: 'isCertain', kind: 'yes-no', label: 'Certain', yes: 'Certain', no: 'Hint' },
  { id: 'isAsked', kind: 'yes-no', label: 'Origin', yes: 'Asked', no: 'Suggested' },
];
