import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { ApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import type { ChosenStep } from './state-steps';

interface StateStepDialogProps<State extends string> extends ChosenStep<State> {
  recordId: string;
  title: string;
  /** What the step does. */
  children: string;
  /** Who reads the reason. */
  hint: string;
  /** What is said when somebody else changed the record meanwhile. */
  stale: string;
  done: string;
  isGrave: boolean;
  isPending: boolean;
  error: ApiError | null;
  take: (wish: { to: State; reason?: string }) => Promise<unknown>;
}

/** Takes a record to another state, after a second look and with a reason where one is asked for. */
export function StateStepDialog<State extends string>(props: StateStepDialogProps<State>) {
  const { recordId, step, reason, onReason, onClose, title, children, hint, stale, done } = props;
  const { isGrave, isPending, error, take } = props;
  const id = useId();
  const [isMissing, setIsMissing] = useState(false);
  useKeptWords(`${step.to} ${recordId}`, { reason }, { reason: '' }, (words) => onReason(words.reason));
  const problemOfReason = error?.issues.find(({ path }) => path[0] === 'reason')?.message;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isAsked = step.asks !== null;
    setIsMissing(isAsked && reason.trim() === '');
    if (isAsked && reason.trim() === '') return;
    const handleDone = () => {
      notifySuccess(done);
      onReason('');
      onClose();
    };
    // In a queue the next record may be in this one's place by then.
    take({ to: step.to, ...(isAsked && { reason }) }).then(handleDone, () => undefined);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Typography sx={{ mb: step.asks ? 2 : 0 }}>{children}</Typography>
          {step.asks && (
            <Field
              label="Reason"
              hint={hint}
              problem={isMissing ? 'Say why.' : problemOfReason}
              value={reason}
              multiline
              minRows={2}
              required
              autoFocus
              onChange={(event) => onReason(event.target.value)}
            />
          )}
          {error && !error.isPassing && !problemOfReason && (
            <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
              {error.code === 'changed_meanwhile' ? stale : error.message}
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
          color={isGrave ? 'error' : 'primary'}
          loading={isPending}
        >
          {step.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
