import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { useForgotPassword } from '@/lib/client/queries/auth';

interface ForgotPasswordDialogProps {
  /** Phone number typed on the login page. */
  phoneNumber: string;
  onClose: () => void;
}

/** Asks an admin for a new password. Shows the same message whether or not the number is known. */
export function ForgotPasswordDialog({ phoneNumber, onClose }: ForgotPasswordDialogProps) {
  const id = useId();
  const { mutate, isPending, isSuccess } = useForgotPassword();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    // A country code alone is not a phone number.
    if (/(\d\D*){5}/.test(typed)) mutate(typed);
    else setProblem('Type your phone number.');
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Forgot your password?</DialogTitle>
      {isSuccess ? (
        <>
          <DialogContent role="status">
            Your request is noted. If this number belongs to a member of staff, an admin sees it and will give you a
            one-time password.
          </DialogContent>
          <DialogActions>
            <Button variant="contained" autoFocus onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </>
      ) : (
        <form noValidate onSubmit={handleSubmit}>
          <DialogContent>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              An admin can give you a one-time password. Ask for it with your phone number.
            </Typography>
            <Field
              label="Your phone number"
              inputRef={input}
              type="tel"
              required
              autoFocus
              autoComplete="tel"
              defaultValue={phoneNumber}
              problem={problem}
              onChange={() => setProblem(undefined)}
              inputProps={{ inputMode: 'tel' }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              Ask an admin
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
