import { authApi } from '@/lib/contracts/auth';
import type { Api, Reply } from './api';
import { PASSWORD, type User } from './factories';

/** The cookies an answer sets, as the browser sends them back. */
export const cookiesOf = (reply: Reply): string =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** An identity token, asked for as the Firebase SDK does. */
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
  /** What the browser has from before. */
  cookie?: string;
}

/** The first step of signing in: gives the answer and the cookie of the browser that took it. */
export async function checkPassword(api: Api, user: User, { password = PASSWORD, phoneNumber, cookie }: Typed = {}) {
  const body = { phoneNumber: phoneNumber ?? user.phoneNumber, password };
  const reply = await api.call(authApi.checkPassword, { body }, cookie ? { headers: { cookie } } : {});
  return { reply, cookie: cookiesOf(reply) };
}

/** Both steps, as a browser takes them. */
export async function signInAs(api: Api, user: User, typed: Typed = {}) {
  const { cookie } = await checkPassword(api, user, typed);
  const body = { phoneNumber: user.phoneNumber, token: await cloudToken(api) };
  return (await api.call(authApi.openSession, { body }, { headers: { cookie } })).data;
}
