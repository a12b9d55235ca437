import Button from '@mui/material/Button';
import { useRouter } from 'next/router';
import { recordAddress } from '@/components/entities/record-address';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderAgain } from '@/lib/client/queries/orders';
import type { Order } from '@/lib/contracts/orders/order-record';
import { countText } from '@/lib/domain/text/count-text';

/** Creates a draft with the same goods at today's rates; goods that can no longer be ordered are skipped. */
export function OrderAgain({ order }: { order: Order }) {
  const { push } = useRouter();
  const { mutate, isPending } = useOrderAgain();
  const handleAgain = () =>
    mutate(order, {
      onSuccess: ({ draft, leftOut }) => {
        const count = countText({ value: leftOut, isExact: true }, { one: 'line', many: 'lines' });
        notifySuccess(leftOut === 0 ? 'The draft has the same lines.' : `The draft leaves out ${count}.`);
        void push(recordAddress('order-view', draft.id));
      },
    });
  return (
    <Button variant="outlined" loading={isPending} disabled={order.buyer.isBlocked} onClick={handleAgain}>
      Order again
    </Button>
  );
}
