import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';

export type Person = (typeof DEMO_USERS)[number];

export interface StoredSession {
  userInfo: UserInfo;
  apiInfo: ApiInfo;
}

const find = (what: string, isMeant: (person: Person) => boolean): Person => {
  const person = DEMO_USERS.find(isMeant);
  if (!person) throw new Error(`The demo data has nobody ${what}.`);
  return person;
};

/** The person with this role only. */
export const personWithRole = (role: string): Person =>
  find(`who is ${role} alone`, ({ roles }) => roles.length === 1 && roles.some((own) => own === role));

export const personNamed = (name: string): Person => find(`named ${name}`, (person) => person.name.startsWith(name));

/** The longest name in the demo, in Devanagari. */
export const LONG_NAME = personNamed('श्रीमती');

async function post(address: string, path: string, body: object, extra: Record<string, string> = {}) {
  const headers = { 'Content-Type': 'application/json', ...extra };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Signs in like the browser, call by call. Returns the values the browser would store. */
export async function signInByCalls(
  address: string,
  { phoneNumber, password }: Pick<Person, 'phoneNumber' | 'password'>,
  userAgent = 'Chrome/140 Linux',
): Promise<StoredSession> {
  const first = await post(address, '/api/fo/login', { phoneNumber, password });
  const { data: userInfo } = (await first.json()) as { data: UserInfo };
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const identity = await post(address, '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', {});
  const { idToken } = (await identity.json()) as { idToken: string };
  const second = await post(
    address,
    '/api/auth/login',
    { phoneNumber, token: idToken },
    { cookie, 'User-Agent': userAgent },
  );
  const { data: apiInfo } = (await second.json()) as { data: ApiInfo };
  return { userInfo, apiInfo };
}
