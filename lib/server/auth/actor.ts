import type { Role } from '@/config/roles';

/** The person behind a call, as the database knows them at this moment. */
export interface Actor {
  userId: string;
  sessionId: string;
  name: string;
  roles: readonly Role[];
  mustChangePassword: boolean;
}
