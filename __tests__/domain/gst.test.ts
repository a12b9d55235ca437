import * as fc from 'fast-check';
import { gstBasisPoints, gstRateOn, percentText, readPercent } from '@/lib/domain/taxonomy/gst';

const day = fc
  .date({ min: new Date('2017-07-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const rates = fc.uniqueArray(fc.record({ from: day, basisPoints: fc.integer({ min: 0, max: 10_000 }) }), {
  selector: ({ from }) => from,
});

describe('the GST rate of a day', () => {
  it('is the last that began, in whatever order they stand', () =>
    fc.assert(
      fc.property(rates, day, (all, on) => {
        const begun = all.filter(({ from }) => from <= on).toSorted((one, other) => (one.from < other.from ? -1 : 1));
        expect(gstRateOn(all, on)).toBe(begun.at(-1) ?? null);
      }),
    ));

  it('holds until the day before the next one', () =>
    fc.assert(
      fc.property(rates, (all) => {
        const inOrder = all.toSorted((one, other) => (one.from < other.from ? -1 : 1));
        inOrder.forEach((rate, place) => {
          expect(gstRateOn(all, rate.from)).toBe(rate);
          const eve = new Date(Date.parse(rate.from) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
          expect(gstRateOn(all, eve)).toBe(inOrder[place - 1] ?? null);
        });
      }),
    ));

  it('depends on the price where it has a limit', () => {
    const rate = { from: '2025-09-22', basisPoints: 500, above: { limitPaise: 2500_00, basisPoints: 1800 } };
    expect([2499_99, 2500_00, 2500_01].map((price) => gstBasisPoints(rate, price))).toEqual([500, 500, 1800]);
    expect(gstBasisPoints({ ...rate, above: null }, 9999_00)).toBe(500);
  });
});

describe('a percentage', () => {
  it('is read as people write it', () => {
    expect(['5', '5%', ' 12.5 % ', '0'].map(readPercent)).toEqual([500, 500, 1250, 0]);
    expect(['', 'five', '5.123', '-5'].map(readPercent)).toEqual([null, null, null, null]);
  });

  it('that was written is read as the same', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (one) => expect(readPercent(percentText(one))).toBe(one)),
    ));
});
