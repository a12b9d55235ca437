import { MESSAGES } from '@/config/messages';
import { type ApiInfo, authApi } from '@/lib/contracts/auth';
import { ApiError } from '@/lib/client/http/api-error';
import { authHeaders } from '@/lib/client/http/auth-headers';
import { call } from '@/lib/client/http/call';
import { notifySuccess } from '@/lib/client/notify';
import { requestRefresh } from './refresh-session';
import { endSession, readSession } from './session-store';

/**
 * Signs out immediately in every tab. Settles when the server has been notified or is unreachable; callers need not
 * wait.
 */
export async function signOut(): Promise<void> {
  const { api } = readSession();
  endSession();
  notifySuccess(MESSAGES.loggedOut);
  if (api) await endOnServer(api);
}

/** Ends the session on the server too. An expired access token is refreshed first. */
async function endOnServer(api: ApiInfo): Promise<void> {
  try {
    await logout(api);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    await requestRefresh(api)
      .then(logout)
      .catch(() => undefined);
  }
}

/** Uses the captured token: the storage is already empty, and a 401 must not affect the next user who signs in. */
const logout = ({ accessToken }: ApiInfo) =>
  call(authApi.logout, {}, { authenticated: false, headers: authHeaders(accessToken), showsErrors: 'caller' });
