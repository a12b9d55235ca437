import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { Field } from '@/components/ui/field';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { useJudgeCatalog } from '@/lib/client/queries/catalog-review';
import type { CatalogStatus } from '@/lib/domain/catalog-status';
import type { LegalStep } from '@/lib/domain/transitions';

interface ReasonDialogProps {
  catalog: CatalogDetail;
  step: LegalStep<CatalogStatus>;
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

const HINTS: Partial<Record<CatalogStatus, string>> = {
  changes_requested: 'The editor who tagged it reads this.',
  rejected: 'Colleagues read it on the catalog.',
};

/** Takes a catalog a step further that asks for a reason. */
export function ReasonDialog({ catalog, step, reason, onReason, onClose }: ReasonDialogProps) {
  const id = useId();
  const { mutate, isPending, error } = useJudgeCatalog(catalog.id);
  const [isMissing, setIsMissing] = useState(false);
  const problem = isMissing ? 'Say why.' : error?.issues.find(({ path }) => path[0] === 'reason')?.message;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    const onSuccess = () => {
      notifySuccess(`${catalogName(catalog)}: ${step.label.toLowerCase()}, done.`);
      onReason('');
      onClose();
    };
    mutate({ to: step.to, reason, version: catalog.version }, { onSuccess });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{`${step.label}: ${catalogName(catalog)}`}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Field
            label="Reason"
            hint={HINTS[step.to]}
            problem={problem}
            value={reason}
            multiline
            minRows={2}
            required
            autoFocus
            onChange={(event) => onReason(event.target.value)}
          />
          {error && !error.isPassing && !problem && (
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
        <Button type="submit" form={`${id}-form`} variant="contained" color="error" loading={isPending}>
          {step.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
