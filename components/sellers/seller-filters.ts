import { marketFilter } from '@/components/entities/market-filter';
import { sellerStatusLabel } from '@/components/entities/seller-status';
import { staffFilter } from '@/components/entities/staff-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { ReadyView } from '@/components/records/views/view-tabs';
import { SCORE } from '@/lib/contracts/base/form-fields';
import { INACTIVE_DAYS, type sellersApi } from '@/lib/contracts/sellers/sellers';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { SELLER_MANAGERS, SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';

export const SELLER_FILTERS: RecordFilters<typeof sellersApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: SELLER_STATUSES.map((value) => ({ value, label: sellerStatusLabel(value) })),
  },
  marketFilter('marketId'),
  staffFilter('salesmanId', 'Salesman', SALESMEN),
  staffFilter('accountManagerId', 'Account manager', SELLER_MANAGERS),
  { id: 'hasSalesman', kind: 'yes-no', label: 'Portfolio', yes: 'With a salesman', no: 'Without a salesman' },
  { id: 'scoreFrom', to: 'scoreTo', kind: 'range', label: 'Score', ...SCORE },
  {
    id: 'inactiveDays',
    kind: 'number',
    label: 'Days without activity',
    hint: 'Nothing was heard of the seller for so many days.',
    ...INACTIVE_DAYS,
    text: (days) => `${days} or more`,
  },
  { id: 'superSeller', kind: 'yes-no', label: 'Super seller', yes: 'Yes', no: 'No' },
  { id: 'deprioritised', kind: 'yes-no', label: 'Deprioritised', yes: 'Yes', no: 'No' },
  { id: 'catalogAvailable', kind: 'yes-no', label: 'Catalogs', yes: 'Available', no: 'Not available' },
  { id: 'ordersEnabled', kind: 'yes-no', label: 'Orders', yes: 'Taken', no: 'Not taken' },
];

/** Sellers by status. */
export const SELLER_VIEWS: readonly ReadyView<typeof sellersApi.list>[] = SELLER_STATUSES.map((value) => ({
  label: sellerStatusLabel(value),
  filters: { status: [value] },
}));
