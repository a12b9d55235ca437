import { once } from 'node:events';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { HttpError } from '../../errors';
import type { Said } from './read-apart';

/**
 * The program of a reader's thread: hands over what `read` finds in the input, a batch at a time, one batch ahead of
 * who uses them. A refusal (HttpError) is told as it is.
 */
export function serveReader<Input, Batch>(read: (input: Input) => AsyncIterable<Batch> | Iterable<Batch>): void {
  letOthersFirst();
  void serve(read).finally(() => parentPort?.close());
}

/** Steps below everybody else that a reader goes, of 40 that there are. */
const BELOW = 5;

/** Who answers calls gets the processor before a reader does. Only Linux has priorities of single threads. */
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
