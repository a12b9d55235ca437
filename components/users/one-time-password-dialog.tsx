import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { OneTimePassword } from './one-time-password';

interface OneTimePasswordDialogProps {
  /** Name of the recipient. */
  name: string;
  /** Server response; undefined before the request. */
  given: { oneTimePassword: string; validUntil: string } | undefined;
  isBusy: boolean;
  onGive: () => void;
  onClose: () => void;
}

/** Creates a one-time password after a confirmation, and shows it only once. */
export function OneTimePasswordDialog({ name, given, isBusy, onGive, onClose }: OneTimePasswordDialogProps) {
  const id = useId();
  return (
    // Once the password is shown, a click beside the dialog or Escape must not close it.
    <Dialog open onClose={given ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{given ? 'One-time password' : `New password for ${name}?`}</DialogTitle>
      <DialogContent>
        {given ? (
          <OneTimePassword name={name} password={given.oneTimePassword} validUntil={given.validUntil} />
        ) : (
          `The old password stops working and ${name} is signed out everywhere. At the next login they choose a password of their own.`
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {given ? 'Done' : 'Cancel'}
        </Button>
        {!given && (
          <Button variant="contained" loading={isBusy} onClick={onGive}>
            Give a one-time password
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
