import { EventEmitter } from 'node:events';
import { processWide } from '../../process-wide';

const bell = processWide('jobs-wake', () => new EventEmitter().setMaxListeners(0));

/** Listeners: the queue's worker, and those that send messages, receive them and copy them into the inbox. */
export type Listener = 'jobs' | 'messages-out' | 'messages-in' | 'messages-watch' | 'messages-chat';

/** Wakes a listener in this process. Only a hint: listeners also poll. */
export const wake = (who: Listener): void => void bell.emit(who);

/** Wakes this process's worker. Only a hint: it also polls. */
export const wakeWorker = (): void => wake('jobs');

export interface Ear {
  /** Waits for a hint, at most this many milliseconds; a hint since the last wait counts. */
  next: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Same effect as a hint. */
  wake: () => void;
  close: () => void;
}

/** Listens for hints; none is lost while the owner is busy. */
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
