import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useList } from '@/lib/client/queries/list';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { orderName } from '@/lib/domain/orders/order-number';
import { dayText } from '@/lib/domain/text/indian-day';
import { ChoiceButtons } from './choice-buttons';

interface OrderDialogProps {
  buyerId: string;
  onChoose: (order: { id: string; title: string }) => void;
  onClose: () => void;
}

/** Sends one of the buyer's orders. */
export function OrderDialog({ buyerId, onChoose, onClose }: OrderDialogProps) {
  const { data, error } = useList(ordersApi.list, { buyerId: [buyerId], sort: '-placedAt', limit: 50 });
  const parts = data?.pages.flatMap((page) => page.rows);
  const firstParts = parts?.filter(({ orderId }, index) => parts.findIndex((one) => one.orderId === orderId) === index);
  const choices = firstParts?.map(({ orderId, orderNumber, headline, placedAt }) => ({
    id: orderId,
    title: orderName(orderNumber),
    detail: `${HEADLINES[headline].label} · ${dayText(placedAt)}`,
  }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="send-order">
      <DialogTitle id="send-order">Send an order</DialogTitle>
      <DialogContent>
        <ChoiceButtons choices={choices} error={error} none="The buyer has no orders yet." onChoose={onChoose} />
      </DialogContent>
    </Dialog>
  );
}
