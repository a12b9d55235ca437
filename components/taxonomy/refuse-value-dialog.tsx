import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import { notifySuccess } from '@/lib/client/notify';
import { useRefuseRequest } from '@/lib/client/queries/value-requests';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import type { ValueRequest } from '@/lib/contracts/value-requests';
import { REFUSAL_ASKS } from '@/lib/domain/taxonomy/value-request-machine';

/** Rejects a value request, with a reason. */
export function RefuseValueDialog({ request, onClose }: { request: ValueRequest; onClose: () => void }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useKeptWords(`refuse value ${request.id}`, { reason }, { reason: '' }, (words) => setReason(words.reason));
  const { mutate, isPending, error } = useRefuseRequest();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    mutate(
      { id: request.id, version: request.version, reason },
      {
        onSuccess: () => {
          notifySuccess('The editor is told.');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        Refuse {request.attribute.nameEn} {request.nameEn}?
      </DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Field
            label="Why?"
            hint={REFUSAL_ASKS.hint}
            problem={isMissing ? 'Say why.' : undefined}
            value={reason}
            autoFocus
            required
            inputProps={{ maxLength: 500 }}
            onChange={(event) => setReason(event.target.value)}
          />
          {error && !error.isPassing && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {error.message}
            </Alert>
          )}
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending}>
          Refuse
        </Button>
      </DialogActions>
    </Dialog>
  );
}
