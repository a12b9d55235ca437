import * as fc from 'fast-check';
import { documentNumber, financialYear, invoice, shareOut, taxKindOf, taxOf } from '@/lib/domain/orders/gst';
import { allocationProblem, balanceOf, oldestFirst, subOrderMoney } from '@/lib/domain/orders/order-money';
import { gstBasisPoints } from '@/lib/domain/taxonomy/gst';

/** 5 % up to ₹2,500 a piece and 18 % above, as garments are taxed. */
const GARMENTS = { from: '2025-09-22', basisPoints: 500, above: { limitPaise: 250_000, basisPoints: 1800 } };

const aLine = fc.record({ pieces: fc.integer({ min: 1, max: 500 }), ratePaise: fc.integer({ min: 1, max: 900_000 }) });
const lines = fc.array(aLine, { minLength: 1, maxLength: 20 });
const state = fc.constantFrom('24', '27', '08', '04', '97');
const byPrice = (_line: unknown, piecePaise: number) => gstBasisPoints(GARMENTS, piecePaise);

describe('the tax of an order', () => {
  it('agrees by line, kind and total to the paisa, also with a discount', () => {
    fc.assert(
      fc.property(lines, state, state, fc.double({ min: 0, max: 1, noNaN: true }), (all, from, to, share) => {
        const gross = all.reduce((sum, { pieces, ratePaise }) => sum + pieces * ratePaise, 0);
        const discountPaise = Math.floor(gross * share);
        const bill = invoice({ from, to, lines: all, discountPaise, basisPointsOf: byPrice });
        const sum = (name: 'taxable' | 'igst' | 'cgst' | 'sgst') =>
          bill.lines.reduce((total, line) => total + line[name], 0);
        for (const name of ['taxable', 'igst', 'cgst', 'sgst'] as const) expect(bill[name]).toBe(sum(name));
        expect(bill.taxable).toBe(gross - discountPaise);
        expect(bill.taxable + bill.igst + bill.cgst + bill.sgst + bill.roundOff).toBe(bill.payable);
        expect(bill.payable % 100).toBe(0);
        expect(Math.abs(bill.roundOff)).toBeLessThanOrEqual(50);
        expect(bill.kind === 'IGST' ? bill.cgst + bill.sgst : bill.igst).toBe(0);
        expect(bill.lines.filter(({ cgst, sgst }) => cgst !== sgst)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same within and across states, but for a paisa on each line', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const within = invoice({ from: '24', to: '24', lines: all, basisPointsOf: byPrice });
        const across = invoice({ from: '24', to: '27', lines: all, basisPointsOf: byPrice });
        const difference = within.cgst + within.sgst - across.igst;
        expect(Math.abs(difference)).toBeLessThanOrEqual(all.length);
      }),
    );
  });

  it.each([
    [250_000, 1, 500],
    [250_001, 1, 1800],
    [251_000, 2, 1800],
  ])('of a piece of %i paise, %i of them, is at %i', (ratePaise, pieces, basisPoints) => {
    const bill = invoice({ from: '24', to: '24', lines: [{ pieces, ratePaise }], basisPointsOf: byPrice });
    expect(bill.lines[0]?.basisPoints).toBe(basisPoints);
  });

  it('is taken at the rate of the price that a discount leaves', () => {
    const one = { from: '24', to: '27', lines: [{ pieces: 10, ratePaise: 260_000 }], basisPointsOf: byPrice };
    expect([
      invoice(one).lines[0]?.basisPoints,
      invoice({ ...one, discountPaise: 100_000 }).lines[0]?.basisPoints,
    ]).toEqual([1800, 500]);
  });

  it('rounds half a paisa up, and is whole for half a rate', () => {
    expect([taxOf(10, 500), taxOf(9, 500), taxOf(100, 2.5), taxOf(20_000, 2.5)]).toEqual([1, 0, 0, 5]);
  });

  it('within a state is rounded by half the rate, not halved when it is rounded', () => {
    const bill = invoice({ from: '24', to: '24', lines: [{ pieces: 1, ratePaise: 41_570 }], basisPointsOf: () => 500 });
    // 2.5 % are 1039.25 paise, 5 % are 2078.5.
    expect(bill.lines[0]).toMatchObject({ cgst: 1039, sgst: 1039 });
  });

  it('has the kind that the places ask for', () => {
    expect([taxKindOf('24', '24'), taxKindOf('24', '27'), taxKindOf('04', '04')]).toEqual([
      'CGST+SGST',
      'IGST',
      'CGST+UTGST',
    ]);
  });
});

describe('sharing out', () => {
  it('gives away every paisa and no more, to each by weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, all) => {
        const sum = all.reduce((one, two) => one + two, 0);
        fc.pre(sum > 0);
        const shares = shareOut(total, all);
        expect(shares.reduce((one, two) => one + two, 0)).toBe(total);
        expect(shares.filter((share, index) => Math.abs(share - (total * (all[index] ?? 0)) / sum) > 1)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the account of a buyer', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });

  it('comes back to where it was when everything that came in is reversed', () => {
    fc.assert(
      fc.property(fc.array(amount), fc.array(amount), (payables, payments) => {
        const before = balanceOf(payables, []);
        const entries = payments.map((one) => ({ amount: one }));
        const reversals = payments.map((one) => ({ amount: -one }));
        expect(balanceOf(payables, entries)).toBe(before - payments.reduce((sum, one) => sum + one, 0));
        expect(balanceOf(payables, [...entries, ...reversals])).toBe(before);
      }),
    );
  });

  it('takes shares of the oldest first, never more than is due or came in', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 8 }), (paid, all) => {
        const dues = all.map((due, index) => ({ orderId: String(index), due }));
        const shares = oldestFirst(paid, dues);
        const judged = dues.flatMap(({ orderId, due }) => {
          const share = shares[orderId] ?? 0;
          return share > 0 ? [{ orderId, due, amount: share }] : [];
        });
        expect(allocationProblem(paid, judged)).toBeNull();
        const shared = judged.reduce((sum, one) => sum + one.amount, 0);
        expect(shared).toBe(
          Math.min(
            paid,
            all.reduce((sum, one) => sum + one, 0),
          ),
        );
      }),
    );
  });

  it.each([
    ['more than is due', 100, [{ orderId: 'a', amount: 60, due: 50 }]],
    ['more than came in', 100, [60, 50].map((one) => ({ orderId: String(one), amount: one, due: one }))],
    ['one order twice', 100, [10, 20].map((one) => ({ orderId: 'a', amount: one, due: 50 }))],
    ['nothing', 100, [{ orderId: 'a', amount: 0, due: 50 }]],
  ])('refuses shares of %s', (_what, paid, shares) => {
    expect(allocationProblem(paid, shares)).toMatch(/\.$/);
  });
});

it('a part of an order without known states counts as leaving its state', () => {
  const line = { pieces: 10, ratePaise: 41_500, gstBasisPoints: 500 };
  expect(subOrderMoney([line], { from: null, to: null })).toMatchObject({
    kind: 'IGST',
    igst: 20_750,
    payable: 435_800,
  });
  expect(subOrderMoney([line], { from: '24', to: '24' })).toMatchObject({
    cgst: 10_375,
    sgst: 10_375,
    payable: 435_800,
  });
});

it('documents are numbered within the financial year, in 16 characters', () => {
  expect([financialYear('2027-03-31'), financialYear('2027-04-01')]).toEqual(['26-27', '27-28']);
  expect(documentNumber('CN', '26-27', 12)).toBe('CN/26-27/00012');
  expect(() => documentNumber('CREDIT', '26-27', 123_456)).toThrow();
});
