import { useSyncExternalStore } from 'react';

const EACH_MS = 30_000;

let now = new Date(0);
let timer: number | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = new Date();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    now = new Date();
    timer = window.setInterval(tick, EACH_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.clearInterval(timer);
  };
}

const START = new Date(0);

function read(): Date {
  if (now.getTime() === 0) now = new Date();
  return now;
}

/** The current time for relative times on the screen; one shared clock that ticks twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, read, () => START);
