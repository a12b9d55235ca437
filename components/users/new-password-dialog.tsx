import { useGiveOneTimePassword } from '@/lib/client/queries/users';
import type { User } from '@/lib/contracts/users/users';
import { OneTimePasswordDialog } from './one-time-password-dialog';

/** Gives a one-time password to a user who did not request it. */
export function NewPasswordDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { mutate, data, isPending } = useGiveOneTimePassword();
  return (
    <OneTimePasswordDialog
      name={user.name}
      given={data}
      isBusy={isPending}
      onGive={() => mutate({ params: { id: user.id } })}
      onClose={onClose}
    />
  );
}
