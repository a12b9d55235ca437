import { cycleFilter } from '@/components/entities/cycle-filter';
import { sellerFilter } from '@/components/entities/seller-filter';
import { staffFilter } from '@/components/entities/staff-filter';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { uploadStatusLabel } from '@/components/entities/upload-status';
import type { RecordFilters } from '@/components/records/record-list';
import type { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { SKIPS_TO_ESCALATE, UPLOAD_SOURCES, UPLOAD_STATUSES } from '@/lib/domain/uploads/upload-status';

export const UPLOAD_FILTERS: RecordFilters<typeof uploadsApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: UPLOAD_STATUSES.map((value) => ({ value, label: uploadStatusLabel(value) })),
  },
  {
    id: 'source',
    kind: 'multi-choice',
    label: 'Source',
    options: UPLOAD_SOURCES.map((value) => ({ value, label: uploadSourceLabel(value) })),
  },
  sellerFilter('sellerId'),
  cycleFilter('cycleId'),
  staffFilter('editorId', 'Editor', rolesThatOpen('catalog-tag')),
  {
    id: 'isEscalated',
    kind: 'yes-no',
    label: 'Attention',
    yes: `Skipped ${SKIPS_TO_ESCALATE} times`,
    no: 'Not needed',
  },
];

/** People who assign work look for unfinished uploads. */
export const NOT_DONE = UPLOAD_STATUSES.filter((status) => status !== 'done')
  .map((status) => `status=${status}`)
  .join('&');
