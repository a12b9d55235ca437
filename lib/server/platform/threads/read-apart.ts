import type { Worker } from 'node:worker_threads';
import { HttpError } from '../../errors';
import { processWide } from '../../process-wide';
import { startProgram } from '../../thread-program';
import { Slots } from './slots';

/** Limits after which a reader is terminated. */
export interface ReaderLimits {
  /** Megabytes of its own heap. */
  megabytes: number;
  /** Milliseconds of working time; time in which the caller uses the results does not count. */
  milliseconds: number;
}

/** Messages from a reader's thread: a batch of results, the end, or the reason it stopped. */
export type Said<Batch> =
  | { batch: Batch }
  | { isDone: true }
  | { refusal: { status: number; code: string; message: string } }
  | { failure: string; code?: string };

/** The reader exceeded its memory or time limit; only its thread was terminated. */
export class ReaderEnded extends Error {
  constructor(override readonly cause: 'memory' | 'time') {
    super(`The reader ran out of ${cause}.`);
  }
}

/** Concurrent readers in this process: their memory adds up. */
const AT_ONCE = 2;
const slots = () => processWide('reader-threads', () => new Slots(AT_ONCE));

/**
 * Reads untrusted bytes in a separate thread: `program`, a path within the repository, is a file that calls {@link
 * import('./serve-reader').serveReader}. Yields batches, read at most one ahead; waits while other readers of this
 * process run. An aborted signal ends it at once, even within a batch.
 * @throws HttpError what the reader refused with, {@link ReaderEnded} when it ran out of memory or time, the signal's
 * reason when that ended it.
 */
export async function* readApart<Batch>(
  program: string,
  input: unknown,
  limits: ReaderLimits,
  signal?: AbortSignal,
): AsyncGenerator<Batch> {
  const release = await slots().take(signal);
  let thread: Worker | undefined;
  try {
    thread = startThread(program, input, limits);
    const listen = listenTo<Batch>(thread, signal);
    let spent = 0;
    for (;;) {
      const asked = performance.now();
      const said = await withinTime(listen(), limits.milliseconds - spent);
      spent += performance.now() - asked;
      if ('isDone' in said) return;
      if ('refusal' in said) throw new HttpError(said.refusal.status, said.refusal.code, said.refusal.message);
      if ('failure' in said) throw Object.assign(new Error(said.failure), { code: said.code });
      thread.postMessage('next');
      yield said.batch;
    }
  } finally {
    await thread?.terminate();
    release();
  }
}

const startThread = (program: string, input: unknown, { megabytes }: ReaderLimits): Worker =>
  startProgram(program, {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });

/** Returns a thread's messages one by one; an end without a last message is a failure. */
function listenTo<Batch>(thread: Worker, signal?: AbortSignal): () => Promise<Said<Batch>> {
  const heard: Said<Batch>[] = [];
  let [failure, wake]: [Error | null, () => void] = [null, () => {}];
  thread.on('message', (said: Said<Batch>) => {
    heard.push(said);
    wake();
  });
  const end = (error: Error) => {
    failure ??= error;
    wake();
  };
  thread.on('error', (error: NodeJS.ErrnoException) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ReaderEnded('memory') : error),
  );
  thread.on('exit', () => end(new Error('The thread of the reader ended.')));
  const stop = () => end(signal?.reason as Error);
  signal?.addEventListener('abort', stop, { once: true });
  thread.on('exit', () => signal?.removeEventListener('abort', stop));
  return async () => {
    for (;;) {
      signal?.throwIfAborted();
      const said = heard.shift();
      if (said) return said;
      if (failure) throw failure;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
}

async function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReaderEnded('time')), Math.max(0, milliseconds));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
