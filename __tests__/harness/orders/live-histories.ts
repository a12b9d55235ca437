import * as fc from 'fast-check';
import { aHistory } from '../../support/order-histories';
import { historyFlaws, reachedBy } from '../../support/order-history-flaws';

/** Lives through so many random orders by the rules alone; the first that goes wrong is made as short as it can be. */
export function liveHistories(times: number, seed: number): { said: string; flaws: string[] } {
  const started = performance.now();
  const counts = new Map<string, number>();
  const lives = fc.property(aHistory, (history) => {
    reachedBy(history, counts);
    return historyFlaws(history).length === 0;
  });
  const { failed, counterexample, numRuns } = fc.check(lives, { numRuns: times, seed });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const reached = [...counts].map(([what, count]) => `${what} ${count}`).sort();
  const [history] = counterexample ?? [];
  return {
    said: `${numRuns} histories in ${seconds} s, ${failed ? 'one went wrong' : 'all in order'}: ${reached.join(', ')}.`,
    flaws: history ? [...historyFlaws(history), JSON.stringify(history)] : [],
  };
}
