import Button from '@mui/material/Button';
import { useState } from 'react';
import { MessageButton } from '@/components/entities/message/message-button';
import { PhoneNumber } from '@/components/entities/phone-number';
import { orders } from '@/lib/client/queries/orders';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';

/** Phone number of a buyer. Users who do not manage buyers request it, and each request is logged. */
export function BuyerPhone({ order }: { order: Order }) {
  const { mutate, isPending } = orders.useAction(ordersApi.revealPhone, { touches: [] });
  const [phone, setPhone] = useState(order.buyer.phone);
  const isHidden = order.account === null && phone === order.buyer.phone;
  const handleShow = () => mutate({ params: { id: order.id } }, { onSuccess: (answer) => setPhone(answer.phone) });
  return (
    <>
      <PhoneNumber number={phone} />
      {order.account !== null && <MessageButton subject="orders" id={order.id} />}
      {isHidden && (
        <Button size="small" loading={isPending} onClick={handleShow}>
          Show number
        </Button>
      )}
    </>
  );
}
