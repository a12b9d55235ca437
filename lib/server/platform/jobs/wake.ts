import { EventEmitter } from 'node:events';
import { processWide } from '../../process-wide';

const bell = processWide('jobs-wake', () => new EventEmitter());

/** Tells the worker of this process that there is something to do. Only a hint: it looks by itself as well. */
export const wakeWorker = (): void => void bell.emit('wake');

/** Waits for the hint, at most so long. */
export const untilWoken = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      bell.off('wake', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    bell.once('wake', end);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
  });
