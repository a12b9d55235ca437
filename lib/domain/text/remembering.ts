/** Longer texts rarely repeat and would fill the cache. */
const LONGEST = 200;

/**
 * Caches a pure function's recent results; the oldest are evicted beyond a limit. Results are shared by all callers and
 * never mutated.
 */
export function remembering<Found>(work: (text: string) => Found, most: number) {
  const known = new Map<string, Found>();
  return (text: string): Found => {
    if (text.length > LONGEST) return work(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = work(text);
    const [oldest] = known.size >= most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    known.set(text, found);
    return found;
  };
}
