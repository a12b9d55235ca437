import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { NumberField } from '@/components/ui/number-field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { OrderReturn } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { piecesText } from '@/lib/domain/orders/quantities';

/** Records the receipt of returned goods, and how many of them can no longer be sold. */
export function ReceiveDialog({ goods, onClose }: { goods: OrderReturn; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.moveReturn);
  const [damaged, setDamaged] = useState<number | null>(0);
  const body = { to: 'received' as const, damaged: damaged ?? 0, version: goods.version };
  const handleSave = () =>
    mutate(
      { params: { id: goods.id }, body },
      {
        onSuccess: () => {
          notifySuccess(`${piecesText(goods.pieces)} received.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Received ${piecesText(goods.pieces)}?`}
      description="The seller has the goods back."
      saveLabel="Mark received"
      maxWidth="xs"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <NumberField
        label="Damaged pieces"
        hint={`Of ${goods.pieces}; the others are good.`}
        value={damaged}
        autoFocus
        onChange={setDamaged}
      />
    </FormDialog>
  );
}
