import { useEffect, useEffectEvent } from 'react';
import { notifyError, notifySuccess } from '@/lib/client/notify';
import { orders, useOrderStep } from '@/lib/client/queries/orders';
import type { SubOrder, SubOrderRow } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import type { BoardStep } from '@/lib/domain/orders/board';
import { toDispatch } from '@/lib/domain/orders/quantities';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { AnswerDialog } from './answer-dialog';
import { DeliverDialog } from './deliver-dialog';
import { DispatchDialog } from './dispatch-dialog';

interface BoardMoveProps {
  row: SubOrderRow;
  step: BoardStep;
  onClose: () => void;
}

/** Form of the step that moves a card. */
export function BoardMove({ row, step, onClose }: BoardMoveProps) {
  const { data: order, error } = orders.useRecord(row.orderId);
  const part = order?.subOrders?.find(({ id }) => id === row.id);
  const tell = useEffectEvent(() => {
    if (!error) return;
    notifyError(error.message);
    onClose();
  });
  useEffect(() => tell(), [error]);
  if (!part) return null;
  // When part of it was dispatched, the rest may need the seller’s answer first.
  if (step === 'answer' || (step === 'dispatch' && toDispatch(part) === 0))
    return <AnswerDialog part={part} onClose={onClose} />;
  if (step === 'dispatch') return <DispatchDialog part={part} onClose={onClose} />;
  if (step === 'close') return <Closing part={part} onClose={onClose} />;
  const [lorry] = part.consignments.filter(({ deliveredAt }) => deliveredAt === null);
  return lorry ? <DeliverDialog consignment={lorry} onClose={onClose} /> : null;
}

/** Closing needs no input, so it runs immediately. */
function Closing({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate } = useOrderStep(subOrdersApi.close, false);
  const close = useEffectEvent(() =>
    mutate(
      { params: { id: part.id }, body: { version: part.version } },
      { onSuccess: () => notifySuccess(`${subOrderNumber(part)} is closed.`), onSettled: onClose },
    ),
  );
  useEffect(() => close(), []);
  return null;
}
