import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { MONO_FAMILY } from '@/components/ui/font';
import { Instant } from '@/components/ui/instant';
import type { PasswordReset } from '@/lib/contracts/password-resets';
import { useGrantPasswordReset } from '@/lib/client/queries/password-resets';

interface GrantPasswordDialogProps {
  request: PasswordReset;
  onClose: () => void;
}

/** Gives a one-time password after a second look, and shows it this once. */
export function GrantPasswordDialog({ request, onClose }: GrantPasswordDialogProps) {
  const id = useId();
  const { mutate, data: granted, isPending } = useGrantPasswordReset();
  return (
    // Once the password shows, a click beside the dialog or Escape must not throw it away.
    <Dialog open onClose={granted ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{granted ? 'One-time password' : `New password for ${request.userName}?`}</DialogTitle>
      {granted ? (
        <DialogContent>
          <Typography>
            Tell it to {request.userName}, best in person or by a call. It is shown only now and is good until{' '}
            <Instant at={granted.validUntil} />.
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              mt: 2,
              p: 1.5,
              borderRadius: 1,
              bgcolor: 'action.hover',
            }}
          >
            <Box component="output" sx={{ fontFamily: MONO_FAMILY, fontSize: '1.125rem', userSelect: 'all' }}>
              {granted.oneTimePassword}
            </Box>
            <CopyButton text={granted.oneTimePassword} />
          </Box>
        </DialogContent>
      ) : (
        <DialogContent>
          The old password stops working and {request.userName} is signed out everywhere. At the next login they choose
          a password of their own.
        </DialogContent>
      )}
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {granted ? 'Done' : 'Cancel'}
        </Button>
        {!granted && (
          <Button variant="contained" loading={isPending} onClick={() => mutate(request.id)}>
            Give a one-time password
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
