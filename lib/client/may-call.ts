import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { canOpenScreen } from '@/lib/domain/access/access';

/** True when the roles permit a call, so that the UI offers nothing the server would reject. */
export function mayCall({ access }: Pick<Endpoint, 'access'>, roles: readonly string[]): boolean {
  if (typeof access === 'string') return true;
  if ('screens' in access) return access.screens.some((screen) => canOpenScreen(screen, roles));
  return access.roles.some((role) => roles.includes(role));
}
