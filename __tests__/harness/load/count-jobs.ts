import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../bench/figures';
import type { WatchedServer } from '../watched-server/watched-server';
import type { Timed } from './outcome';

/** Maximum time for a job that was started last. */
const PATIENCE = 30_000;
const LOOK_EVERY = 500;
/** A day on which fewer than one in this many calls starts a job says nothing about the worker. */
const CALLS_A_JOB = 1000;

const STATES = `select state, count(*)::int as count from jobs where created_at >= $1 group by state`;

async function countsSince(server: WatchedServer, since: Date): Promise<Record<string, number>> {
  const rows = await server.ask<{ state: string; count: number }[]>({
    ask: 'sql',
    text: STATES,
    values: [since.toISOString()],
  });
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Outcome of a day's jobs after the worker had time to finish: each acknowledged job must be done. */
export async function jobFigures(server: WatchedServer, since: Date, timed: readonly Timed[]): Promise<Figure[]> {
  const started = timed.filter(({ status, expects }) => status === 202 && expects === 202).length;
  const end = Date.now() + PATIENCE;
  let counts = await countsSince(server, since);
  while ((counts.queued || counts.running) && Date.now() < end) {
    await pause(LOOK_EVERY);
    counts = await countsSince(server, since);
  }
  return [
    { name: 'jobs started', value: started, goal: { atLeast: Math.max(1, Math.floor(timed.length / CALLS_A_JOB)) } },
    { name: 'jobs done', value: counts.done ?? 0, goal: { atLeast: started } },
    { name: 'jobs failed', value: counts.failed ?? 0, goal: { is: 0 } },
  ];
}
