import { Tag } from '@/components/ui/tag';
import type { User } from '@/lib/contracts/users';

/** Whether somebody can sign in, and how. */
export function UserStatus({ user }: { user: Pick<User, 'status' | 'mustChangePassword'> }) {
  if (user.status === 'disabled') return <Tag tone="error">Disabled</Tag>;
  if (user.mustChangePassword) return <Tag tone="warning">One-time password</Tag>;
  return <Tag tone="success">Active</Tag>;
}
