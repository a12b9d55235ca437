import { useMemo, useSyncExternalStore } from 'react';

export interface QueuedPhoto {
  key: string;
  draftId: string;
  name: string;
  /** `later` is tried again by itself; `refused` stays to be read. */
  state: 'waiting' | 'sending' | 'later' | 'refused';
  /** From 0 to 1. */
  share: number;
  problem: string | null;
}

/** Photos on their way. It outlives every screen, so that sending goes on while somebody looks at another. */
interface Queue {
  photos: readonly QueuedPhoto[];
  /** How many are here, by draft, since its last ones were chosen. */
  done: Readonly<Record<string, number>>;
  /** Photos of these would be lost with the page: the browser does not keep them. */
  unkept: ReadonlySet<string>;
}

const EMPTY: Queue = { photos: [], done: {}, unkept: new Set() };
let queue = EMPTY;
const listeners = new Set<() => void>();

export const queueNow = (): Queue => queue;

/** Puts parts of the queue in place of what they were, and tells everybody who looks at it. */
export function show(next: Partial<Queue>): void {
  queue = { ...queue, ...next };
  listeners.forEach((listener) => listener());
}

export const forgetQueue = (): void => show(EMPTY);

/** Changes one photo. */
export const change = (key: string, changes: Partial<QueuedPhoto>): void =>
  show({ photos: queue.photos.map((one) => (one.key === key ? { ...one, ...changes } : one)) });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The photos of a draft that are on their way. */
export function usePhotoQueue(draftId: string) {
  const { photos, done, unkept } = useSyncExternalStore(
    subscribe,
    () => queue,
    () => EMPTY,
  );
  return useMemo(() => {
    const own = photos.filter((one) => one.draftId === draftId);
    const isBusy = own.some(({ state }) => state !== 'refused');
    return {
      photos: own,
      done: done[draftId] ?? 0,
      isBusy,
      isAtRisk: isBusy && own.some(({ key }) => unkept.has(key)),
    };
  }, [photos, done, unkept, draftId]);
}

/** The drafts that still wait for photos. */
export const useBusyDrafts = (): readonly string[] => {
  const { photos } = useSyncExternalStore(
    subscribe,
    () => queue,
    () => EMPTY,
  );
  return useMemo(
    () => [...new Set(photos.flatMap(({ draftId, state }) => (state === 'refused' ? [] : [draftId])))],
    [photos],
  );
};
