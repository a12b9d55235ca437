import { setTimeout as pause } from 'node:timers/promises';
import { LONGEST_WAY } from '@/lib/domain/jobs/job-lanes';
import { processWide } from '../../process-wide';
import type { JobRow } from './job-repository';

/** Short jobs at work in this process, and what is done once there are none. */
const way = () => processWide('short-jobs', () => ({ atWork: 0, free: new Set<() => void>() }));

/** Counts a job of the short lane for as long as its work takes. */
export async function whileAtWork<Result>(
  { lane }: Pick<JobRow, 'lane'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (lane !== 'short') return work();
  way().atWork += 1;
  try {
    return await work();
  } finally {
    way().atWork -= 1;
    if (way().atWork === 0) for (const go of way().free) go();
  }
}

/** Before a step of a long job: waits a moment while short ones are at work, which have the database first. */
export async function giveWay({ lane }: Pick<JobRow, 'lane'>): Promise<void> {
  if (lane !== 'long' || way().atWork === 0) return;
  const over = new AbortController();
  const go = () => over.abort();
  way().free.add(go);
  await pause(LONGEST_WAY, undefined, { signal: over.signal }).catch(() => undefined);
  way().free.delete(go);
}
