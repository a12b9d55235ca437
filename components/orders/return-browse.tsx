import { buyerFilter } from '@/components/entities/buyer-filter';
import { recordAddress } from '@/components/entities/record-address';
import { sellerFilter } from '@/components/entities/seller-filter';
import { StateTag } from '@/components/entities/state-tag';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { Age } from '@/components/ui/age';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { RETURN_STATE_TEXTS, RETURN_STATUSES } from '@/lib/domain/orders/return-status';
import { stateLabel } from '@/lib/domain/states';
import { numberText } from '@/lib/domain/text/count-text';

export const RETURN_COLUMNS: RecordColumns<typeof ordersApi.returns> = [
  { id: 'number', header: 'Order', cell: subOrderNumber, width: 90, isHideable: false, priority: 1 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={RETURN_STATE_TEXTS} state={status} />,
    width: 115,
    priority: 2,
  },
  { id: 'goods', header: 'Goods', cell: ({ title }) => title, width: 230, priority: 3 },
  {
    id: 'pieces',
    header: 'Pieces',
    cell: ({ pieces }) => numberText(pieces),
    width: 75,
    align: 'right',
    priority: 4,
    isExtra: true,
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason, damaged }) => (damaged > 0 ? `${reason}, ${numberText(damaged)} damaged` : reason),
    width: 170,
    priority: 5,
  },
  {
    id: 'buyer',
    header: 'Buyer',
    cell: ({ buyer }) => `${buyer.businessName}, ${buyer.city}`,
    width: 175,
    priority: 6,
  },
  { id: 'seller', header: 'Seller', cell: ({ seller }) => seller.businessName, width: 150, priority: 7 },
  { id: 'creditNote', header: 'Credit note', cell: ({ creditNote }) => creditNote, width: 165, isExtra: true },
  { id: 'createdAt', header: 'Age', cell: ({ createdAt }) => <Age at={createdAt} />, width: 95, isSortable: true },
];

const FILTERS: RecordFilters<typeof ordersApi.returns> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: RETURN_STATUSES.map((value) => ({ value, label: stateLabel(RETURN_STATE_TEXTS, value) })),
  },
  buyerFilter('buyerId'),
  sellerFilter('sellerId'),
];

/** Returns of all orders the user may see. */
export const ReturnBrowse = () => (
  <RecordList
    endpoint={ordersApi.returns}
    label="Returns"
    noun={{ one: 'return', many: 'returns' }}
    columns={RETURN_COLUMNS}
    filters={FILTERS}
    nameOf={(row) => `Return of ${subOrderNumber(row)}`}
    hrefOf={({ orderId }) => recordAddress('order-view', orderId)}
    noneYet={{ title: 'No returns yet' }}
  />
);
