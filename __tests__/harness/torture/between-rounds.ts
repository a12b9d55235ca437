import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { signIn } from '../bench/bench-server';
import { timed } from '../bench/statistics';
import type { standBy, WatchedServer } from '../watched-server/watched-server';
import type { Ask } from './ask';

export const askOf =
  ({ ask }: WatchedServer): Ask =>
  (text, values = []) =>
    ask({ ask: 'sql', text, values });

/**
 * Starts the waiting servers. Returns them with each one's time until its first response, in milliseconds: opening the
 * database, plus the rest of loading the program where the previous round was too short for that.
 */
export async function startAll(
  standing: ReturnType<typeof standBy>[],
): Promise<{ servers: WatchedServer[]; times: number[] }> {
  const started = await Promise.all(standing.map(({ start }) => timed(start)));
  return { servers: started.map(({ result }) => result), times: started.map(({ ms }) => ms) };
}

/** The people who write; their sessions are acknowledged like everything else, so they must survive every kill. */
export async function signEverybodyIn(origin: string): Promise<Record<string, string>> {
  const wanted = DEMO_USERS.filter(
    ({ name, roles }) => ['admin', 'editor_catalog'].includes(roles.join()) || name === 'Harsh Trivedi',
  );
  const tokens: Record<string, string> = {};
  for (const person of wanted) {
    const { apiInfo } = await signIn(origin, person);
    tokens[person.roles.length === 1 ? person.roles.join() : person.name] = apiInfo.accessToken;
  }
  return tokens;
}

/** The first few distinct errors in the servers' logs. */
export function loggedErrors(servers: WatchedServer[]): string[] {
  const lines = servers.flatMap(({ printed }) => printed().match(/"(code|error)":"(\\.|[^"])*"/g) ?? []);
  return [...new Set(lines)].slice(0, 8);
}

/** Expires some leases. The work stays with the person until an admin takes it back. */
export const skewHolds = (ask: Ask) =>
  ask(`update uploads set lease_until = now() - interval '1 minute'
    where status = 'in_progress' and hashtext(id::text) % 2 = 0`);

/** Waits until background jobs are finished, including those started in the last round. */
export async function untilIdle(ask: Ask): Promise<void> {
  const open = `select count(*)::int as count from jobs where state in ('queued', 'running')`;
  for (let look = 0; look < 600; look += 1) {
    const [found] = await ask<{ count: number }>(open);
    if (found?.count === 0) return;
    await pause(200);
  }
}
