/** Longer texts seldom come again and would fill the memory. */
const LONGEST = 200;

/**
 * A pure function that looks up what it was asked lately; the oldest is forgotten beyond so many. What it gives is
 * shared by all who ask and never changed.
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
