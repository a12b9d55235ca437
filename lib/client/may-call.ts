import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { canOpenScreen } from '@/lib/domain/access/access';

/** Whether roles are enough for a call, so that nobody is offered what the server would refuse. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, roles: readonly string[]): boolean {
  if (typeof access === 'string') return true;
  if ('screens' in access) return access.screens.some((screen) => canOpenScreen(screen, roles));
  return access.roles.some((role) => roles.includes(role));
}
