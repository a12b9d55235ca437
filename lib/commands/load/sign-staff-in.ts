import { DEMO_USERS } from '../../server/db/seed/demo-users';
import { Random } from '../../server/db/seed/random';
import { signIn } from '../bench/bench-server';
import type { Member } from './staff-day';

/** Signs so many people in, by turns at each of the servers. */
export async function signStaffIn(origins: readonly string[], staff: number): Promise<Member[]> {
  const members: Member[] = [];
  for (let index = 0; index < staff; index += 1) {
    const person = DEMO_USERS[index % DEMO_USERS.length];
    const origin = origins[index % origins.length];
    if (!person || !origin) continue;
    const { apiInfo } = await signIn(origin, person);
    members.push({ origin, token: apiInfo.accessToken, roles: person.roles, random: new Random(index) });
  }
  return members;
}
