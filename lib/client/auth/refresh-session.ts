import { type ApiInfo, authApi } from '@/lib/contracts/auth';
import { ApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { readSession, replaceApiInfo } from './session-store';

const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
const PATIENCE_MS = 20_000;

let running: Promise<boolean> | null = null;

/** Asks the server for new tokens. */
export const requestRefresh = ({ refreshToken }: ApiInfo): Promise<ApiInfo> =>
  call(
    authApi.refresh,
    { body: { refreshToken: `JWT ${refreshToken}` } },
    { authenticated: false, showsErrors: 'caller', headers: NO_CACHE, timeout: PATIENCE_MS },
  );

/**
 * Sees to it that a newer access token than the refused one is stored: at most one refresh at a time in this tab and,
 * where the browser has locks, in all tabs. False when there is none to be had.
 */
export function refreshSession(refusedToken: string | null): Promise<boolean> {
  running ??= oneTabAtATime(() => refresh(refusedToken)).finally(() => (running = null));
  return running;
}

async function refresh(refusedToken: string | null): Promise<boolean> {
  // A late 401 of a token that is replaced already, or another tab was quicker.
  if (hasNewerToken(refusedToken)) return true;
  const { user, api } = readSession();
  if (!user || !api) return false;
  try {
    replaceApiInfo(api, await requestRefresh(api));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cancelled') throw error;
  }
  return hasNewerToken(refusedToken);
}

function hasNewerToken(refusedToken: string | null): boolean {
  const { user, api } = readSession();
  return user !== null && api !== null && api.accessToken !== refusedToken;
}

/** Browsers have locks on secure addresses only; elsewhere the server's grace for racing tabs has to do. */
async function oneTabAtATime(task: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('bomb-refresh', task) : task();
}
