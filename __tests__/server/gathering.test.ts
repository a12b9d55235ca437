import { gathering } from '@/lib/server/db/gather';

/** A write that finishes on demand and records its input. */
function heldWrite() {
  const batches: number[][] = [];
  let go: () => void = () => undefined;
  const write = async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise<void>((resolve) => (go = resolve));
    if (items.some((item) => item < 0)) throw new Error(`${items.join()} is wrong`);
  };
  const finish = async () => {
    go();
    await new Promise(setImmediate);
  };
  return { batches, write, finish };
}

it('what comes during a write is written together afterwards, so many at once', async () => {
  const { batches, write, finish } = heldWrite();
  const add = gathering(write, 3);
  const done: number[] = [];
  const all = [1, 2, 3, 4, 5].map((item) => add(item).then(() => done.push(item)));
  expect(batches).toEqual([[1]]);
  await finish();
  expect([batches, done]).toEqual([[[1], [2, 3, 4]], [1]]);
  await finish();
  await finish();
  await Promise.all(all);
  expect([batches, done]).toEqual([
    [[1], [2, 3, 4], [5]],
    [1, 2, 3, 4, 5],
  ]);
});

it('one that cannot be written fails alone, and the next ones are written', async () => {
  const { batches, write, finish } = heldWrite();
  const add = gathering(write, 10);
  const all = Promise.allSettled([1, -2, 3].map(add));
  for (let turn = 0; turn < 4; turn += 1) await finish();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([[1], [-2, 3], [-2], [3]]);
  const later = add(4);
  await finish();
  await expect(later).resolves.toBeUndefined();
});
