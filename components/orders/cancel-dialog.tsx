import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { Field } from '@/components/ui/field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { OrderLine, SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { openPieces, toDispatch } from '@/lib/domain/orders/quantities';
import { LinePieces, mostOfAll, typedPieces } from './line-pieces';

const withSeller = (line: OrderLine) => openPieces(line) + toDispatch(line);

/** Cancels pieces that are still with the seller. */
export function CancelDialog({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.cancel);
  const lines = part.lines.filter((line) => withSeller(line) > 0);
  const [pieces, setPieces] = useState(() => mostOfAll(lines, withSeller));
  const [reason, setReason] = useState('');
  const body = { lines: typedPieces(pieces), reason, version: part.version };
  return (
    <FormDialog
      title={`Cancel pieces of ${part.seller.businessName}`}
      description="The seller no longer sends them, and the buyer no longer owes for them."
      saveLabel="Cancel pieces"
      isGrave
      isBusy={isPending}
      error={error}
      onSave={() =>
        mutate(
          { params: { id: part.id }, body },
          {
            onSuccess: () => {
              notifySuccess('The pieces are cancelled.');
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <LinePieces lines={lines} mostOf={withSeller} values={pieces} onChange={setPieces} />
      <Field label="Reason" value={reason} required onChange={(event) => setReason(event.target.value)} />
    </FormDialog>
  );
}
