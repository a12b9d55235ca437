import { buyerFilter } from '@/components/entities/buyer-filter';
import { cycleFilter } from '@/components/entities/cycle-filter';
import { marketFilter } from '@/components/entities/market-filter';
import { sellerFilter } from '@/components/entities/seller-filter';
import { staffFilter } from '@/components/entities/staff-filter';
import type { RecordFilters } from '@/components/records/record-list';
import type { ReadyView } from '@/components/records/views/view-tabs';
import type { ordersApi } from '@/lib/contracts/orders/orders';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { ORDER_STAFF } from '@/lib/domain/orders/assignee';
import { HEADLINE_NAMES, HEADLINES, HOLDER_WORDS, HOLDERS, OPEN_HEADLINES } from '@/lib/domain/orders/headline';
import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';

const ALL: RecordFilters<typeof ordersApi.list> = [
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
  marketFilter('marketId'),
  staffFilter('salesmanId', 'Salesman', SALESMEN),
  staffFilter('assigneeId', 'Assigned to', ORDER_STAFF),
  { id: 'isAssigned', kind: 'yes-no', label: 'Assigned', yes: 'Yes', no: 'No' },
  cycleFilter('cycleId'),
  {
    id: 'stuckWith',
    kind: 'multi-choice',
    label: 'Waits for',
    options: HOLDERS.map((value) => ({ value, label: HOLDER_WORDS[value] })),
  },
  { id: 'isLate', kind: 'yes-no', label: 'Answer', yes: 'Late', no: 'In time' },
  { id: 'hasDues', kind: 'yes-no', label: 'Dues', yes: 'Due', no: 'Paid' },
  { id: 'lrMissing', kind: 'yes-no', label: 'LR', yes: 'Missing', no: 'Known' },
  {
    id: 'stuckDays',
    kind: 'number',
    label: 'Idle days',
    hint: 'No step was taken for this many days.',
    min: 1,
    max: 365,
    suggested: 3,
    text: (days) => `${days} or more`,
  },
];

/** Filters for these roles: not everyone sees buyers' dues, and a portfolio has only one salesman. */
export const orderFilters = (roles: readonly string[]): RecordFilters<typeof ordersApi.list> =>
  ALL.filter(
    ({ id }) => (id !== 'hasDues' || seesBuyerSide(roles)) && (id !== 'salesmanId' || !seesOwnOrdersOnly(roles)),
  );

/** Filters of the board, whose columns already are the stages. */
export const boardFilters = (roles: readonly string[]): RecordFilters<typeof ordersApi.list> =>
  orderFilters(roles).filter(({ id }) => id !== 'headline' && id !== 'stuckWith');

/** Orders by next step. */
export const ORDER_VIEWS: readonly ReadyView<typeof ordersApi.list>[] = OPEN_HEADLINES.filter(
  (name) => name !== 'draft',
).map((name) => ({ label: HEADLINES[name].next ?? '', filters: { headline: [name] } }));
