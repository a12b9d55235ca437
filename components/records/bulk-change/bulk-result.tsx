import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { numberText } from '@/lib/domain/text/count-text';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import { SelectField } from '@/components/ui/select-field';
import { useUndoBulkChange } from '@/lib/client/queries/bulk-changes';
import type { BulkChange, BulkRow } from '@/lib/contracts/bulk-changes';
import { BULK_OUTCOMES, type BulkOutcome } from '@/lib/domain/lists/bulk-changes';
import { isOver } from '@/lib/domain/jobs/job-states';
import { JobCard, jobText } from '../../entities/job-card';
import { BulkRows } from './bulk-rows';
import { NOT_DONE, outcomeWords } from './outcome-words';

const ALL = '';

interface BulkResultProps {
  bulk: BulkChange;
  hrefOf: (row: BulkRow) => string;
  /** Shows a related bulk change: the one that undoes this one, or that this one undoes. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Progress of a bulk change, the outcome of each record, and undo. */
export function BulkResult({ bulk, hrefOf, onShow, onClose }: BulkResultProps) {
  const { counts, job, rowCount, undoUntil, undoId, undoesId } = bulk;
  const [outcome, setOutcome] = useState<BulkOutcome | typeof ALL>(ALL);
  const { mutate: undo, isPending } = useUndoBulkChange(bulk.id);
  const isUndo = undoesId !== null;
  const found = BULK_OUTCOMES.filter((one) => counts[one] > 0);
  const labelOf = (one: BulkOutcome) => outcomeWords(one, isUndo).label;
  const options = found.map((value) => ({ value, label: `${labelOf(value)} (${numberText(counts[value])})` }));
  const facts = found.map((one) => [labelOf(one), numberText(counts[one])] as const);
  const other = undoId ?? undoesId;
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          {job && !isOver(job.state) && <JobCard job={job} />}
          {job && isOver(job.state) && job.state !== 'done' && <Alert severity="warning">{jobText(job)}</Alert>}
          <Facts facts={counts.waiting > 0 ? [...facts, [NOT_DONE, numberText(counts.waiting)]] : facts} />
          <SelectField
            label="Show"
            value={outcome}
            options={[{ value: ALL, label: `All (${numberText(rowCount)})` }, ...options]}
            onChange={setOutcome}
          />
          <BulkRows bulk={bulk} outcome={outcome || null} hrefOf={hrefOf} />
          {undoUntil && (
            <span>
              Can be undone until <Day at={undoUntil} />.
            </span>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {other && <Button onClick={() => onShow(other)}>{isUndo ? 'What was undone' : 'See the undo'}</Button>}
        {undoUntil && (
          <Button
            variant="outlined"
            color="inherit"
            loading={isPending}
            onClick={() => undo(undefined, { onSuccess: ({ id }) => onShow(id) })}
          >
            {undoId ? 'Undo the rest' : 'Undo'}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}
