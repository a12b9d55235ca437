import { setTimeout as pause } from 'node:timers/promises';
import { givesWayTo, LONGEST_WAY } from '@/lib/domain/jobs/job-lanes';
import { processWide } from '../../process-wide';
import type { JobRow } from './job-repository';

type Sized = Pick<JobRow, 'share'>;

/** Running jobs of this process, and callbacks for when one of them ends. */
const way = () => processWide('jobs-at-work', () => ({ atWork: new Set<Sized>(), freed: new Set<() => void>() }));

/** Counts a job as running during its work. */
export async function whileAtWork<Result>(job: Sized, work: () => Promise<Result>): Promise<Result> {
  way().atWork.add(job);
  try {
    return await work();
  } finally {
    way().atWork.delete(job);
    for (const look of way().freed) look();
  }
}

const hasShorterBeside = ({ share }: Sized): boolean =>
  [...way().atWork].some((other) => givesWayTo(share, other.share));

/** Called before each step of a job: waits a moment while much shorter jobs run, which have priority. */
export async function giveWay(job: Sized): Promise<void> {
  if (!hasShorterBeside(job)) return;
  const over = new AbortController();
  const look = () => {
    if (!hasShorterBeside(job)) over.abort();
  };
  way().freed.add(look);
  await pause(LONGEST_WAY, undefined, { signal: over.signal }).catch(() => undefined);
  way().freed.delete(look);
}
