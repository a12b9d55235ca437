import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { sellerStatusLabel } from '@/components/entities/seller-status';
import { Field } from '@/components/ui/field';
import type { SellerDetail } from '@/lib/contracts/seller-record';
import { notifySuccess } from '@/lib/client/notify';
import { useMoveSeller } from '@/lib/client/queries/sellers';
import type { SellerStatus } from '@/lib/domain/seller-status';
import type { LegalStep } from '@/lib/domain/transitions';
import { STEP_CONSEQUENCES } from './step-consequences';

interface SellerStepDialogProps {
  seller: SellerDetail;
  step: LegalStep<SellerStatus>;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Takes a seller to another status, after a second look and with a reason where one is asked for. */
export function SellerStepDialog({ seller, step, reason, onReason, onClose }: SellerStepDialogProps) {
  const id = useId();
  const { mutate, isPending, error } = useMoveSeller(seller.id);
  const [isMissing, setIsMissing] = useState(false);
  const problemOfReason = error?.issues.find(({ path }) => path[0] === 'reason')?.message;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isAsked = step.asks !== null;
    setIsMissing(isAsked && reason.trim() === '');
    if (isAsked && reason.trim() === '') return;
    const onSuccess = () => {
      notifySuccess(`${seller.businessName} is ${sellerStatusLabel(step.to).toLowerCase()}.`);
      onReason('');
      onClose();
    };
    mutate({ to: step.to, version: seller.version, ...(isAsked && { reason }) }, { onSuccess });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`${step.label} ${seller.businessName}?`}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Typography sx={{ mb: 2 }}>{STEP_CONSEQUENCES[step.to]}</Typography>
          {step.asks && (
            <Field
              label="Reason"
              hint="Colleagues read it on the seller’s page."
              problem={isMissing ? 'Say why.' : problemOfReason}
              value={reason}
              multiline
              minRows={2}
              required
              onChange={(event) => onReason(event.target.value)}
            />
          )}
          {error && !error.isPassing && !problemOfReason && (
            <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
              {error.code === 'changed_meanwhile'
                ? 'Somebody else changed this seller meanwhile. The page shows them as they are now; look again before you go on.'
                : error.message}
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
          color={step.to === 'active' ? 'primary' : 'error'}
          loading={isPending}
        >
          {step.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
