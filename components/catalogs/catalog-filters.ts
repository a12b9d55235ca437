import { catalogStatusLabel } from '@/components/entities/catalog-status';
import { cycleFilter } from '@/components/entities/cycle-filter';
import type { ReadyView } from '@/components/records/views/view-tabs';
import { marketFilter } from '@/components/entities/market-filter';
import { productTypeFilter } from '@/components/entities/product-type-filter';
import { sellerFilter } from '@/components/entities/seller-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { CATALOG_GAPS } from '@/lib/contracts/catalogs/catalog-filters';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { CATALOG_STATUSES } from '@/lib/domain/catalogs/catalog-status';

const GAPS: Record<(typeof CATALOG_GAPS)[number], string> = {
  rate: 'Rate',
  'product-type': 'Product type',
  title: 'Title',
  images: 'Photos',
};

/** Filters of the list of catalogs. Tag filters require the taxonomy to be loaded. */
export const catalogFilters = (taxonomy: Taxonomy | undefined): RecordFilters<typeof catalogsApi.list> => [
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
  {
    id: 'valueId',
    kind: 'multi-choice',
    label: 'Tags',
    options:
      taxonomy?.attributes.flatMap(({ nameEn, values }) =>
        values.map((value) => ({ value: value.id, label: `${nameEn}: ${value.nameEn}` })),
      ) ?? [],
  },
  { id: 'rateFrom', to: 'rateTo', kind: 'range', label: 'Rate', unit: 'rupees', min: 0, max: 1_000_000 },
  {
    id: 'lacks',
    kind: 'multi-choice',
    label: 'Missing',
    options: Object.entries(GAPS).map(([value, label]) => ({ value: value as keyof typeof GAPS, label })),
  },
  {
    id: 'days',
    kind: 'number',
    label: 'Received',
    hint: 'Within this many days.',
    min: 1,
    max: 3650,
    suggested: 7,
    text: (days) => (days === 1 ? 'within a day' : `within ${days} days`),
  },
  {
    id: 'lacksAttributeId',
    kind: 'multi-choice',
    label: 'Without',
    options: taxonomy?.attributes.map(({ id, nameEn }) => ({ value: id, label: nameEn })) ?? [],
  },
  { id: 'hasVideo', kind: 'yes-no', label: 'Video', yes: 'In a live video', no: 'In none' },
  { id: 'hasTwin', kind: 'yes-no', label: 'Possible duplicate', yes: 'Yes', no: 'No' },
  { id: 'isVisible', kind: 'yes-no', label: 'Visible', yes: 'Yes', no: 'No' },
  { id: 'isAvailable', kind: 'yes-no', label: 'Available', yes: 'Yes', no: 'No' },
  { id: 'isDeleted', kind: 'yes-no', label: 'Deleted', yes: 'Deleted only', no: 'Not deleted' },
];

/** Views used every day. The view of an attribute requires the taxonomy to be loaded. */
export function catalogViews(taxonomy: Taxonomy | undefined): ReadyView<typeof catalogsApi.list>[] {
  const fabric = taxonomy?.attributes.find(({ nameEn }) => nameEn.toLowerCase() === 'fabric');
  return [
    { label: 'Missing rate', filters: { lacks: ['rate'] } },
    ...(fabric ? [{ label: 'No fabric', filters: { lacksAttributeId: [fabric.id] } }] : []),
    { label: 'Possible duplicates', filters: { hasTwin: true } },
    { label: 'Sent back', filters: { status: ['changes_requested'] } },
    { label: 'Live without video', filters: { status: ['live'], hasVideo: false } },
  ];
}
