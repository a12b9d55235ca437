import { LONGEST_WAY } from '@/lib/domain/jobs/job-lanes';
import { giveWay, whileAtWork } from '@/lib/server/platform/jobs/give-way';
import { gate } from '../support/gate';

const [short, long] = [{ share: 0.1 }, { share: 1 }];

/** Whether the work is finished once everything that needs no time has run. */
async function isOver(work: Promise<void>): Promise<boolean> {
  let over = false;
  void work.then(() => (over = true));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return over;
}

it('a long job waits while a short one is at work, and no longer', async () => {
  expect(await isOver(giveWay(long))).toBe(true);
  const { opened, open } = gate();
  const working = whileAtWork(short, () => opened);
  expect(await isOver(giveWay(short))).toBe(true);
  const waiting = giveWay(long);
  open();
  await working;
  expect(await isOver(waiting)).toBe(true);
  expect(await isOver(giveWay(long))).toBe(true);
});

it('a long job gets on beside a short one without end', async () => {
  const { opened, open } = gate();
  const working = whileAtWork(short, () => opened);
  const started = performance.now();
  await giveWay(long);
  // Timers do not fire early, except for rounding.
  expect(performance.now() - started).toBeGreaterThan(LONGEST_WAY - 5);
  open();
  await working;
});

it('a long job does not wait for one as long, nor for a short one that failed', async () => {
  const { opened, open } = gate();
  const working = whileAtWork({ share: 0.6 }, () => opened);
  expect(await isOver(giveWay(long))).toBe(true);
  open();
  await working;
  await expect(whileAtWork(short, () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
  expect(await isOver(giveWay(long))).toBe(true);
});

it('a job waits for all that are shorter, and each for its own', async () => {
  const [first, second] = [gate(), gate()];
  const shortest = whileAtWork({ share: 0.01 }, () => first.opened);
  const middling = whileAtWork(short, () => second.opened);
  const [waitsForOne, waitsForBoth] = [giveWay(short), giveWay(long)];
  first.open();
  await shortest;
  expect(await isOver(waitsForOne)).toBe(true);
  expect(await isOver(waitsForBoth)).toBe(false);
  second.open();
  await middling;
  expect(await isOver(waitsForBoth)).toBe(true);
});
