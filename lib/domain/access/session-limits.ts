import type { Role } from '@/config/roles';

const HOURS = 60 * 60 * 1000;

/**
 * Session lifetime in milliseconds, when idle and in total. Admins can do the most harm, so they sign in daily;
 * everyone else once a week (OWASP ASVS 5.0 V7.3 asks for both limits).
 */
export const sessionLimits = (roles: readonly Role[]) =>
  roles.includes('admin') ? { idle: 8 * HOURS, total: 24 * HOURS } : { idle: 72 * HOURS, total: 168 * HOURS };

/** True until either limit is reached. */
export function isSessionFresh(
  session: { createdAt: Date; lastUsedAt: Date; roles: readonly Role[] },
  now: Date,
): boolean {
  const { idle, total } = sessionLimits(session.roles);
  return now.getTime() - session.lastUsedAt.getTime() < idle && now.getTime() - session.createdAt.getTime() < total;
}
