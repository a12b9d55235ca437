import fc from 'fast-check';
import { changedRate, isLargeRateChange, RATE_GUARD_PERCENT } from '@/lib/domain/catalogs/rate-change';

const rate = fc.integer({ min: 100, max: 100_000_000 });
const percent = fc.integer({ min: -900, max: 5000 }).map((tenths) => tenths / 10);

describe('A rate that changes by percent', () => {
  it.each([
    [41_500, 5, 43_600],
    [10_050, 5, 10_600],
    [30_000, 2.5, 30_800],
    [100, -90, 100],
    [41_500, 0, 41_500],
  ])('%d paise by %d %% are %d', (before, by, after) => expect(changedRate(before, { percent: by })).toBe(after));

  it('is whole rupees, at least one, within half a rupee of the exact amount', () => {
    fc.assert(
      fc.property(rate, percent, (before, by) => {
        const after = changedRate(before, { percent: by }) ?? 0;
        const exact = (before * (1000 + Math.round(by * 10))) / 1000;
        expect(after % 100).toBe(0);
        expect(after).toBeGreaterThanOrEqual(100);
        if (exact >= 100) expect(Math.abs(after - exact)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('never falls where the percentage rises', () => {
    fc.assert(
      fc.property(rate, percent, percent, (before, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(changedRate(before, { percent: low })).toBeLessThanOrEqual(changedRate(before, { percent: high }) ?? 0);
      }),
    );
  });

  it('stays nothing where there is none, and an amount is taken as it is', () => {
    expect(changedRate(null, { percent: 5 })).toBeNull();
    expect(changedRate(null, { rate: 41_550 })).toBe(41_550);
  });
});

it('is guarded above its part and not at it, and never the first one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (tens) => {
      const [before, most] = [tens * 100, tens * RATE_GUARD_PERCENT];
      expect([before + most, before - most].map((after) => isLargeRateChange(before, after))).toEqual([false, false]);
      expect([before + most + 1, before - most - 1].map((after) => isLargeRateChange(before, after))).toEqual([
        true,
        true,
      ]);
      expect(isLargeRateChange(null, before)).toBe(false);
    }),
  );
});
