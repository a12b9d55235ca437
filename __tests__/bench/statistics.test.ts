import fc from 'fast-check';
import { median, quantile, separability, shuffled } from '../harness/bench/statistics';

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

it('the quantile of values in any order lies between its neighbours', () => {
  expect([0, 0.5, 0.99, 1].map((share) => quantile([30, 10, 20], share))).toEqual([10, 20, 29.8, 30]);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it('one slow call in a hundred is seen at p99, one in a thousand is not', () => {
  const times = (slow: number, all: number) => Array.from({ length: all }, (_, index) => (index < slow ? 1000 : 1));
  expect(quantile(times(2, 100), 0.99)).toBeGreaterThan(900);
  expect(quantile(times(1, 1000), 0.99)).toBe(1);
});

it('separability is nothing for the same values and whole for values apart', () => {
  expect(separability([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(separability([4, 5], [1, 2])).toBe(1);
  expect(separability([1, 2], [4, 5])).toBe(0);
});

it('shuffling keeps each of the items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (items) => {
      expect(sorted(shuffled(items))).toEqual(sorted(items));
    }),
  );
});
