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
 * Starts servers that stand by. Gives them with how long each took until it answered, in milliseconds: opening the
 * database, and what was left of loading the program where the round before was too short for that.
 */
export async function startAll(
  standing: ReturnType<typeof standBy>[],
): Promise<{ servers: WatchedServer[]; times: number[] }> {
  const started = await Promise.all(standing.map(({ start }) => timed(start)));
  return { servers: started.map(({ result }) => result), times: started.map(({ ms }) => ms) };
}

/** Whose hands write; sessions are acknowledged like everything else, so they outlive every kill. */
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

/** The first few kinds of errors that servers logged. */
export function loggedErrors(servers: WatchedServer[]): string[] {
  const lines = servers.flatMap(({ printed }) => printed().match(/"(code|error)":"(\\.|[^"])*"/g) ?? []);
  return [...new Set(lines)].slice(0, 8);
}

/** Time passes while nobody looks: some holds run out. They stay with the person until an admin takes them away. */
export const skewHolds = (ask: Ask) =>
  ask(`update uploads set lease_until = now() - interval '1 minute'
    where status = 'in_progress' and hashtext(id::text) % 2 = 0`);

/** Waits for background work to come to its end, which what was started in the last round needs. */
export async function untilIdle(ask: Ask): Promise<void> {
  const open = `select count(*)::int as count from jobs where state in ('queued', 'running')`;
  for (let look = 0; look < 600; look += 1) {
    const [found] = await ask<{ count: number }>(open);
    if (found?.count === 0) return;
    await pause(200);
  }
}
