import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionCard } from '@/components/ui/section-card';
import type { User } from '@/lib/contracts/users/users';
import { notifySuccess } from '@/lib/client/notify';
import { useEnableUser } from '@/lib/client/queries/users';
import { DisableUserDialog } from './disable-user-dialog';
import { NewPasswordDialog } from './new-password-dialog';
import { UserStatus } from './user-status';

/** Whether a user can sign in, with the admin's actions. */
export function UserAccessCard({ user, isOwn }: { user: User; isOwn: boolean }) {
  const [asking, setAsking] = useState<'status' | 'password' | null>(null);
  const { mutate: enable, isPending } = useEnableUser();
  const isDisabled = user.status === 'disabled';
  const close = () => setAsking(null);
  const handleEnable = () =>
    enable({ params: { id: user.id } }, { onSuccess: () => notifySuccess(`${user.name} is enabled.`) });
  return (
    <SectionCard title="Signing in" action={<UserStatus user={user} />}>
      {isOwn ? (
        <Typography variant="body2" color="textSecondary">
          This is your own account. You change your password on your profile; another admin could disable you.
        </Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" color="inherit" disabled={isDisabled} onClick={() => setAsking('password')}>
            Give a one-time password
          </Button>
          {isDisabled ? (
            <Button variant="outlined" loading={isPending} onClick={handleEnable}>
              Enable
            </Button>
          ) : (
            <Button variant="outlined" color="error" onClick={() => setAsking('status')}>
              Disable
            </Button>
          )}
        </Box>
      )}
      {asking === 'status' && <DisableUserDialog user={user} onClose={close} />}
      {asking === 'password' && <NewPasswordDialog user={user} onClose={close} />}
    </SectionCard>
  );
}
