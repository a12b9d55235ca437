import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { endProcess, gone } from './end-on-panic';
import type { Exchange } from './protocol-stream';

export interface ThreadData {
  /** Where the tables are. */
  folder: string;
}

/** What the thread says when it is ready and then to all it is given, in its order. */
export interface Said {
  answer?: Uint8Array;
  /** The engine did not answer. */
  error?: Error;
  /** Flushes to disk since the engine was opened. */
  flushes: number;
}

export interface EngineThread {
  exchange: Exchange;
  flushes: () => number;
  /** The engine writes down what it must and ends. */
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

const PROGRAM = path.join(process.cwd(), 'lib/server/db/embedded/engine-thread.ts');

/**
 * Opens the embedded engine in a thread of its own: no query, however long or from however cold a disk, holds up what
 * else the process does. Its process ends with it.
 * @throws what the engine throws when it cannot be opened.
 */
export async function startThread(folder: string): Promise<EngineThread> {
  const workerData: ThreadData = { folder };
  const thread = new Worker(PROGRAM, { workerData, execArgv: ['--require', 'tsx/cjs'] });
  await once(thread, 'message');

  let flushes = 0;
  const waiting: Waiting[] = [];
  thread.on('message', ({ answer, error, flushes: soFar }: Said) => {
    flushes = soFar;
    const first = waiting.shift();
    if (answer) first?.resolve(answer);
    else first?.reject(error ?? gone());
  });

  const ended = once(thread, 'exit');
  const lose = (reason: string) => {
    endProcess(reason);
    for (const { reject } of waiting.splice(0)) reject(gone());
  };
  thread.on('error', ({ message }) => lose(message));
  void ended.then(() => waiting.length > 0 && lose('The thread of the engine ended.'));

  return {
    flushes: () => flushes,
    exchange: (messages) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        thread.postMessage(messages, [messages.buffer as ArrayBuffer]);
      }),
    close: async () => {
      thread.postMessage(null);
      await ended;
    },
  };
}
