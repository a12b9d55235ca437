import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { canOpenScreen } from '@/lib/domain/access/access';
import { forbidden, passwordChangeRequired } from '../errors';
import type { Actor } from './actor';

/** Allows or refuses a call based only on the contract and the menu table. Anything not allowed is refused. */
export function authorize(endpoint: Endpoint, actor: Actor): void {
  if (actor.mustChangePassword && !endpoint.allowsPendingPassword) throw passwordChangeRequired();
  if (!isAllowed(endpoint, actor)) throw forbidden();
}

/** Whether the actor's roles are sufficient for a call. */
export function isAllowed({ access }: Pick<Endpoint, 'access'>, { roles }: Actor): boolean {
  if (access === 'signed-in') return true;
  if (typeof access !== 'object') return false;
  if ('screens' in access) return access.screens.some((screen) => canOpenScreen(screen, roles));
  return access.roles.some((role) => roles.includes(role));
}
