import { authApi } from '@/lib/contracts/auth';
import type { Api, Reply } from './api';
import { PASSWORD, type User } from './factories';

/** A response's cookies, as the browser sends them back. */
export const cookiesOf = (reply: Reply): string =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Requests an identity token like the Firebase SDK does. */
export async function cloudToken(api: Api): Promise<string> {
  const response = await fetch(`${api.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

interface Typed {
  password?: string;
  phoneNumber?: string;
  /** The browser's existing cookies. */
  cookie?: string;
}

/** The first sign-in step. Returns the response and the browser's cookies. */
export async function checkPassword(api: Api, user: User, { password = PASSWORD, phoneNumber, cookie }: Typed = {}) {
  const body = { phoneNumber: phoneNumber ?? user.phoneNumber, password };
  const reply = await api.call(authApi.checkPassword, { body }, cookie ? { headers: { cookie } } : {});
  return { reply, cookie: cookiesOf(reply) };
}

/** Both sign-in steps, like in a browser. */
export async function signInAs(api: Api, user: User, typed: Typed = {}) {
  const { cookie } = await checkPassword(api, user, typed);
  const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
  return (await api.call(authApi.openSession, { body }, { headers: { cookie } })).data;
}
