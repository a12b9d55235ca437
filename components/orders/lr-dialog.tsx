import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Consignment } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { LorryFields } from './lorry-fields';

/** Gives a consignment the LR number that was not known when it went. */
export function LrDialog({ consignment, onClose }: { consignment: Consignment; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.setLr);
  const [lorry, setLorry] = useState({ transporter: consignment.transporter, lrNumber: consignment.lrNumber });
  const isMeant = error?.code === 'not_meant';
  return (
    <FormDialog
      title="LR number"
      saveLabel={isMeant ? 'Save anyway' : 'Save'}
      maxWidth="xs"
      isBusy={isPending}
      error={error}
      onSave={() => mutate({ params: { id: consignment.id }, body: { ...lorry, isMeant } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <LorryFields value={lorry} onChange={setLorry} />
    </FormDialog>
  );
}
