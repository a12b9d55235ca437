import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { Field } from '@/components/ui/field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';

/** Cancels a draft, with a reason. */
export function DiscardDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(ordersApi.discard);
  const [reason, setReason] = useState('');
  const handleSave = () =>
    mutate(
      { params: { id: order.id }, body: { reason, version: order.version } },
      {
        onSuccess: () => {
          notifySuccess('The draft is discarded.');
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title="Discard this draft?"
      description="The draft is cancelled. It gets no number."
      saveLabel="Discard draft"
      isGrave
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <Field label="Reason" value={reason} required autoFocus onChange={(event) => setReason(event.target.value)} />
    </FormDialog>
  );
}
