import { releaseMemory } from '@/lib/commands/release-memory';

const MEGABYTE = 1e6;

/** Uses much memory for a moment. */
const useMuch = () => Array.from({ length: 2e6 }, (_, at) => ({ at })).filter(({ at }) => at > 10).length;

it('what nothing holds any more is given back at once', () => {
  useMuch();
  const before = process.memoryUsage().heapUsed;
  releaseMemory();
  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 30 * MEGABYTE);
});
