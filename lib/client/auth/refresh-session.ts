import { type ApiInfo, authApi } from '@/lib/contracts/auth';
import { ApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { readSession, replaceApiInfo } from './session-store';

const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
const PATIENCE_MS = 20_000;

let running: Promise<boolean> | null = null;

/** Requests new tokens from the server. */
export const requestRefresh = ({ refreshToken }: ApiInfo): Promise<ApiInfo> =>
  call(
    authApi.refresh,
    { body: { refreshToken: `JWT ${refreshToken}` } },
    { authenticated: false, showsErrors: 'caller', headers: NO_CACHE, timeout: PATIENCE_MS },
  );

/**
 * Ensures that a newer access token than the rejected one is stored. At most one refresh runs in this tab and, where
 * the browser has locks, in all tabs. False when no token can be obtained.
 */
export function refreshSession(refusedToken: string | null): Promise<boolean> {
  running ??= oneTabAtATime(async (hasWaited) => {
    if (hasWaited) await untilSeen(() => hasNewerToken(refusedToken));
    return refresh(refusedToken);
  }).finally(() => (running = null));
  return running;
}

/** A value stored by another tab may take this long to become visible here. */
const SEEN_WITHIN_MS = 200;

async function untilSeen(isSeen: () => boolean): Promise<void> {
  const end = Date.now() + SEEN_WITHIN_MS;
  while (!isSeen() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, SEEN_WITHIN_MS / 10));
}

/**
 * A lost response is requested again: the server repeats it for a minute. Retries stop after that, and a server restart
 * meanwhile signs no user out.
 */
const PAUSES_MS = [1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
const TRIED_FOR_MS = 55_000;

/** Delay between two attempts, replaceable in tests. */
export const betweenTries = { pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

async function refresh(refusedToken: string | null): Promise<boolean> {
  const end = Date.now() + TRIED_FOR_MS;
  for (const ms of [...PAUSES_MS, null]) {
    // A late 401 for a token that was already replaced, or another tab was faster.
    if (hasNewerToken(refusedToken)) return true;
    const { user, api } = readSession();
    if (!user || !api || !(await isWorthAnotherTry(api))) break;
    if (ms === null || Date.now() + ms > end) break;
    await betweenTries.pause(ms);
  }
  return hasNewerToken(refusedToken);
}

/** Tries once. True when there was no response, or none that says whether the token is valid. */
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
 * Runs the task in one tab at a time; `hasWaited` says whether it waited for another tab. Browsers have locks only on
 * secure origins; elsewhere the server's grace period for racing tabs must suffice.
 */
async function oneTabAtATime(task: (hasWaited: boolean) => Promise<boolean>): Promise<boolean> {
  if (!navigator.locks) return task(false);
  const done = await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? task(false) : null));
  return done ?? navigator.locks.request(LOCK, () => task(true));
}
