import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { ApiError } from '@/lib/client/http/api-error';

interface FormDialogProps {
  title: string;
  /** Explains the effect in one sentence. */
  description?: string;
  saveLabel: string;
  isGrave?: boolean;
  /** True when there is nothing to send yet. */
  isEmpty?: boolean;
  /** True when there are no fields, so that Enter confirms. */
  isConfirmation?: boolean;
  isBusy: boolean;
  /** Error of the last attempt. */
  error: ApiError | null;
  /** Wider when it contains a table. */
  maxWidth?: 'xs' | 'sm' | 'md';
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a few fields, and the server's errors below. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, saveLabel, isGrave, isEmpty, isConfirmation, isBusy, error } = props;
  const { maxWidth = 'sm', onSave, onClose, children } = props;
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const problems = error?.issues.map(({ message }) => message) ?? [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <Stack spacing={2.5}>
            {description && <div>{description}</div>}
            {children}
            {error && !error.isPassing && (
              <Alert severity="error">{problems.length > 0 ? [...new Set(problems)].join(' ') : error.message}</Alert>
            )}
          </Stack>
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
          disabled={isEmpty}
          autoFocus={isConfirmation}
          loading={isBusy}
        >
          {saveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
