import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function setCount(next: number): void {
  count = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many things wait on the page that is shown, for the window's title. */
export const useTitleCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );

/** Shows in the window's title how many things wait, as long as the page is there. */
export function useCountInTitle(waiting: number): void {
  useEffect(() => {
    setCount(waiting);
    return () => setCount(0);
  }, [waiting]);
}
