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
  running ??= oneTabAtATime(async (hasWaited) => {
    if (hasWaited) await untilSeen(() => hasNewerToken(refusedToken));
    return refresh(refusedToken);
  }).finally(() => (running = null));
  return running;
}

/** What another tab stored a moment ago may take so long to be seen in this one. */
const SEEN_WITHIN_MS = 200;

async function untilSeen(isSeen: () => boolean): Promise<void> {
  const end = Date.now() + SEEN_WITHIN_MS;
  while (!isSeen() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, SEEN_WITHIN_MS / 10));
}

/**
 * An answer that got lost is asked for again: for a minute the server gives it once more. Nobody waits longer, and a
 * server that starts anew meanwhile signs nobody out.
 */
const PAUSES_MS = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
const TRIED_FOR_MS = 55_000;

/** What passes between two tries. */
export const betweenTries = { pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

async function refresh(refusedToken: string | null): Promise<boolean> {
  const end = Date.now() + TRIED_FOR_MS;
  for (const ms of [...PAUSES_MS, null]) {
    // A late 401 of a token that is replaced already, or another tab was quicker.
    if (hasNewerToken(refusedToken)) return true;
    const { user, api } = readSession();
    if (!user || !api || !(await isWorthAnotherTry(api))) break;
    if (ms === null || Date.now() + ms > end) break;
    await betweenTries.pause(ms);
  }
  return hasNewerToken(refusedToken);
}

/** Tries once. True when no answer came, or none that says whether the token is good. */
async function isWorthAnotherTry(api: ApiInfo): Promise<boolean> {
  try {
    replaceApiInfo(api, await requestRefresh(api));
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'cancelled') throw error;
    return error instanceof ApiError && error.isPassing;
  }
}

function hasNewerToken(refusedToken: string | null): boolean {
  const { user, api } = readSession();
  return user !== null && api !== null && api.accessToken !== refusedToken;
}

const LOCK = 'bomb-refresh';

/**
 * Does the task while no other tab does one; it is told whether it had to wait for another. Browsers have locks on
 * secure addresses only; elsewhere the server's grace for racing tabs has to do.
 */
async function oneTabAtATime(task: (hasWaited: boolean) => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return task(false);
  const done = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? task(false) : null));
  return done ?? navigator.locks.request(LOCK, () => task(true));
}
