import { authApi } from '@/lib/contracts/auth';
import { call } from '@/lib/client/http/call';
import { anonymousIdToken, preloadFirebase } from './firebase-sign-in';
import { startSession } from './session-store';

const BY_NOBODY = { authenticated: false, showsErrors: 'caller' } as const;

/** Performs both sign-in steps; nothing is stored unless both succeed. Rejects on failure and shows no error. */
export async function signIn({ phoneNumber, password }: { phoneNumber: string; password: string }): Promise<void> {
  preloadFirebase();
  const user = await call(authApi.checkPassword, { body: { phoneNumber, password } }, BY_NOBODY);
  const token = await anonymousIdToken();
  const api = await call(authApi.openSession, { body: { phoneNumber, token } }, BY_NOBODY);
  startSession(user, api);
}
