import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { DayField } from '@/components/ui/day-field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Consignment } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { justNow } from '@/lib/domain/text/indian-day';

/** Records the delivery of a consignment. */
export function DeliverDialog({ consignment, onClose }: { consignment: Consignment; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.deliver);
  const [at, setAt] = useState<string | null>(() => justNow(new Date()).toISOString());
  const deliveredAt = at ?? justNow(new Date()).toISOString();
  const handleSave = () =>
    mutate(
      { params: { id: consignment.id }, body: { deliveredAt } },
      {
        onSuccess: () => {
          notifySuccess('The delivery is recorded.');
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Delivery by ${consignment.transporter}`}
      description="All pieces of the consignment count as delivered."
      saveLabel="Record delivery"
      maxWidth="xs"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <DayField label="Delivered on" value={at} autoFocus onChange={setAt} />
    </FormDialog>
  );
}
