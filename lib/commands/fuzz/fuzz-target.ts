import { fork } from 'node:child_process';
import { thenUndo } from '../bench/undo';
import { withFolder } from '../bench/processes';
import type { Ask } from './fuzz-server';

export interface Target {
  origin: string;
  /** Asks the server's side door. */
  ask: <Said>(question: Ask) => Promise<Said>;
  /** What the server printed: failures it logged, warnings of its runtime. */
  printed: () => string;
}

interface Said {
  id: number;
  said?: unknown;
  failed?: string;
}

const KEPT_TEXT = 200_000;

/** Runs the server of the fuzz on a data folder of its own. */
export const withTarget = <Result>(work: (target: Target) => Promise<Result>): Promise<Result> =>
  withFolder(async (folder) => {
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      HOST: '127.0.0.1',
      PORT: process.env.FUZZ_PORT ?? '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      WORKER: 'no',
      // Each call comes from another address, so that no limit of one is met.
      TRUST_PROXY: '1',
      ACCESS_TTL: '86400',
      LOG_LEVEL: 'error',
    };
    const child = fork('lib/commands/fuzz/fuzz-server.ts', [], {
      execArgv: ['--import', 'tsx'],
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let text = '';
    const keep = (chunk: Buffer) => (text = (text + chunk.toString()).slice(-KEPT_TEXT));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);

    const waiting = new Map<number, { resolve: (said: never) => void; reject: (error: Error) => void }>();
    const answered = <Value>(id: number) =>
      new Promise<Value>((resolve, reject) => waiting.set(id, { resolve, reject }));
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
    return thenUndo(
      async () => {
        child.kill('SIGTERM');
        await ended;
      },
      async () =>
        work({
          origin: await answered<string>(0),
          ask: (question) => {
            count += 1;
            const said = answered<never>(count);
            child.send({ id: count, ...question });
            return said;
          },
          printed: () => text,
        }),
    );
  });
