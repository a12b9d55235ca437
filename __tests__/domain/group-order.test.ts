import { droppedOnto } from '@/lib/domain/catalogs/group-order';

const ORDER = ['a', 'b', 'c', 'd'];

it.each([
  ['from above, behind it', ['a'], 'c', 'b c a d'],
  ['from below, before it', ['d'], 'b', 'a d b c'],
  ['from above to the end', ['a'], 'd', 'b c d a'],
  ['from below to the front', ['c'], 'a', 'c a b d'],
  ['from elsewhere, before it', ['x'], 'a', 'x a b c d'],
  ['several from above stay together', ['a', 'b'], 'd', 'c d a b'],
  ['several from both sides stay together', ['a', 'd'], 'b', 'b a d c'],
  ['onto itself', ['b'], 'b', 'a b c d'],
  ['onto one of those that are dragged', ['b', 'd'], 'd', 'a b c d'],
])('%s', (_name, moved, target, order) => {
  expect(droppedOnto(ORDER, moved, target).join(' ')).toBe(order);
});
