/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return low + (high - low) * (place % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * How well the two can be distinguished: the probability that a value of the first is above a value of the second (area
 * under the ROC curve). 0.5 is not at all, 0 and 1 are always.
 */
export function separability(first: readonly number[], second: readonly number[]): number {
  const wins = first.map((a) => second.reduce((sum, b) => sum + (a > b ? 1 : a === b ? 0.5 : 0), 0));
  return wins.reduce((sum, won) => sum + won, 0) / (first.length * second.length);
}

/** In random order, so that no periodic event always hits the same item. */
export const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** The work's result and its duration in milliseconds. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}
