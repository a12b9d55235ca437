import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { RETURN_REASONS } from '@/lib/domain/orders/return-status';

const REASONS = RETURN_REASONS.map((value) => ({ value, label: value }));

/** Requests the return of delivered pieces of one line. */
export function ReturnDialog({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.returnGoods);
  const lines = part.lines.filter((line) => line.delivered > line.returned);
  const [lineId, setLineId] = useState(lines[0]?.id ?? '');
  const [pieces, setPieces] = useState<number | null>(null);
  const [reason, setReason] = useState<(typeof RETURN_REASONS)[number]>('Damaged');
  const line = lines.find(({ id }) => id === lineId);
  const most = line ? line.delivered - line.returned : 0;
  const body = { lineId, pieces: pieces ?? 0, reason, version: part.version };
  const handleSave = () =>
    mutate(
      { params: { id: part.id }, body },
      {
        onSuccess: () => {
          notifySuccess('The return is requested.');
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Return to ${part.seller.businessName}`}
      saveLabel="Request return"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <SelectField
        label="Goods"
        value={lineId}
        options={lines.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={setLineId}
      />
      <NumberField label="Pieces" hint={`At most ${most}.`} value={pieces} autoFocus onChange={setPieces} />
      <SelectField label="Reason" value={reason} options={REASONS} onChange={setReason} />
    </FormDialog>
  );
}
