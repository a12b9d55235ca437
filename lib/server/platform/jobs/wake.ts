import { EventEmitter } from 'node:events';
import { processWide } from '../../process-wide';

const bell = processWide('jobs-wake', () => new EventEmitter().setMaxListeners(0));

/** Who listens: the worker of the queue, and those that carry messages out, in and into the inbox. */
export type Listener = 'jobs' | 'messages-out' | 'messages-in' | 'messages-watch' | 'messages-chat';

/** Tells somebody in this process that there is something to do. Only a hint: they look by themselves as well. */
export const wake = (who: Listener): void => void bell.emit(who);

/** Tells the worker of this process that there is something to do. Only a hint: it looks by itself as well. */
export const wakeWorker = (): void => wake('jobs');

export interface Ear {
  /** Waits for a hint, at most so many milliseconds; one that came since the last time counts. */
  next: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** As a hint from outside does. */
  wake: () => void;
  close: () => void;
}

/** Listens for hints; none that comes while its owner is busy is lost. */
export function listen(who: Listener = 'jobs'): Ear {
  let isHinted = false;
  let end = () => {};
  const hear = () => {
    isHinted = true;
    end();
  };
  bell.on(who, hear);
  return {
    next: async (milliseconds, signal) => {
      if (!isHinted && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(() => end(), milliseconds);
          end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve();
          };
          signal.addEventListener('abort', end, { once: true });
        });
      isHinted = false;
    },
    wake: hear,
    close: () => void bell.off(who, hear),
  };
}
