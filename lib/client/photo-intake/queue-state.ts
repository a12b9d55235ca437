import { useMemo, useSyncExternalStore } from 'react';

export interface QueuedPhoto {
  key: string;
  draftId: string;
  name: string;
  /** `later` retries automatically; `refused` stays until the user has read it. */
  state: 'waiting' | 'sending' | 'later' | 'refused';
  /** From 0 to 1. */
  share: number;
  problem: string | null;
}

/** Photos being uploaded. Outlives all screens, so that uploads continue while the user navigates. */
interface Queue {
  photos: readonly QueuedPhoto[];
  /** Number of arrived photos by draft, since its last selection. */
  done: Readonly<Record<string, number>>;
  /** Photos that the browser could not store: closing the page loses them. */
  unkept: ReadonlySet<string>;
}

const EMPTY: Queue = { photos: [], done: {}, unkept: new Set() };
let queue = EMPTY;
const listeners = new Set<() => void>();

export const queueNow = (): Queue => queue;

/** Replaces parts of the queue's state and notifies all subscribers. */
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

/** Photos of a draft that are being uploaded. */
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

/** Drafts that still wait for photos. */
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
