import type { Role } from '@/config/roles';
import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';
import { endSession, startSession } from '@/lib/client/auth/session-store';

/** Signs out and clears the browser's storage. */
export function signedOut(): void {
  endSession();
  window.localStorage.clear();
}

/** Signs in a person with these roles. */
export function signedIn(
  fo: Role[] = ['admin'],
  { name = 'Asha Patel', accessToken = 'access-1', refreshToken = 'refresh-1' }: Partial<UserInfo & ApiInfo> = {},
): void {
  startSession({ name, fo }, { accessToken, refreshToken, fo });
}

/** Tokens as issued by the server after the first ones. */
export const tokens = (turn: number, fo: Role[] = ['admin']): ApiInfo => ({
  accessToken: `access-${turn}`,
  refreshToken: `refresh-${turn}`,
  fo,
});
