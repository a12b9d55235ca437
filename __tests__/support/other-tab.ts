import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';

interface Stored {
  userInfo?: UserInfo | null;
  apiInfo?: ApiInfo | null;
}

/** Another tab writes to the shared storage, or removes a value; the browser notifies this tab. */
export function anotherTabWrites(key: string, value: unknown): void {
  const oldValue = window.localStorage.getItem(key);
  const newValue = value === null ? null : JSON.stringify(value);
  if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
}

/** Another tab starts or ends a session. */
export function anotherTabStores(values: Stored): void {
  for (const [key, value] of Object.entries(values)) anotherTabWrites(key, value);
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** The browser's locks between tabs, which jsdom lacks, until the test ends. */
export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const taken = new Set<string>();
  const waiting = new Map<string, number>();

  const inTurn = async <Result>(name: string, task: (lock: object) => Promise<Result>): Promise<Result> => {
    waiting.set(name, (waiting.get(name) ?? 0) + 1);
    const turn = (queues.get(name) ?? Promise.resolve()).then(async () => {
      taken.add(name);
      try {
        return await task({ name });
      } finally {
        taken.delete(name);
        waiting.set(name, (waiting.get(name) ?? 1) - 1);
      }
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  /**
   * As in browsers: with `ifAvailable`, a task that cannot run at once is called without the lock instead of waiting.
   */
  const request = <Result>(
    name: string,
    first: { ifAvailable: true } | ((lock: object | null) => Promise<Result>),
    second?: (lock: object | null) => Promise<Result>,
  ): Promise<Result> => {
    const task = second ?? (first as (lock: object | null) => Promise<Result>);
    const isBusy = (waiting.get(name) ?? 0) > 0;
    return second && isBusy ? Promise.resolve(task(null)) : inTurn(name, task);
  };

  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });

  return {
    isTaken: (name: string) => taken.has(name),
    /** Another tab holds the lock until `end`. */
    takeTurn: (name: string) => {
      let end = (): void => undefined;
      void request(name, () => new Promise<void>((resolve) => (end = resolve)));
      return { end: () => end() };
    },
  };
}
