import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { ApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { type LegalStep, type Machine, reasonProblem, stepOn } from '@/lib/domain/machine';
import { stateWords } from '@/lib/domain/states';
import { ReasonField } from './reason-field';

/** A record with a state machine. */
export interface SteppedRecord {
  id: string;
  /** Name used in sentences: "Kesar Silk". */
  name: string;
  version: number;
}

/** Mutation that performs a step. */
export interface StepMutation<State extends string> {
  mutateAsync: (wish: { to: State; reason?: string; version: number }) => Promise<unknown>;
  isPending: boolean;
  error: ApiError | null;
  /** Clears the error of an earlier attempt. */
  reset: () => void;
}

export interface StepDialogProps<State extends string> {
  machine: Machine<State, never>;
  record: SteppedRecord;
  step: LegalStep<State>;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
  mutation: StepMutation<State>;
}

const staleText = (noun: string) =>
  `This ${noun} changed meanwhile and is shown as it is now. Check it before you continue.`;

/** Changes the status of a record, after a confirmation and with a reason where required. */
export function StepDialog<State extends string>(props: StepDialogProps<State>) {
  const { machine, record, step, reason, onReason, onClose } = props;
  const { mutateAsync, isPending, error } = props.mutation;
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  useKeptWords(`${step.to} ${record.id}`, { reason }, { reason: '' }, (words) => onReason(words.reason));
  const problemOfReason = error?.issues.find(({ path }) => path[0] === 'reason')?.message;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const amiss = reasonProblem(step, reason);
    setProblem(amiss);
    if (amiss) return;
    const handleDone = () => {
      notifySuccess(`${record.name} is ${stateWords(machine.states, step.to)}.`);
      onReason('');
      onClose();
    };
    // In a queue, the next record may have replaced this one by then.
    const wish = { to: step.to, version: record.version, ...(step.asks && { reason }) };
    mutateAsync(wish).then(handleDone, () => undefined);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`${stepOn(step.label, record.name)}?`}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Typography sx={{ mb: step.asks ? 2 : 0 }}>{step.consequence}</Typography>
          {step.asks && (
            <ReasonField
              asked={step.asks}
              problem={problem ?? problemOfReason}
              value={reason}
              autoFocus
              onChange={onReason}
            />
          )}
          {error && !error.isPassing && !problemOfReason && (
            <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
              {error.code === 'changed_meanwhile' ? staleText(machine.noun.one) : error.message}
            </Alert>
          )}
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          color={step.isGrave ? 'error' : 'primary'}
          loading={isPending}
        >
          {step.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
