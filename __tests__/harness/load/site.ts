import { type ChildProcess } from 'node:child_process';
import { withProgram } from '../bench/processes';
import { withWatched, type WatchedServer } from '../watched-server/watched-server';
import { fillSite, type Filling } from './fill-site';
import type { Weighed } from './watch-memory';

export interface Place {
  folder: string;
  databaseUrl: string;
}

/** The system staff work on: two web processes and a worker on one database. */
export interface Site {
  filling: Filling;
  servers: readonly [WatchedServer, WatchedServer];
  worker: ChildProcess;
  weighed: readonly Weighed[];
  /** Number of processes that have exited. */
  ended: () => number;
}

/** Fills and starts a site, runs the work and stops the site. */
export async function withSite<Result>(
  { folder, databaseUrl }: Place,
  filling: Filling,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  await fillSite({ folder, databaseUrl }, filling);
  const place = { folder, databaseUrl, hasWorker: false };
  const program = {
    file: process.execPath,
    args: ['--import', 'tsx', 'lib/commands/worker.ts'],
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', NODE_ENV: 'production' },
    ready: /the worker is ready/,
  };
  return withWatched(place, (first) =>
    withWatched(place, (second) =>
      withProgram(program, (_, worker) => {
        const servers = [first, second] as const;
        const weighed = [
          { name: 'web process 1', pid: first.pid },
          { name: 'web process 2', pid: second.pid },
          { name: 'the worker', pid: worker.pid },
        ];
        const ended = () =>
          servers.filter((server) => !server.isAlive()).length +
          Number((worker.exitCode ?? worker.signalCode) !== null);
        return work({ filling, servers, worker, weighed, ended });
      }),
    ),
  );
}
