import { Random } from '@/lib/server/seed/random';
import { signIn } from '../bench/bench-server';
import { staffOf } from './fill-site';
import type { Member } from './member';

/** Signs this many people in, distributed over the servers. */
export async function signStaffIn(origins: readonly string[], staff: number): Promise<Member[]> {
  const members: Member[] = [];
  for (const [index, person] of staffOf(staff).entries()) {
    const origin = origins[index % origins.length] ?? '';
    const { apiInfo } = await signIn(origin, person);
    const { roles } = person;
    members.push({ origin, token: apiInfo.accessToken, roles, random: new Random(index), next: null });
  }
  return members;
}
