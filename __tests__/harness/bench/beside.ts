import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { systemApi } from '@/lib/contracts/system';
import type { Figure } from './figures';
import { memoryOf } from './processes';
import { quantile } from './statistics';
import { thenUndo } from './undo';

export interface BesideData {
  origin: string;
  accessToken: string;
  paths: string[];
}

export interface BesideSaid {
  /** Milliseconds of each response, by request path. */
  times: Record<string, number[]>;
  failures: string[];
}

/** What other users and the system experienced while the work ran. */
export interface Beside extends BesideSaid {
  /** Megabytes of the server, sampled repeatedly. */
  memory: number[];
}

/** Requests of the other users, by the name in figures. */
const PATHS = { health: systemApi.health.path, 'seller list': sellersApi.list.path };
const PROGRAM = path.join(process.cwd(), '__tests__/harness/bench/beside-thread.ts');
const WEIGH_EVERY = 150;

/** Maximum wait in milliseconds. */
export const LONGEST_WAIT = 500;

export const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Sends small requests to a server continuously and reports the results for each piece of work done beside it. */
export function withBeside<Result>(
  { origin, accessToken, server }: { origin: string; accessToken: string; server: ChildProcess },
  work: (during: <Done>(piece: () => Promise<Done>) => Promise<Beside & { done: Done }>) => Promise<Result>,
): Promise<Result> {
  const workerData: BesideData = { origin, accessToken, paths: Object.values(PATHS) };
  const thread = new Worker(PROGRAM, { workerData, execArgv: ['--require', 'tsx/cjs'] });
  const tell = async (): Promise<BesideSaid> => {
    const said = once(thread, 'message');
    thread.postMessage('tell');
    return ((await said) as [BesideSaid])[0];
  };
  const during = async <Done>(piece: () => Promise<Done>) => {
    const memory: number[] = [];
    let isOver = false;
    const weighing = (async () => {
      while (!isOver && isAlive(server)) {
        memory.push(await memoryOf(server).catch(() => NaN));
        await pause(WEIGH_EVERY);
      }
    })();
    await tell();
    try {
      const done = await piece();
      return { done, memory, ...(await tell()) };
    } finally {
      isOver = true;
      await weighing;
    }
  };
  return thenUndo(
    async () => void (await thread.terminate()),
    () => work(during),
  );
}

/** Response times, and whether all responses were good. */
export const besideFigures = (name: string, { times, failures }: BesideSaid): Figure[] => [
  ...Object.entries(PATHS).flatMap(([called, asked]): Figure[] => {
    const own = times[asked] ?? [];
    return [
      { name: `${name}: ${called}, p99`, value: quantile(own, 0.99), unit: 'ms' },
      { name: `${name}: ${called}, most`, value: quantile(own, 1), unit: 'ms', goal: { atMost: LONGEST_WAIT } },
    ];
  }),
  { name: `${name}: answers that were none`, value: failures.length, goal: { is: 0 } },
  ...(failures[0] ? [{ name: `${name}: the first of them`, value: failures[0] }] : []),
];
