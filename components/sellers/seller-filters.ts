import { marketFilter } from '@/components/entities/market-filter';
import { sellerStatusLabel } from '@/components/entities/seller-status';
import { staffFilter } from '@/components/entities/staff-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { ReadyView } from '@/components/records/views/view-tabs';
import { SCORE } from '@/lib/contracts/base/form-fields';
import { INACTIVE_DAYS, type sellersApi } from '@/lib/contracts/sellers/sellers';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { SELLER_MANAGERS, SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { SELLER_FLAGS } from '@/lib/domain/sellers/seller-flags';
import { SELLER_LABELS } from '@/lib/domain/sellers/seller-labels';

export const SELLER_FILTERS: RecordFilters<typeof sellersApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: SELLER_STATUSES.map((value) => ({ value, label: sellerStatusLabel(value) })),
  },
  marketFilter('marketId'),
  staffFilter('salesmanId', SELLER_LABELS.salesmanId, SALESMEN),
  staffFilter('accountManagerId', SELLER_LABELS.accountManagerId, SELLER_MANAGERS),
  { id: 'hasSalesman', kind: 'yes-no', label: 'Portfolio', yes: 'With a salesman', no: 'Without a salesman' },
  { id: 'scoreFrom', to: 'scoreTo', kind: 'range', label: SELLER_LABELS.qualityScore, ...SCORE },
  {
    id: 'inactiveDays',
    kind: 'number',
    label: 'Days without activity',
    hint: 'No activity for this many days.',
    ...INACTIVE_DAYS,
    text: (days) => `${days} or more`,
  },
  ...SELLER_FLAGS.map((id) => ({ id, kind: 'yes-no' as const, label: SELLER_LABELS[id], yes: 'Yes', no: 'No' })),
];

/** Sellers by status. */
export const SELLER_VIEWS: readonly ReadyView<typeof sellersApi.list>[] = SELLER_STATUSES.map((value) => ({
  label: sellerStatusLabel(value),
  filters: { status: [value] },
}));
