import * as fc from 'fast-check';
import { NO_PIECES } from '@/lib/domain/orders/quantities';
import { creditOf, figuresOf, type Settled } from '@/lib/domain/orders/order-figures';
import { aHistory } from '../support/order-histories';
import { historyFlaws, reachedBy } from '../harness/orders/history-flaws';

describe('orders through any history', () => {
  it('keep their pieces and their money in order after every step', () => {
    fc.assert(
      fc.property(aHistory, (history) => expect(historyFlaws(history)).toEqual([])),
      { numRuns: 300 },
    );
  });

  it('reach every step and every end', () => {
    const counts = new Map<string, number>();
    fc.sample(aHistory, { numRuns: 600, seed: 7 }).forEach((history) => reachedBy(history, counts));
    const never = [
      'accept',
      'refuse',
      'cancel',
      'change',
      'dispatch',
      'deliver',
      'close',
      'ask-return',
      'move-return',
      'pay',
    ]
      .concat('reverse', 'several credit notes', 'ends placed', 'ends cancelled', 'ends part_dispatched', 'ends closed')
      .filter((what) => !counts.has(what));
    expect(never).toEqual([]);
  });
});

it('credit notes for ten pieces one by one add up to what the ten came to', () => {
  // ₹10.50 with GST: if each credit were rounded separately, it would be ₹11 each, and ₹110 of ₹105 in total.
  const line = { ...NO_PIECES, id: 'line', ordered: 10, accepted: 10, rate: 1000, gstBasisPoints: 500 };
  const states = { fromState: '24', toState: '24', discountBasisPoints: 0 };
  const { payable } = figuresOf([line], { ...states, isClosed: false });
  const settled: Settled[] = [];
  for (let piece = 0; piece < 10; piece += 1) {
    const amount = creditOf({ ...states, payable }, [line], settled, { lineId: 'line', pieces: 1 });
    settled.push({ lineId: 'line', pieces: 1, amount });
  }
  expect([payable, settled.reduce((all, { amount }) => all + amount, 0)]).toEqual([10_500, 10_500]);
});
