import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PhoneNumber } from '@/components/entities/phone-number';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Instant } from '@/components/ui/instant';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { PasswordReset } from '@/lib/contracts/users/password-resets';
import { useAddressKey } from '@/lib/client/address-key';
import { notifySuccess } from '@/lib/client/notify';
import { REQUESTS_KEY, useDismissPasswordReset, usePasswordResets } from '@/lib/client/queries/password-resets';
import { GrantPasswordDialog } from './grant-password-dialog';

/** Password reset requests, with the admin's actions. The button is always shown, so that nothing shifts. */
export function PasswordResets() {
  const { data: requests, error, refetch } = usePasswordResets();
  const { value, open, close } = useAddressKey(REQUESTS_KEY);
  const [granting, setGranting] = useState<PasswordReset | null>(null);
  const [dismissing, setDismissing] = useState<PasswordReset | null>(null);
  const id = useId();
  return (
    <>
      <Button variant="outlined" color={requests?.length || error ? 'warning' : 'inherit'} onClick={() => open('open')}>
        Password requests {requests?.length || null}
      </Button>
      <Dialog open={value !== null} onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
        <DialogTitle id={id}>Password requests</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary">
            Call the person first to make sure that they asked.
          </Typography>
          {!requests && !error && <SkeletonLines count={2} height={40} />}
          {!requests && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
          {requests?.length === 0 && <Typography sx={{ py: 2 }}>All requests are answered.</Typography>}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {requests?.map((request) => (
              <Request
                key={request.id}
                request={request}
                onGrant={() => setGranting(request)}
                onDismiss={() => setDismissing(request)}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
      {/* Stays open after the last request is gone: it shows the created password. */}
      {granting && <GrantPasswordDialog request={granting} onClose={() => setGranting(null)} />}
      <DismissDialog request={dismissing} onClose={() => setDismissing(null)} />
    </>
  );
}

interface RequestProps {
  request: PasswordReset;
  onGrant: () => void;
  onDismiss: () => void;
}

function Request({ request, onGrant, onDismiss }: RequestProps) {
  return (
    <Box
      component="li"
      aria-label={request.userName}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{request.userName}</Typography>
        <Typography variant="body2" color="textSecondary">
          <PhoneNumber number={request.phoneNumber} />, asked <Instant at={request.requestedAt} />
        </Typography>
      </Box>
      <Button variant="outlined" size="small" onClick={onGrant}>
        Give a one-time password
      </Button>
      <Button color="inherit" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </Box>
  );
}

function DismissDialog({ request, onClose }: { request: PasswordReset | null; onClose: () => void }) {
  const { mutate, isPending } = useDismissPasswordReset();
  const handleConfirm = () => {
    if (!request) return;
    const onSuccess = () => {
      onClose();
      notifySuccess('Request dismissed.');
    };
    mutate(request.id, { onSuccess });
  };
  return (
    <ConfirmDialog
      isOpen={request !== null}
      title="Dismiss this request?"
      confirmLabel="Dismiss"
      isBusy={isPending}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {request?.userName} keeps the old password and can ask again.
    </ConfirmDialog>
  );
}
