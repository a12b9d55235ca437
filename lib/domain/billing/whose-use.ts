import type { Role } from '@/config/roles';

/** Admins see everyone's use; all others only their own. */
export const seesEverybodysUse = (roles: readonly Role[]): boolean => roles.includes('admin');
