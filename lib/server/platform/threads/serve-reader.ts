import { once } from 'node:events';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { HttpError } from '../../errors';
import type { Said } from './read-apart';

/**
 * Program of a reader's thread: passes on the batches `read` finds, one batch ahead of the consumer. A refusal
 * (HttpError) is passed on unchanged.
 */
export function serveReader<Input, Batch>(read: (input: Input) => AsyncIterable<Batch> | Iterable<Batch>): void {
  letOthersFirst();
  void serve(read).finally(() => parentPort?.close());
}

/** How far a reader's priority is lowered, out of 40 levels. */
const BELOW = 5;

/** Threads that answer calls get the processor before a reader. Only Linux has priorities for single threads. */
function letOthersFirst(): void {
  if (process.platform === 'linux')
    os.setPriority(Math.min(os.getPriority() + BELOW, os.constants.priority.PRIORITY_LOW));
}

async function serve<Input, Batch>(read: (input: Input) => AsyncIterable<Batch> | Iterable<Batch>): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This runs in a thread only.');
  const say = (said: Said<Batch>) => port.postMessage(said);
  try {
    for await (const batch of read(workerData as Input)) {
      const used = once(port, 'message');
      say({ batch });
      await used;
    }
    say({ isDone: true });
  } catch (error) {
    if (error instanceof HttpError) {
      const { status, code, message } = error;
      say({ refusal: { status, code, message } });
    } else say({ failure: wordsOf(error), code: (error as NodeJS.ErrnoException | undefined)?.code });
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
