import type { Figure } from '../bench/figures';
import { memoryOf } from '../bench/processes';
import { quantile } from '../bench/statistics';

export interface Weighed {
  name: string;
  pid: number | undefined;
}

const EVERY = 2000;
/** More growth than this between the first and the last third of a run is not flat. */
const MOST_GROWN = 10;

/** Samples the processes' memory during the work; it fluctuates, so thirds of the time are compared. */
export async function watchMemory<Result>(
  processes: readonly Weighed[],
  work: () => Promise<Result>,
): Promise<{ result: Result; figures: Figure[] }> {
  const weights = processes.map((): number[] => []);
  // An exited process counts as zero.
  const weighOne = async (one: Weighed, index: number) => weights[index]?.push(await memoryOf(one).catch(() => 0));
  const weigh = () => Promise.all(processes.map(weighOne));
  const timer = setInterval(() => void weigh(), EVERY);
  await weigh();
  const result = await work().finally(() => clearInterval(timer));
  await weigh();
  const thirds = weights.map((series) => {
    const third = Math.ceil(series.length / 3);
    return [quantile(series.slice(0, third), 0.5), quantile(series.slice(-third), 0.5)] as const;
  });
  const sum = (which: 0 | 1) => thirds.reduce((all, third) => all + third[which], 0);
  return {
    result,
    figures: [
      ...processes.flatMap(({ name }, index) => [
        { name: `memory of ${name}, first third`, value: thirds[index]?.[0] ?? NaN, unit: 'MB' },
        { name: `memory of ${name}, last third`, value: thirds[index]?.[1] ?? NaN, unit: 'MB' },
      ]),
      { name: 'memory of all, grown by', value: (sum(1) / sum(0) - 1) * 100, unit: '%', goal: { atMost: MOST_GROWN } },
    ],
  };
}
