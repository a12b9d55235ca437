import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

/** Shows the job tray from now on. */
export function wantJobs(): void {
  isWanted = true;
  listeners.forEach((listener) => listener());
}

/** Hides the tray until the next job. */
export function hideJobs(): void {
  isWanted = false;
  listeners.forEach((listener) => listener());
}

/** True from the start of a job in this tab until the tray is hidden. */
export const useJobsWanted = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isWanted,
    () => false,
  );
