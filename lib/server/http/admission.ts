import { env } from '../env';
import { processWide } from '../process-wide';
import { unavailable } from './errors';

const state = () => processWide('calls under way', () => ({ count: 0 }));

/**
 * Does the work of a call unless as many are under way as this process can answer in good time. Whoever comes on top
 * is told at once to come again, which costs next to nothing: so the calls before them are not slowed down.
 * @throws 503 with a Retry-After when there are too many.
 */
export async function admitted<Result>(work: () => Promise<Result>): Promise<Result> {
  const underWay = state();
  if (underWay.count >= env().MAX_CALLS) throw unavailable();
  underWay.count += 1;
  try {
    return await work();
  } finally {
    underWay.count -= 1;
  }
}
