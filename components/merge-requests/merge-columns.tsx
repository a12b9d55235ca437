import { StateTag } from '@/components/entities/state-tag';
import type { RecordColumns } from '@/components/records/record-list';
import { Age } from '@/components/ui/age';
import { Tag } from '@/components/ui/tag';
import type { MergeRequest } from '@/lib/contracts/merges/merge-record';
import type { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { MERGE_KIND_WORDS } from '@/lib/domain/merges/merge-kinds';
import { MERGE_STATE_TEXTS } from '@/lib/domain/merges/merge-states';

/** "Kesar Silk and Kesar Silks". */
export const pairName = ({ first, second }: MergeRequest): string => `${first.label} and ${second.label}`;

/** Who requested it, or that it was found automatically. */
export const originText = ({ askedBy }: MergeRequest): string => askedBy?.name ?? 'Suggested';

export const MERGE_COLUMNS: RecordColumns<typeof mergeRequestsApi.list> = [
  { id: 'pair', header: 'Records', cell: pairName, width: 285, isHideable: false, priority: 1 },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => MERGE_KIND_WORDS[kind].label, width: 80, priority: 4 },
  {
    id: 'score',
    header: 'Score',
    cell: ({ score, isCertain }) => (isCertain ? <Tag tone="success">Certain</Tag> : score),
    width: 95,
    align: 'right',
    isSortable: true,
    priority: 2,
  },
  {
    id: 'reasons',
    header: 'Because',
    cell: ({ reasons, note }) => [note, ...reasons].filter(Boolean).join(' · '),
    width: 240,
    priority: 5,
  },
  { id: 'askedBy', header: 'Asked by', cell: originText, width: 125, priority: 6 },
  { id: 'createdAt', header: 'Age', cell: ({ createdAt }) => <Age at={createdAt} />, width: 115, isSortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={MERGE_STATE_TEXTS} state={status} />,
    width: 120,
    priority: 3,
  },
  { id: 'decidedBy', header: 'Decided by', cell: ({ decidedBy }) => decidedBy?.name, width: 140, isExtra: true },
];
