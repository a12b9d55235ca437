import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { ReasonField } from '@/components/records/reason-field';
import type { ApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import type { Asked } from '@/lib/domain/machine';
import type { Lease } from '@/components/entities/lease/use-lease';

interface SkipDialogProps {
  id: string;
  /** Name of the item: "Kesar Textiles". */
  name: string;
  /** Reason with common suggestions. */
  asks: Asked;
  lease: Lease;
  skipping: {
    mutate: (
      body: { leaseToken: number; reason: string },
      options: { onSuccess: () => void; onError: (failure: ApiError) => void },
    ) => void;
    isPending: boolean;
    error: ApiError | null;
  };
  onSkipped: () => void;
  onClose: () => void;
}

/** Returns a work item to the queue, with a reason. */
export function SkipDialog({ id: subject, name, asks, lease, skipping, onSkipped, onClose }: SkipDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useKeptWords(`skip ${subject}`, { reason }, { reason: '' }, (words) => setReason(words.reason));
  const { mutate, isPending, error } = skipping;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    mutate(
      { leaseToken: lease.token, reason },
      {
        onSuccess: () => {
          notifySuccess(`${name} is back for others.`);
          onSkipped();
        },
        onError: (failure) => {
          if (failure.code === 'hold_ended') lease.end();
          tellPassingFailure(failure);
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`Skip ${name}?`}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <ReasonField
            asked={asks}
            label="Why?"
            problem={isMissing ? 'Say why.' : undefined}
            value={reason}
            autoFocus
            onChange={setReason}
          />
          {error && !error.isPassing && (
            <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
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
          Skip
        </Button>
      </DialogActions>
    </Dialog>
  );
}
