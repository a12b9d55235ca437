import type { PasswordReset } from '@/lib/contracts/users/password-resets';
import { useGrantPasswordReset } from '@/lib/client/queries/password-resets';
import { OneTimePasswordDialog } from './one-time-password-dialog';

interface GrantPasswordDialogProps {
  request: PasswordReset;
  onClose: () => void;
}

/** Gives a one-time password to a user who requested it. */
export function GrantPasswordDialog({ request, onClose }: GrantPasswordDialogProps) {
  const { mutate, data, isPending } = useGrantPasswordReset();
  const handleGive = () => mutate(request.id);
  return (
    <OneTimePasswordDialog
      name={request.userName}
      given={data}
      isBusy={isPending}
      onGive={handleGive}
      onClose={onClose}
    />
  );
}
