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

/** The step that moving a card is, with its questions. */
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
  // Of a part that went by halves, what is left may wait for the seller’s word first.
  if (step === 'answer' || (step === 'dispatch' && toDispatch(part) === 0))
    return <AnswerDialog part={part} onClose={onClose} />;
  if (step === 'dispatch') return <DispatchDialog part={part} onClose={onClose} />;
  if (step === 'close') return <Closing part={part} onClose={onClose} />;
  const [lorry] = part.consignments.filter(({ deliveredAt }) => deliveredAt === null);
  return lorry ? <DeliverDialog consignment={lorry} onClose={onClose} /> : null;
}

/** Closing asks nothing, so it is done at once. */
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
