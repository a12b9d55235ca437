import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { ReasonField } from '@/components/records/reason-field';
import type { Upload } from '@/lib/contracts/uploads/uploads';
import { notifySuccess } from '@/lib/client/notify';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { useSkipUpload } from '@/lib/client/queries/uploads';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { SKIP_ASKS } from '@/lib/domain/uploads/upload-machine';
import type { Lease } from './use-lease';

interface SkipDialogProps {
  upload: Upload;
  lease: Lease;
  onSkipped: () => void;
  onClose: () => void;
}

/** Puts a work item back for others, and asks why. */
export function SkipDialog({ upload, lease, onSkipped, onClose }: SkipDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  useKeptWords(`skip ${upload.id}`, { reason }, { reason: '' }, (words) => setReason(words.reason));
  const { mutate, isPending, error } = useSkipUpload(upload.id);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    mutate(
      { leaseToken: lease.token, reason },
      {
        onSuccess: () => {
          notifySuccess(`${upload.seller.businessName} is back for others.`);
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
      <DialogTitle id={id}>{`Skip ${upload.seller.businessName}?`}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <ReasonField
            asked={SKIP_ASKS}
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
