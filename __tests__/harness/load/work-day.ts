import type { Section } from '../bench/figures';
import { jobFigures } from './count-jobs';
import type { Member } from './member';
import { count, failuresOf, quantileOf } from './outcome';
import type { Site } from './site';
import { watchMemory } from './watch-memory';
import { workFor } from './work-for';

/** Among changes to shared records, a higher share of conflicts would not be chance. */
const MOST_TOO_LATE = 10;

/** Everyone does their usual work, with this many milliseconds of thinking between two actions. */
export async function workDay(
  members: readonly Member[],
  { servers, weighed, ended, filling }: Pick<Site, 'servers' | 'weighed' | 'ended' | 'filling'>,
  { seconds, thinking }: { seconds: number; thinking: number },
): Promise<Section> {
  const since = new Date();
  const { result: timed, figures: memory } = await watchMemory(weighed, () => workFor(members, seconds, thinking));
  const racing = timed.filter(({ mayRace }) => mayRace);
  const tooLate = (100 * count(racing, 'too late')) / Math.max(1, racing.length);
  const among = `${filling.sellers.toLocaleString('en-IN')} sellers and ${filling.catalogs.toLocaleString('en-IN')} catalogs`;
  return {
    title: `${members.length} people for ${seconds} s among ${among}, two web processes, one worker, PostgreSQL`,
    figures: [
      { name: 'calls', value: timed.length },
      { name: 'calls a second', value: timed.length / seconds, unit: '/s' },
      { name: 'errors', value: count(timed, 'failed', 'later'), goal: { is: 0 } },
      ...failuresOf(timed),
      { name: 'changes that came too late', value: tooLate, unit: '%', goal: { atMost: MOST_TOO_LATE } },
      { name: 'reads, median', value: quantileOf(timed, 0.5, 'read'), unit: 'ms' },
      { name: 'reads, p99', value: quantileOf(timed, 0.99, 'read'), unit: 'ms', goal: { atMost: 500 } },
      { name: 'writes, median', value: quantileOf(timed, 0.5, 'write'), unit: 'ms' },
      { name: 'writes, p99', value: quantileOf(timed, 0.99, 'write'), unit: 'ms', goal: { atMost: 800 } },
      ...(await jobFigures(servers[0], since, timed)),
      { name: 'processes that ended', value: ended(), goal: { is: 0 } },
      ...memory,
    ],
  };
}
