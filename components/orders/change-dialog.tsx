import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { useSettled } from '@/components/ui/use-settled';
import { notifySuccess } from '@/lib/client/notify';
import { useChangePreview, useOrderStep } from '@/lib/client/queries/orders';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { differenceText } from '@/lib/domain/orders/order-text';
import { paiseOf, rupeesText } from '@/lib/domain/text/money';
import { CatalogSearch } from './catalog-search';
import { DraftLine } from './draft-line';
import { useChangeSet } from './use-change-set';

type ChangeSet = ReturnType<typeof useChangeSet>;

/** Changes a part after it was placed, with a preview of the difference in price. */
export function ChangeDialog({ part, onClose }: { part: SubOrder; onClose: () => void }) {
  const { mutate, isPending, error } = useOrderStep(subOrdersApi.change);
  const [reason, setReason] = useState('');
  const set = useChangeSet(part);
  const handleSave = () => {
    if (!set.body) return;
    mutate(
      { params: { id: part.id }, body: { ...set.body, reason } },
      {
        onSuccess: () => {
          notifySuccess('The order is changed.');
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Change the order to ${part.seller.businessName}`}
      description="More pieces wait for the seller’s answer; fewer are cancelled. All of it is one change in the history."
      saveLabel="Confirm change"
      maxWidth="md"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <Box role="group" aria-label="Lines" sx={{ display: 'grid', gap: 2 }}>
        {set.lines.map((one) => (
          <PlacedLine key={one.line.id} {...one} onWish={(changes) => set.wish(one.line, changes)} />
        ))}
      </Box>
      <Box>
        <CatalogSearch key={set.added.length} sellerId={part.seller.id} onAdd={set.add} />
        <Box component="ol" aria-label="New lines" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {set.added.map((line, index) => (
            <DraftLine
              key={`${index} ${line.catalogId}`}
              line={line}
              isNew={index === set.added.length - 1}
              onChange={(changes) => set.changeAdded(index, changes)}
              onRemove={() => set.removeAdded(index)}
              onDone={() => {}}
            />
          ))}
        </Box>
      </Box>
      <Field label="Reason" value={reason} required onChange={(event) => setReason(event.target.value)} />
      <Difference part={part} set={set} />
    </FormDialog>
  );
}

type PlacedLineProps = ChangeSet['lines'][number] & {
  onWish: (changes: Parameters<ChangeSet['wish']>[1]) => void;
};

function PlacedLine({ line, wish, problem, onWish }: PlacedLineProps) {
  const problemAt = (field: string) => (problem?.field === field ? problem.message : undefined);
  return (
    <Box
      role="group"
      aria-label={line.title}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 130px 130px' } }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{line.title}</Box>
      <NumberField
        label="Pieces"
        value={wish.pieces}
        problem={problemAt('pieces')}
        onChange={(pieces) => onWish({ pieces })}
      />
      <NumberField
        label="Rate"
        value={wish.rate}
        problem={problemAt('rate')}
        parse={paiseOf}
        format={rupeesText}
        onChange={(rate) => onWish({ rate })}
      />
      {wish.rate !== line.rate && wish.rate !== line.catalogRate && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Field
            label="Why another rate"
            value={wish.rateReason}
            problem={problemAt('rateReason')}
            onChange={(event) => onWish({ rateReason: event.target.value })}
          />
        </Box>
      )}
    </Box>
  );
}

/** Placeholder reason for the preview request: only the server knows the tax of a new line. */
const NO_REASON_YET = 'Preview';

function Difference({ part, set }: { part: SubOrder; set: ChangeSet }) {
  const settled = useSettled(JSON.stringify(set.body));
  const body = JSON.parse(settled) as ChangeSet['body'];
  const { data, error } = useChangePreview(part.id, body && { ...body, reason: NO_REASON_YET });
  if (set.isEmpty) return <Alert severity="info">Nothing is changed yet.</Alert>;
  if (error) return <Alert severity="error">{error.issues[0]?.message ?? error.message}</Alert>;
  if (!data || !set.body) return null;
  return (
    <Alert severity="info" aria-live="polite">
      With GST it comes to {rupeesText(data.after)}, {differenceText(data.difference)} than {rupeesText(data.before)}.
    </Alert>
  );
}
