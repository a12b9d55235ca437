import { fork } from 'node:child_process';
import { thenUndo } from '../bench/undo';
import type { Ask } from './server-program';

/** A real server in a separate process, with an IPC channel for its parent. */
export interface WatchedServer {
  origin: string;
  pid: number | undefined;
  /** Whether the process is still running. */
  isAlive: () => boolean;
  /** Asks over the IPC channel. @throws where the server is gone. */
  ask: <Said>(question: Ask) => Promise<Said>;
  /** Its latest output: logged failures and runtime warnings. */
  printed: () => string;
  /** Kills or stops it; resolves once it has exited. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

export interface WatchedPlace {
  folder: string;
  databaseUrl?: string;
  /** Whether it runs background jobs by itself. */
  hasWorker: boolean;
}

interface Said {
  id: number;
  said?: unknown;
  failed?: string;
}

const KEPT_TEXT = 200_000;

const settings = ({ folder, databaseUrl, hasWorker }: WatchedPlace): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl ?? '',
  WORKER: hasWorker ? 'yes' : 'no',
  // Each call comes from another address, so that no per-address limit applies.
  TRUST_PROXY: '1',
  ACCESS_TTL: '86400',
  LOG_LEVEL: 'error',
});

/**
 * Loads a server's program, which then waits without touching anything until it is started.
 * @throws when started, what it printed where it ends before it answers.
 */
export function standBy(place: WatchedPlace): { start: () => Promise<WatchedServer>; end: () => Promise<void> } {
  const child = fork('__tests__/harness/watched-server/server-program.ts', [], {
    execArgv: ['--import', 'tsx'],
    env: settings(place),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-KEPT_TEXT));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  const waiting = new Map<number, { resolve: (said: never) => void; reject: (error: Error) => void }>();
  const answered = <Value>(id: number) => new Promise<Value>((resolve, reject) => waiting.set(id, { resolve, reject }));
  child.on('message', ({ id, said, failed }: Said) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (failed) reject?.(new Error(failed));
    else resolve?.(said as never);
  });
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error(`The server ended:\n${text}`));
      resolve();
    }),
  );
  let count = 0;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const ask = async <Said>(question: Ask): Promise<Said> => {
    if (!isAlive()) throw new Error(`The server ended:\n${text}`);
    count += 1;
    const said = answered<Said>(count);
    // A server that exited has closed the channel as well; `ended` reports it.
    child.send({ id: count, ...question }, () => {});
    return said;
  };
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return {
    start: async () => {
      const origin = await ask<string>({ ask: 'start' });
      return { origin, pid: child.pid, isAlive, ask, printed: () => text, end };
    },
    end: () => end('SIGKILL'),
  };
}

/** Starts a server, runs the work and stops the server. */
export async function withWatched<Result>(
  place: WatchedPlace,
  work: (server: WatchedServer) => Promise<Result>,
): Promise<Result> {
  const server = await standBy(place).start();
  return thenUndo(
    () => server.end('SIGTERM'),
    () => work(server),
  );
}
