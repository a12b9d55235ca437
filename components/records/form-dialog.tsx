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
  /** A sentence that says what it brings about. */
  description?: string;
  saveLabel: string;
  isGrave?: boolean;
  /** There is nothing to send yet. */
  isEmpty?: boolean;
  /** There is nothing to fill in, so that Enter is enough. */
  isConfirmation?: boolean;
  isBusy: boolean;
  /** What went wrong with the last try. */
  error: ApiError | null;
  /** Another size where there is a table in it. */
  maxWidth?: 'xs' | 'sm' | 'md';
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A few fields asked for in a dialog, with what the server said of them below. */
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
