import { clock } from '../clock';

/**
 * Does a piece of work as if it were done so many milliseconds ago: what it writes down bears that time. For demo data,
 * while nobody else is at work in this process.
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
