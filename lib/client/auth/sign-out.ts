import { MESSAGES } from '@/config/messages';
import { type ApiInfo, authApi } from '@/lib/contracts/auth';
import { ApiError } from '@/lib/client/http/api-error';
import { authHeaders } from '@/lib/client/http/auth-headers';
import { call } from '@/lib/client/http/call';
import { notifySuccess } from '@/lib/client/notify';
import { requestRefresh } from './refresh-session';
import { endSession, readSession } from './session-store';

/** Signs out at once, in every tab. Settles when the server knows, or cannot be told; nobody needs to wait for it. */
export async function signOut(): Promise<void> {
  const { api } = readSession();
  endSession();
  notifySuccess(MESSAGES.loggedOut);
  if (api) await endOnServer(api);
}

/** Ends the session on the server too. An access token that ran out meanwhile is renewed first. */
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

/** Made with the captured token: nothing is stored any more, and a 401 must not touch whoever signs in next. */
const logout = ({ accessToken }: ApiInfo) =>
  call(authApi.logout, {}, { authenticated: false, headers: authHeaders(accessToken), showsErrors: 'caller' });
