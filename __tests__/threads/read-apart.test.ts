import os from 'node:os';
import { readApart, ReaderEnded } from '@/lib/server/platform/threads/read-apart';
import { Slots } from '@/lib/server/platform/threads/slots';
import { threads } from '@/lib/server/thread-program';

jest.setTimeout(120_000);

// The planted reader has no bundle.
threads.bundles = null;

const LIMITS = { megabytes: 64, milliseconds: 30_000 };

async function read(what: string, limits = LIMITS): Promise<{ batches: number[]; error: unknown }> {
  const batches: number[] = [];
  try {
    for await (const batch of readApart<number>('__tests__/support/planted-reader.ts', what, limits))
      batches.push(batch);
    return { batches, error: null };
  } catch (error) {
    return { batches, error };
  }
}

it('gives every batch in order', async () => {
  expect(await read('count')).toEqual({ batches: [0, 1, 2], error: null });
});

it('passes a refusal on with its words', async () => {
  const { batches, error } = await read('refuse');
  expect(batches).toEqual([0, 1, 2]);
  expect(error).toMatchObject({ status: 400, message: 'It is no table.' });
});

it('a failure of the reader is a failure of the read, with its code', async () => {
  const message = expect.stringContaining('planted') as string;
  expect((await read('fail')).error).toMatchObject({ message, code: 'ENOSPC' });
});

it('a reader that fills its memory ends alone', async () => {
  expect((await read('hoard')).error).toEqual(new ReaderEnded('memory'));
});

it('a reader that never comes to an end is ended', async () => {
  expect((await read('spin', { ...LIMITS, milliseconds: 3000 })).error).toEqual(new ReaderEnded('time'));
});

it('a reader lets everybody else go first, where a thread can', async () => {
  const own = os.getPriority();
  const isAbleTo = process.platform === 'linux';
  expect((await read('priority')).batches).toEqual([isAbleTo ? Math.min(own + 5, 19) : own]);
  expect(os.getPriority()).toBe(own);
});

it('leaving early ends the thread and makes room for the next', async () => {
  for (let turn = 0; turn < 3; turn += 1)
    for await (const batch of readApart<number>('__tests__/support/planted-reader.ts', 'spin', LIMITS))
      if (batch === 2) break;
  expect((await read('count')).batches).toEqual([0, 1, 2]);
});

const begin = (what: string, signal: AbortSignal) =>
  readApart<number>('__tests__/support/planted-reader.ts', what, LIMITS, signal);

it('an aborted signal ends a reader in the middle of a batch', async () => {
  const stop = new AbortController();
  const batches = begin('spin', stop.signal);
  for (let batch = 0; batch < 3; batch += 1) expect((await batches.next()).value).toBe(batch);
  const next = batches.next();
  stop.abort(new Error('Stopped.'));
  await expect(next).rejects.toThrow('Stopped.');
  expect((await read('count')).batches).toEqual([0, 1, 2]);
});

it('an aborted signal ends the wait for a turn, and nobody behind it waits longer', async () => {
  const slots = new Slots(1);
  const stop = new AbortController();
  const release = await slots.take();
  const second = slots.take(stop.signal);
  const third = slots.take();
  stop.abort(new Error('Stopped.'));
  await expect(second).rejects.toThrow('Stopped.');
  await expect(slots.take(stop.signal)).rejects.toThrow('Stopped.');
  release();
  (await third)();
  (await slots.take())();
});
