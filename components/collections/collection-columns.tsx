import Box from '@mui/material/Box';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { StateTag } from '@/components/entities/state-tag';
import type { RecordColumns, RecordFilters } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import type { collectionsApi } from '@/lib/contracts/collections/collections';
import { COLLECTION_STATE_TEXTS, COLLECTION_STATUSES } from '@/lib/domain/collections/collection-status';
import { stateLabel } from '@/lib/domain/states';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { numberText } from '@/lib/domain/text/count-text';
import { blockedText, daysText, SEGMENT_LABELS } from './collection-words';

export const COLLECTION_COLUMNS: RecordColumns<typeof collectionsApi.list> = [
  {
    id: 'nameEn',
    header: 'Collection',
    cell: ({ nameEn, nameHi, cover, revision }) => (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <PhotoThumb photo={cover} />
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {[nameEn, nameHi].filter(Boolean).join(' · ')}
          {revision > 1 && ` (revision ${revision})`}
        </Box>
      </Box>
    ),
    width: 265,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={COLLECTION_STATE_TEXTS} state={status} />,
    width: 105,
    priority: 2,
  },
  {
    id: 'size',
    header: 'Catalogs',
    cell: ({ size }) => numberText(size),
    width: 90,
    align: 'right',
    isSortable: true,
    priority: 3,
  },
  {
    id: 'blocked',
    header: 'Blocked',
    cell: ({ blocked }) => blockedText(blocked) && <Tag tone="error">{blockedText(blocked)}</Tag>,
    width: 190,
    priority: 2,
  },
  {
    id: 'views',
    header: 'Views',
    cell: ({ views }) => numberText(views),
    width: 75,
    align: 'right',
    priority: 4,
  },
  { id: 'days', header: 'Live', cell: daysText, width: 235, priority: 4 },
  {
    id: 'segment',
    header: 'Segment',
    cell: ({ segment }) => segment && SEGMENT_LABELS[segment],
    width: 100,
    priority: 6,
  },
  {
    id: 'createdBy',
    header: 'Created by',
    cell: ({ createdBy }) => createdBy.name,
    width: 150,
    isExtra: true,
    priority: 7,
  },
  {
    id: 'statusChangedAt',
    header: 'Status since',
    cell: ({ statusChangedAt }) => <Day at={statusChangedAt} />,
    width: 130,
    isExtra: true,
    isSortable: true,
    priority: 5,
  },
];

export const COLLECTION_FILTERS: RecordFilters<typeof collectionsApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: COLLECTION_STATUSES.map((value) => ({ value, label: stateLabel(COLLECTION_STATE_TEXTS, value) })),
  },
  {
    id: 'segment',
    kind: 'multi-choice',
    label: 'Segment',
    options: SEGMENTS.map((value) => ({ value, label: SEGMENT_LABELS[value] })),
  },
];
