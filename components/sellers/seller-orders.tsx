import { ORDER_COLUMNS } from '@/components/entities/order-columns';
import { OrderSums } from '@/components/entities/order-sums';
import { recordAddress } from '@/components/entities/record-address';
import { RecordList } from '@/components/records/record-list';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { SellerAccount } from './seller-account';

export const SELLER_ORDER_COLUMNS = ORDER_COLUMNS.filter(({ id }) => id !== 'seller');

/** Orders of a seller, with their next steps. */
export const SellerOrders = ({ sellerId }: { sellerId: string }) => (
  <>
    <SellerAccount sellerId={sellerId} />
    <OrderSums about={{ sellerId: [sellerId] }} />
    <RecordList
      endpoint={ordersApi.list}
      about={{ sellerId: [sellerId] }}
      label="Orders of the seller"
      noun={{ one: 'order', many: 'orders' }}
      columns={SELLER_ORDER_COLUMNS}
      nameOf={subOrderNumber}
      hrefOf={({ orderId }) => recordAddress('order-view', orderId)}
      noneYet={{ title: 'No orders yet' }}
    />
  </>
);
