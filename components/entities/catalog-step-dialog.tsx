import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/ui/field';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { useStepCatalog } from '@/lib/client/queries/catalogs';
import type { CatalogStatus } from '@/lib/domain/catalog-status';
import type { LegalStep } from '@/lib/domain/transitions';
import { catalogStatusLabel } from './catalog-status';

interface CatalogStepDialogProps {
  catalog: CatalogDetail;
  step: LegalStep<CatalogStatus>;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

/** Takes a catalog to another status, with a reason where one is asked for. */
export function CatalogStepDialog({ catalog, step, reason, onReason, onClose }: CatalogStepDialogProps) {
  const id = useId();
  const { mutateAsync, isPending, error } = useStepCatalog(catalog.id);
  const [isMissing, setIsMissing] = useState(false);
  const title = catalog.title || 'the catalog';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isAsked = step.asks !== null;
    setIsMissing(isAsked && reason.trim() === '');
    if (isAsked && reason.trim() === '') return;
    const handleDone = () => {
      notifySuccess(`${title} is ${catalogStatusLabel(step.to).toLowerCase()}.`);
      onReason('');
      onClose();
    };
    // In a queue the next catalog may be in this one's place by then.
    mutateAsync({ to: step.to, version: catalog.version, ...(isAsked && { reason }) }).then(
      handleDone,
      () => undefined,
    );
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`${step.label}: ${title}?`}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Typography sx={{ mb: step.asks ? 2 : 0 }}>
            It is {catalogStatusLabel(catalog.status).toLowerCase()} and becomes{' '}
            {catalogStatusLabel(step.to).toLowerCase()}.
          </Typography>
          {step.asks && (
            <Field
              label="Reason"
              hint="The editor reads it."
              problem={isMissing ? 'Say why.' : undefined}
              value={reason}
              multiline
              minRows={2}
              required
              onChange={(event) => onReason(event.target.value)}
            />
          )}
          {error && !error.isPassing && (
            <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
              {error.code === 'changed_meanwhile'
                ? 'Somebody else changed this catalog meanwhile. The page shows it as it is now; look again before you go on.'
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
          color={step.asks ? 'error' : 'primary'}
          loading={isPending}
        >
          {step.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
