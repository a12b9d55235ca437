import { setTimeout as pause } from 'node:timers/promises';
import { JobCancelled } from '@/lib/server/platform/jobs/job-kind';
import { whileHeld } from '@/lib/server/platform/jobs/while-held';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

it('a job that waits says that it is still at it, until it is over', async () => {
  let told = 0;
  const tell = () => Promise.resolve(void (told += 1));
  await whileHeld({ tell }, async () => {
    while (told < 2) await pause(50);
  });
  const until = told;
  await pause(2500);
  expect(told).toBe(until);
});

it('a job that is cancelled while it waits ends with that', async () => {
  const tell = () => Promise.reject(new JobCancelled());
  await expect(whileHeld({ tell }, untilAborted)).rejects.toThrow(JobCancelled);
});

it('work that fails by itself fails as it did', async () => {
  const tell = () => Promise.resolve();
  await expect(whileHeld({ tell }, () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
});
