import { Random } from '@/lib/server/seed/random';
import { historyFlaws, reachedBy } from './history-flaws';
import { CHOICES, type History, KINDS, MOST } from './order-wishes';

const many = <Item>(random: Random, most: number, make: () => Item): Item[] =>
  Array.from({ length: 1 + random.below(most) }, make);

const pick = <Item>(random: Random, items: readonly Item[]): Item => random.pick(items as [Item, ...Item[]]);

/** A random order with random requests of several people. */
const randomHistory = (random: Random): History => ({
  parts: many(random, MOST.parts, () => ({
    states: pick(random, CHOICES.states),
    discountBasisPoints: pick(random, CHOICES.discount),
    lines: many(random, MOST.lines, () => ({
      ordered: 1 + random.below(MOST.ordered),
      rate: 1 + random.below(MOST.rate),
      gstBasisPoints: pick(random, CHOICES.gst),
    })),
  })),
  wishes: many(random, MOST.wishes, () => ({
    kind: pick(random, KINDS),
    part: random.below(MOST.parts),
    line: random.below(MOST.lines),
    pieces: 1 + random.below(MOST.pieces),
    isAll: pick(random, CHOICES.isAll),
    choice: random.below(6),
    behind: pick(random, CHOICES.behind),
    paise: 1 + random.below(MOST.paise),
  })),
});

/** Runs this many random orders through the domain rules alone. */
export function liveHistories(times: number, seed: number): { said: string; flaws: string[] } {
  const started = performance.now();
  const random = new Random(seed);
  const counts = new Map<string, number>();
  const flaws: string[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const history = randomHistory(random);
    reachedBy(history, counts);
    const found = historyFlaws(history);
    if (found.length > 0) flaws.push(`${found.join(' ')} ${JSON.stringify(history)}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const reached = [...counts].map(([what, count]) => `${what} ${count}`).sort();
  return { said: `${times} histories in ${seconds} s, ${flaws.length} went wrong: ${reached.join(', ')}.`, flaws };
}
