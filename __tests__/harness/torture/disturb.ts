import { exec } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SECOND } from '@/lib/server/clock';
import type { Random } from '@/lib/server/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';

/** Limit of the wait for writes, however slow the machine is. */
const LONGEST_ROUND = 10 * SECOND;

export interface Disturbance {
  servers: Pick<WatchedServer, 'ask' | 'end' | 'isAlive'>[];
  isEmbedded: boolean;
  /** Kinds of writes not acknowledged yet: the first round waits for all of them. */
  missing: () => string[];
  /** Maximum wait in milliseconds. */
  patience?: number;
  random: Random;
  restartPostgres: string | undefined;
  /** Number of acknowledged writes. */
  writes: () => number;
  /** Number of responses so far that blamed the server. */
  excuses: () => number;
  end: () => void;
}

async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const latest = Date.now() + patience;
  while (!isSo() && Date.now() < latest) await pause(5);
  return isSo();
}

/**
 * Leaves the server little disk space for a while, at times when its log needs a new file. Returns what went wrong:
 * once there is space, it must work again. A server that exited is restarted, as after every disturbance.
 */
export async function fillDisk(disturbance: Disturbance): Promise<string[]> {
  const { servers, random, writes, excuses, patience = LONGEST_ROUND } = disturbance;
  const [server] = servers;
  if (!server) return [];
  const before = excuses();
  try {
    if (random.chance(0.3)) await server.ask({ ask: 'sql', text: 'select pg_switch_wal()', values: [] });
    await server.ask({ ask: 'disk', bytes: random.below(40_000) });
    await until(() => excuses() > before || !server.isAlive(), patience / 5);
    await pause(random.below(200));
    await server.ask({ ask: 'disk', bytes: null });
  } catch {
    // It exited in the meantime.
  }
  const written = writes();
  await until(() => writes() > written || !server.isAlive(), patience);
  const isIdle = server.isAlive() && writes() === written;
  return isIdle ? ['nothing was written once there was room on the disk again'] : [];
}

/** Lets the writers make progress, then kills, cuts off, fills up or restarts their server, whatever is in progress. */
export async function disturb(disturbance: Disturbance): Promise<{ what: string; findings: string[] }> {
  const { servers, isEmbedded, random, restartPostgres, missing, writes, end, patience = LONGEST_ROUND } = disturbance;
  const before = writes();
  const isGone = () => !servers.some(({ isAlive }) => isAlive());
  await until(() => missing().length === 0 || isGone(), 12 * patience);
  const findings = missing().map((kind) => `not acknowledged in all this time: ${kind}`);
  const enough = writes() + 1 + random.below(40);
  await until(() => writes() >= enough || isGone(), patience);
  if (isGone()) findings.push('the servers ended by themselves');
  if (writes() === before) findings.push('nothing was written in the whole round');
  await pause(random.below(40));
  let what = servers.length > 1 ? 'two servers' : 'killed';
  if (isEmbedded && random.chance(0.25)) {
    what = 'disk full';
    findings.push(...(await fillDisk(disturbance)));
  }
  if (restartPostgres && random.chance(0.25)) {
    what += ', PostgreSQL restarted';
    await promisify(exec)(restartPostgres);
    await pause(200 + random.below(300));
  }
  for (const server of servers) {
    await server.end('SIGKILL');
    if (servers.length > 1) await pause(random.below(150));
  }
  end();
  return { what, findings };
}
