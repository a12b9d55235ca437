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

/** Number of waiting items on the current page, for the window title. */
export const useTitleCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );

/** Shows the number of waiting items in the window title while the page is mounted. */
export function useCountInTitle(waiting: number): void {
  useEffect(() => {
    setCount(waiting);
    return () => setCount(0);
  }, [waiting]);
}
