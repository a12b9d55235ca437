import { buyerFilter } from '@/components/entities/buyer-picker';
import { cycleFilter } from '@/components/entities/cycle-filter';
import { sellerFilter } from '@/components/entities/seller-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { ordersApi } from '@/lib/contracts/orders/orders';
import { HEADLINE_NAMES, HEADLINES } from '@/lib/domain/orders/headline';

export const ORDER_FILTERS: RecordFilters<typeof ordersApi.list> = [
  {
    id: 'headline',
    kind: 'multi-choice',
    label: 'Status',
    options: HEADLINE_NAMES.filter((name) => name !== 'draft').map((value) => ({
      value,
      label: HEADLINES[value].label,
    })),
  },
  buyerFilter('buyerId'),
  sellerFilter('sellerId'),
  cycleFilter('cycleId'),
  { id: 'lrMissing', kind: 'yes-no', label: 'LR', yes: 'Missing', no: 'Known' },
  {
    id: 'stuckDays',
    kind: 'number',
    label: 'Idle days',
    hint: 'No step was taken for so many days.',
    min: 1,
    max: 365,
    suggested: 3,
    text: (days) => `${days} or more`,
  },
];
