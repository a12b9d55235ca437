import { Tag } from '@/components/ui/tag';
import type { User } from '@/lib/contracts/users/users';

/** One-word status of an account. */
export const userStatusLabel = (status: User['status']): string => (status === 'disabled' ? 'Disabled' : 'Active');

/** Whether a user can sign in, and how. */
export function UserStatus({ user }: { user: Pick<User, 'status' | 'mustChangePassword'> }) {
  if (user.status === 'disabled') return <Tag tone="error">{userStatusLabel('disabled')}</Tag>;
  if (user.mustChangePassword) return <Tag tone="warning">One-time password</Tag>;
  return <Tag tone="success">{userStatusLabel('active')}</Tag>;
}
