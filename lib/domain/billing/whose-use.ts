import type { Role } from '@/config/roles';

/** Admins see what everybody uses; all others what they use themselves. */
export const seesEverybodysUse = (roles: readonly Role[]): boolean => roles.includes('admin');
