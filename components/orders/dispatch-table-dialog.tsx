import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { Field } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import { useSettled } from '@/components/ui/use-settled';
import { notifySuccess } from '@/lib/client/notify';
import { useDispatchDryRun, useDispatchMany } from '@/lib/client/queries/orders';
import type { DispatchResult } from '@/lib/contracts/orders/sub-orders';
import { type DispatchRow, readDispatchTable } from '@/lib/domain/orders/dispatch-table';
import { countText } from '@/lib/domain/text/count-text';

const ORDERS = { one: 'order', many: 'orders' };

const OUTCOMES = {
  dispatch: { label: 'Will go', tone: 'success' },
  lr: { label: 'Gets its LR', tone: 'success' },
  done: { label: 'Done', tone: 'success' },
  refused: { label: 'Not possible', tone: 'error' },
} as const;

/** Dispatches many orders from a pasted spreadsheet table, after a preview of each row. */
export function DispatchTableDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const settled = useSettled(text);
  const { rows, leftOut } = readDispatchTable(settled);
  const dryRun = useDispatchDryRun(rows);
  const { mutate, data: done, isPending, error } = useDispatchMany();
  const results = done ?? (rows.length > 0 ? dryRun.data : undefined) ?? [];
  const possible = results.filter(({ outcome }) => outcome === 'dispatch' || outcome === 'lr').length;
  const handleSave = () => {
    if (done) return onClose();
    if (possible === 0 || settled !== text) return;
    mutate({ body: { rows, isDryRun: false } }, { onSuccess: tell });
  };
  return (
    <FormDialog
      title="Dispatch by table"
      description="Paste rows of order, LR and transporter, with the number of parcels where it is known. Everything accepted and not yet dispatched goes."
      saveLabel={
        done
          ? 'Close'
          : possible === 0
            ? 'Dispatch'
            : `Dispatch ${countText({ value: possible, isExact: true }, ORDERS)}`
      }
      maxWidth="md"
      isEmpty={!done && possible === 0}
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <Field
        label="Table"
        hint="1042-2, LR 48213, Shree Ganesh Roadways, 3"
        value={text}
        multiline
        minRows={4}
        autoFocus
        disabled={done !== undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {leftOut.length > 0 && (
        <Alert severity="info">
          {countText({ value: leftOut.length, isExact: true }, { one: 'line names', many: 'lines name' })} no order:{' '}
          {leftOut.slice(0, 3).join(' · ')}
        </Alert>
      )}
      <Results rows={rows} results={results} />
    </FormDialog>
  );
}

const tell = (results: DispatchResult[]) => {
  const count = results.filter(({ outcome }) => outcome === 'done').length;
  notifySuccess(`${countText({ value: count, isExact: true }, ORDERS)} dispatched.`);
};

const Results = ({ rows, results }: { rows: readonly DispatchRow[]; results: readonly DispatchResult[] }) => (
  <Box
    component="ul"
    aria-label="Rows"
    aria-live="polite"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
  >
    {results.map(({ order, outcome, message }, index) => (
      <li key={`${index} ${order}`}>
        <strong>{order}</strong> {rows[index]?.lrNumber && `LR ${rows[index].lrNumber}`}{' '}
        <Tag tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Tag> {message}
      </li>
    ))}
  </Box>
);
