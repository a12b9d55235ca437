import { catalogStatusLabel } from '@/components/entities/catalog-status';
import { cycleFilter } from '@/components/entities/cycle-filter';
import { marketFilter } from '@/components/entities/market-filter';
import { productTypeFilter } from '@/components/entities/product-type-filter';
import { sellerFilter } from '@/components/entities/seller-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { ReadyView } from '@/components/records/views/view-tabs';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { CATALOG_STATUSES } from '@/lib/domain/catalogs/catalog-status';

/** Filters of the list of catalogs on this screen. */
export const CONTROL_FILTERS: RecordFilters<typeof catalogsApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: CATALOG_STATUSES.map((value) => ({ value, label: catalogStatusLabel(value) })),
  },
  sellerFilter('sellerId'),
  marketFilter('marketId'),
  productTypeFilter('productTypeId'),
  cycleFilter('cycleId'),
  { id: 'isSeen', kind: 'yes-no', label: 'Buyers see it', yes: 'Yes', no: 'No' },
  { id: 'isVisible', kind: 'yes-no', label: 'Visible', yes: 'Yes', no: 'No' },
  { id: 'isAvailable', kind: 'yes-no', label: 'Available', yes: 'Yes', no: 'No' },
  { id: 'qcPassed', kind: 'yes-no', label: 'QC passed', yes: 'Yes', no: 'No' },
  { id: 'isDeleted', kind: 'yes-no', label: 'Deleted', yes: 'Deleted only', no: 'Not deleted' },
];

/** Views used every day. */
export const CONTROL_VIEWS: readonly ReadyView<typeof catalogsApi.list>[] = [
  { label: 'Live but hidden', filters: { status: ['live'], isSeen: false } },
  { label: 'Not QC-passed', filters: { qcPassed: false } },
  { label: 'Deleted', filters: { isDeleted: true } },
];
