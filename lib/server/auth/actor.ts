import type { Role } from '@/config/roles';

/** The person behind a call, as currently stored in the database. */
export interface Actor {
  userId: string;
  sessionId: string;
  name: string;
  roles: readonly Role[];
  mustChangePassword: boolean;
}
