import Button from '@mui/material/Button';
import Link from 'next/link';
import { ORDER_COLUMNS } from '@/components/entities/order-columns';
import { OrderSums } from '@/components/entities/order-sums';
import { recordAddress } from '@/components/entities/record-address';
import { RecordList } from '@/components/records/record-list';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { subOrderNumber } from '@/lib/domain/orders/order-number';

export const BUYER_ORDER_COLUMNS = ORDER_COLUMNS.filter(({ id }) => id !== 'buyer');

/** Orders of a buyer, one row per seller's part, with a button for a new order. */
export function BuyerOrders({ buyer }: { buyer: BuyerDetail }) {
  const add = buyer.status === 'active' && (
    <Button component={Link} href={`/order/new?buyer=${buyer.id}`} variant="contained" size="small">
      New order
    </Button>
  );
  return (
    <>
      <OrderSums about={{ buyerId: [buyer.id] }} />
      <RecordList
        endpoint={ordersApi.list}
        about={{ buyerId: [buyer.id] }}
        label={`Orders of ${buyer.businessName}`}
        noun={{ one: 'order', many: 'orders' }}
        columns={BUYER_ORDER_COLUMNS}
        nameOf={subOrderNumber}
        hrefOf={({ orderId }) => recordAddress('order-view', orderId)}
        noneYet={{ title: 'No orders yet', action: add }}
        actions={add}
      />
    </>
  );
}
