import type { ApiInfo, UserInfo } from '@/lib/contracts/auth';

interface Stored {
  userInfo?: UserInfo | null;
  apiInfo?: ApiInfo | null;
}

/** Another tab writes to the storage all tabs share: the browser tells this one. */
export function anotherTabStores(values: Stored): void {
  for (const [key, value] of Object.entries(values)) {
    const oldValue = window.localStorage.getItem(key);
    const newValue = value === null ? null : JSON.stringify(value);
    if (newValue === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
  }
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** The browser's locks between tabs, which jsdom lacks; until the test ends. */
export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const taken = new Set<string>();

  const request = async <Result>(name: string, task: () => Promise<Result>): Promise<Result> => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(async () => {
      taken.add(name);
      try {
        return await task();
      } finally {
        taken.delete(name);
      }
    });
    queues.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
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
