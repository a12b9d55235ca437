import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { signIn } from '../bench/bench-server';
import type { Caller } from './judge-reply';
import type { KnownIds } from './known-ids';

/** Every demo person signed in, plus an anonymous caller and a caller with a forged token. */
export async function everybody(origin: string, ids: KnownIds): Promise<Caller[]> {
  const people: Caller[] = [];
  for (const { name, phoneNumber, password, roles } of DEMO_USERS) {
    const { apiInfo } = await signIn(origin, { phoneNumber, password });
    const me = await fetch(`${origin}/api/me`, { headers: { Authorization: `JWT ${apiInfo.accessToken}` } });
    const { data } = (await me.json()) as { data: { id: string } };
    ids.learn('users', data);
    people.push({ name: (roles.length === 1 && roles[0]) || name, roles, userId: data.id, token: apiInfo.accessToken });
  }
  // A second sign-in, so that calls on refresh tokens do not end a session that other calls use.
  const [first] = DEMO_USERS;
  if (first) ids.learn('auth', (await signIn(origin, first)).apiInfo);
  const liar = `${people[0]?.token?.slice(0, -4)}AAAA`;
  return [...people, { name: 'nobody', roles: null }, { name: 'forged', roles: null, token: liar }];
}
