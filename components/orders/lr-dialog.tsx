import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Consignment } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { type Lorry, LorryFields, lorryBody } from './lorry-fields';

/** Adds an LR number that was unknown at dispatch. */
export function LrDialog({ consignment, onClose }: { consignment: Consignment; onClose: () => void }) {
  const { mutate, reset, isPending, error } = useOrderStep(subOrdersApi.setLr);
  const [lorry, setLorry] = useState<Lorry>(() => {
    const { transporter, lrNumber, weightKg, photo } = consignment;
    return { transporter, lrNumber, weightKg, photo };
  });
  const isMeant = error?.code === 'not_meant';
  const handleSave = () =>
    mutate(
      { params: { id: consignment.id }, body: { ...lorryBody(lorry), isMeant } },
      {
        onSuccess: () => {
          notifySuccess('The LR is saved.');
          onClose();
        },
      },
    );
  // A different number needs a new confirmation.
  const handleChange = (next: typeof lorry) => {
    setLorry(next);
    if (isMeant) reset();
  };
  return (
    <FormDialog
      title="LR"
      saveLabel={isMeant ? 'Save anyway' : 'Save'}
      maxWidth="xs"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <LorryFields value={lorry} onChange={handleChange} />
    </FormDialog>
  );
}
