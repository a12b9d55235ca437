import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

/** Has the tray of jobs shown from now on. */
export function wantJobs(): void {
  isWanted = true;
  listeners.forEach((listener) => listener());
}

/** Puts the tray away until the next job. */
export function hideJobs(): void {
  isWanted = false;
  listeners.forEach((listener) => listener());
}

/** True from a job that was started here until the tray is put away. */
export const useJobsWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
