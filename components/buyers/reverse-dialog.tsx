import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { Field } from '@/components/ui/field';
import { notifySuccess } from '@/lib/client/notify';
import { buyers } from '@/lib/client/queries/buyers';
import { type AccountEntry, paymentsApi } from '@/lib/contracts/buyers/payments';
import { rupeesText } from '@/lib/domain/text/money';

/** Reverses a payment with a counter-entry. */
export function ReverseDialog({ entry, onClose }: { entry: AccountEntry; onClose: () => void }) {
  const { mutate, isPending, error } = buyers.useAction(paymentsApi.reverse, { isForm: true });
  const [reason, setReason] = useState('');
  const handleSave = () =>
    mutate(
      { params: { id: entry.id }, body: { reason } },
      {
        onSuccess: () => {
          notifySuccess(`The payment of ${rupeesText(entry.amount)} is reversed.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Reverse ${rupeesText(entry.amount)}?`}
      description="The payment stays and an entry of the opposite amount is added. The orders are due again."
      saveLabel="Reverse"
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
