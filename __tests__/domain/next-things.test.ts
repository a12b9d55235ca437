import { nextThings } from '@/lib/domain/records/next-things';

const thing = (id: string, day: number) => ({ id, at: `2026-11-${String(day).padStart(2, '0')}T05:00:00.000Z` });
const ids = (things: readonly { id: string }[]) => things.map(({ id }) => id);

test('of every kind the oldest comes first, before the second of another kind', () => {
  const orders = [thing('order 1', 1), thing('order 2', 2), thing('order 3', 3)];
  const posts = [thing('post 1', 8), thing('post 2', 9)];
  expect(ids(nextThings([orders, posts], 3))).toEqual(['order 1', 'order 2', 'post 1']);
});

test('what is shown is in the order of its age', () => {
  expect(ids(nextThings([[thing('young', 9)], [thing('old', 1)]]))).toEqual(['old', 'young']);
});

test('one kind alone fills the list, and nothing gives an empty one', () => {
  const seven = Array.from({ length: 7 }, (_, place) => thing(`${place}`, place + 1));
  expect(nextThings([[], seven])).toHaveLength(6);
  expect(nextThings([])).toEqual([]);
});
