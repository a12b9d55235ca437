import { once } from 'node:events';
import { startProgram } from '../../thread-program';
import { endProcess, gone } from './end-on-panic';
import type { Exchange } from './protocol-stream';

export interface ThreadData {
  /** Folder of the tables. */
  folder: string;
}

/** The thread's message when it is ready and then for each request, in order. */
export interface Said {
  answer?: Uint8Array;
  /** Set when the engine did not answer. */
  error?: Error;
  /** Flushes to disk since the engine was opened. */
  flushes: number;
  /** Bytes written to the log since then. */
  logged: number;
}

export interface EngineThread {
  exchange: Exchange;
  flushes: () => number;
  logged: () => number;
  /** Flushes the engine's data and closes it. */
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (answer: Uint8Array) => void;
  reject: (error: Error) => void;
}

const PROGRAM = 'lib/server/db/embedded/engine-thread.ts';

/**
 * Opens the embedded engine in a separate thread: a slow query or a cold disk does not block the rest of the process.
 * Its process ends with it.
 * @throws what the engine throws when it cannot be opened.
 */
export async function startThread(folder: string): Promise<EngineThread> {
  const workerData: ThreadData = { folder };
  const thread = startProgram(PROGRAM, { workerData });
  await once(thread, 'message');

  let [flushes, logged] = [0, 0];
  const waiting: Waiting[] = [];
  thread.on('message', ({ answer, error, ...counts }: Said) => {
    ({ flushes, logged } = counts);
    const first = waiting.shift();
    if (answer) first?.resolve(answer);
    else first?.reject(error ?? gone());
  });

  let [isOpen, isClosing, reason] = [true, false, 'The thread of the engine ended.'];
  thread.on('error', ({ message }) => (reason = message));
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  void ended.then(() => {
    isOpen = false;
    for (const { reject } of waiting.splice(0)) reject(gone());
    if (!isClosing) endProcess(reason);
  });

  return {
    flushes: () => flushes,
    logged: () => logged,
    exchange: (messages) =>
      new Promise((resolve, reject) => {
        if (!isOpen) return reject(gone());
        waiting.push({ resolve, reject });
        thread.postMessage(messages, [messages.buffer as ArrayBuffer]);
      }),
    close: async () => {
      isClosing = true;
      thread.postMessage(null);
      await ended;
    },
  };
}
