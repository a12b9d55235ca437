import { clock } from '../clock';

/**
 * Runs work as if it happened this many milliseconds ago: its writes get that time. For demo data, while nothing else
 * runs in this process.
 */
export async function ago<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = clock;
  clock.now = () => new Date(now().getTime() - milliseconds);
  try {
    return await work();
  } finally {
    clock.now = now;
  }
}
