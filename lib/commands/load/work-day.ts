import type { Section } from '../bench/figures';
import { quantile } from '../bench/statistics';
import type { Site } from './site';
import type { Member, Timed } from './staff-day';
import { watchMemory } from './watch-memory';
import { workFor } from './work-for';

const failed = ({ status }: Timed) => status === 0 || status >= 500 || status === 429;
const timesOf = (timed: Timed[], kind: Timed['kind']) => timed.filter((one) => one.kind === kind).map(({ ms }) => ms);

/** Everybody does what they do all day, thinking for so many milliseconds between two deeds. */
export async function workDay(
  members: readonly Member[],
  { weighed, ended }: Pick<Site, 'weighed' | 'ended'>,
  { seconds, thinking }: { seconds: number; thinking: number },
): Promise<Section> {
  const { result: timed, figures: memory } = await watchMemory(weighed, () => workFor(members, seconds, thinking));
  return {
    title: `${members.length} people for ${seconds} s, two web processes, one worker, PostgreSQL`,
    figures: [
      { name: 'calls', value: timed.length },
      { name: 'calls a second', value: timed.length / seconds, unit: '/s' },
      { name: 'errors', value: timed.filter(failed).length, goal: { is: 0 } },
      { name: 'reads, median', value: quantile(timesOf(timed, 'read'), 0.5), unit: 'ms' },
      { name: 'reads, p99', value: quantile(timesOf(timed, 'read'), 0.99), unit: 'ms', goal: { atMost: 500 } },
      { name: 'writes, median', value: quantile(timesOf(timed, 'write'), 0.5), unit: 'ms' },
      { name: 'writes, p99', value: quantile(timesOf(timed, 'write'), 0.99), unit: 'ms', goal: { atMost: 800 } },
      { name: 'processes that ended', value: ended(), goal: { is: 0 } },
      ...memory,
    ],
  };
}
