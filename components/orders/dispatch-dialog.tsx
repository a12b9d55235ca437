import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { DayField } from '@/components/ui/day-field';
import { NumberField } from '@/components/ui/number-field';
import { SelectField } from '@/components/ui/select-field';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { toDispatch } from '@/lib/domain/orders/quantities';
import { justNow } from '@/lib/domain/text/indian-day';
import { LinePieces, mostOfAll, typedPieces } from './line-pieces';
import { LorryFields, lorryBody, NO_LORRY } from './lorry-fields';

const FREIGHT = [
  { value: 'to_pay', label: 'To pay' },
  { value: 'paid', label: 'Paid' },
] as const;

/** Records a dispatch with one lorry. */
export function DispatchDialog({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate, reset, isPending, error } = useOrderStep(subOrdersApi.dispatch);
  const lines = part.lines.filter((line) => toDispatch(line) > 0);
  const [pieces, setPieces] = useState(() => mostOfAll(lines, toDispatch));
  const [lorry, setLorry] = useState(NO_LORRY);
  const [parcels, setParcels] = useState<number | null>(1);
  const [freight, setFreight] = useState<'paid' | 'to_pay'>('to_pay');
  const [at, setAt] = useState<string | null>(() => justNow(new Date()).toISOString());
  // The server asks once whether a repeated LR number is intended.
  const isMeant = error?.code === 'not_meant';
  const handleSave = () =>
    mutate(
      {
        params: { id: part.id },
        body: {
          ...{ ...lorryBody(lorry), isMeant, freight, lines: typedPieces(pieces), version: part.version },
          parcels: parcels ?? 0,
          dispatchedAt: at ?? justNow(new Date()).toISOString(),
        },
      },
      {
        onSuccess: () => {
          notifySuccess('The dispatch is recorded.');
          onClose();
        },
      },
    );
  const handleLorry = (next: typeof lorry) => {
    setLorry(next);
    if (isMeant) reset();
  };
  return (
    <FormDialog
      title={`Dispatch of ${part.seller.businessName}`}
      saveLabel={isMeant ? 'Dispatch anyway' : 'Record dispatch'}
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <LinePieces lines={lines} mostOf={toDispatch} values={pieces} onChange={setPieces} />
      <LorryFields value={lorry} onChange={handleLorry} />
      <NumberField label="Parcels" value={parcels} onChange={setParcels} />
      <SelectField label="Freight" value={freight} options={FREIGHT} onChange={setFreight} />
      <DayField label="Dispatched on" value={at} onChange={setAt} />
    </FormDialog>
  );
}
