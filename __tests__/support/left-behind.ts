type Listener = (...given: unknown[]) => void;
type Timers = Pick<typeof globalThis, 'setTimeout' | 'setInterval'>;

const listenersOf = () =>
  new Map(process.eventNames().map((event) => [event, process.rawListeners(event) as Listener[]] as const));

/** Remembers the listeners of this process. The result removes those added since, which would hold their realm. */
export function noteListeners(): () => void {
  const before = listenersOf();
  return () => {
    for (const [event, listeners] of listenersOf())
      for (const listener of listeners)
        if (!before.get(event)?.includes(listener)) process.removeListener(event, listener);
  };
}

/** Remembers the timers that a realm sets. The result ends those still running, which would hold the realm. */
export function noteTimers(realm: Timers): () => void {
  const timers = new Set<WeakRef<NodeJS.Timeout>>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = realm[name] as (...given: unknown[]) => NodeJS.Timeout;
    const noting = (...given: unknown[]) => {
      const timer = real(...given);
      timers.add(new WeakRef(timer));
      return timer;
    };
    Object.assign(realm, { [name]: Object.defineProperties(noting, Object.getOwnPropertyDescriptors(real)) });
  }
  return () => {
    for (const timer of timers) clearTimeout(timer.deref());
  };
}
