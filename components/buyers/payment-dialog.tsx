import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { DayField } from '@/components/ui/day-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { notifySuccess } from '@/lib/client/notify';
import { buyers, useDues } from '@/lib/client/queries/buyers';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { PAYMENT_MODE_WORDS, PAYMENT_MODES, type PaymentMode } from '@/lib/domain/orders/entries';
import { oldestFirst } from '@/lib/domain/orders/order-money';
import { orderName } from '@/lib/domain/orders/order-number';
import { justNow } from '@/lib/domain/text/indian-day';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';

const MODES = PAYMENT_MODES.map((value) => ({ value, label: PAYMENT_MODE_WORDS[value] }));
const money = { parse: paiseOf, format: rupeesText };

/** Records a payment. It is applied to the oldest orders first by default. */
export function PaymentDialog({ buyer, onClose }: { buyer: BuyerDetail; onClose: () => void }) {
  const { mutate, isPending, error } = buyers.useAction(paymentsApi.receive, { isForm: true });
  const { data: dues = [] } = useDues(buyer.id);
  const [amount, setAmount] = useState<number | null>(null);
  const [mode, setMode] = useState<PaymentMode>('upi');
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [receivedAt, setReceivedAt] = useState<string | null>(() => justNow(new Date()).toISOString());
  const [typed, setTyped] = useState<Record<string, number | null>>({});
  const shares = { ...oldestFirst(amount ?? 0, dues), ...typed };
  const allocations = dues.flatMap(({ orderId }) => {
    const share = shares[orderId];
    return share ? [{ orderId, amount: share }] : [];
  });
  const handleSave = () =>
    mutate(
      {
        params: { id: buyer.id },
        body: {
          ...{ amount: amount ?? 0, mode, reference, note, allocations },
          receivedAt: receivedAt ?? justNow(new Date()).toISOString(),
        },
      },
      {
        onSuccess: (entry) => {
          notifySuccess(`${rupeesText(entry.amount)} from ${buyer.businessName} is recorded.`);
          onClose();
        },
      },
    );
  const problem = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
  return (
    <FormDialog
      title={`Record a payment of ${buyer.businessName}`}
      saveLabel="Record payment"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <NumberField
        label="Amount"
        hint="In rupees."
        {...money}
        value={amount}
        problem={problem('amount')}
        autoFocus
        onChange={setAmount}
      />
      <SelectField label="How" value={mode} options={MODES} onChange={setMode} />
      <Field
        label="UTR or cheque number"
        value={reference}
        problem={problem('reference')}
        onChange={(event) => setReference(event.target.value)}
      />
      <DayField label="Received on" value={receivedAt} problem={problem('receivedAt')} onChange={setReceivedAt} />
      {dues.length > 0 && (
        <Box role="group" aria-label="For these orders" sx={{ display: 'grid', gap: 1.5 }}>
          {dues.map((due) => (
            <NumberField
              key={due.orderId}
              label={`For ${orderName(due.orderNumber)}, ${rupeesText(due.due)} due`}
              {...money}
              value={shares[due.orderId] ?? null}
              onChange={(share) => setTyped({ ...typed, [due.orderId]: share })}
            />
          ))}
        </Box>
      )}
      <Field label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
    </FormDialog>
  );
}
