import * as fc from 'fast-check';
import { billOf } from '@/lib/domain/orders/bill';
import { ewayHint } from '@/lib/domain/orders/eway';
import { creditNote } from '@/lib/domain/orders/printed/credit-note';
import type { PartFacts } from '@/lib/domain/orders/printed/part-facts';
import { columnRupees } from '@/lib/domain/orders/printed/printed-document';
import { partBill, proForma } from '@/lib/domain/orders/printed/pro-forma';
import { orderSheet, packingSlip } from '@/lib/domain/orders/printed/seller-papers';
import { figuresOf } from '@/lib/domain/orders/order-figures';
import { NO_PIECES } from '@/lib/domain/orders/quantities';
import { rupeesInWords } from '@/lib/domain/orders/rupees-in-words';
import { isUpiId, upiLink } from '@/lib/domain/orders/upi';

const aLine = fc.record({
  title: fc.constantFrom('Kesariya vol 4', 'रंगोली', 'કેસર'),
  hsn: fc.constantFrom('5407', '6204', ''),
  pieces: fc.integer({ min: 0, max: 400 }),
  rate: fc.integer({ min: 1, max: 900_000 }),
  gstBasisPoints: fc.constantFrom(0, 500, 1200, 1800),
});
const terms = fc.record({
  fromState: fc.constantFrom('24', '04', null),
  toState: fc.constantFrom('24', '08', '04', null),
  discountBasisPoints: fc.integer({ min: 0, max: 5000 }),
});
const goods = fc.array(aLine, { minLength: 1, maxLength: 30 });

const PART: PartFacts = {
  orderNumber: 1042,
  position: 2,
  placedAt: '2026-11-20T06:00:00.000Z',
  seller: {
    businessName: 'Kesar Textiles',
    address: 'Shop 4, Ring Road',
    city: 'Surat',
    state: 'Gujarat',
    pincode: null,
    gstin: null,
  },
  buyer: {
    businessName: 'Roop Sangam',
    address: '',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302001',
    gstin: null,
  },
  deliveryAddress: '',
  fromState: '24',
  toState: '08',
  discountBasisPoints: 250,
  lines: [
    {
      ...NO_PIECES,
      ...{ id: 'a', title: 'Kesariya vol 4', hsn: '5407', setPieces: 4, rate: 41_500, gstBasisPoints: 500 },
      ...{ ordered: 12, refused: 4 },
    },
    {
      ...NO_PIECES,
      ...{ id: 'b', title: 'Rangoli', hsn: '6204', setPieces: null, rate: 260_000, gstBasisPoints: 1800, ordered: 3 },
    },
  ],
};
const ISSUE = { number: 'P1/26-27/00012', at: '2026-11-21T06:00:00.000Z', payee: null };

describe('a bill', () => {
  it('agrees by line, by HSN and rate and in total to the paisa, also with a discount', () => {
    fc.assert(
      fc.property(goods, terms, (lines, agreed) => {
        const bill = billOf(lines, agreed);
        for (const name of ['taxable', 'igst', 'cgst', 'sgst'] as const) {
          const sums = [bill.lines, bill.summary].map((all) => all.reduce((sum, line) => sum + line[name], 0));
          expect(sums).toEqual([bill[name], bill[name]]);
        }
        const gross = lines.reduce((sum, { pieces, rate }) => sum + pieces * rate, 0);
        expect([bill.gross, bill.taxable]).toEqual([gross, gross - bill.discount]);
        expect(bill.lines.reduce((sum, { total }) => sum + total, 0) + bill.roundOff).toBe(bill.payable);
        expect(bill.payable % 100).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('comes to what the list of orders shows', () => {
    const { taxable, igst, payable } = partBill(PART);
    const figures = figuresOf(PART.lines, { ...PART, isClosed: false });
    expect([taxable, igst, payable]).toEqual([figures.taxable, figures.tax, figures.payable]);
  });
});

describe('printed documents', () => {
  it('a pro-forma says what it is, and everything in figures and words', () => {
    const printed = proForma(PART, { ...ISSUE, payee: { upiId: 'orders@bank', name: 'Kesar Marketplace' } });
    expect(printed.purpose).toMatch(/not a tax invoice/);
    expect(printed.totals).toEqual([
      ['Goods', '11,120.00'],
      ['Discount', '-278.00'],
      ['Taxable value', '10,842.00'],
      ['IGST', '1,530.75'],
      ['Round off', '0.25'],
      ['To pay', '12,373.00'],
    ]);
    expect(printed.inWords).toBe('Rupees twelve thousand three hundred seventy-three only');
    expect(printed.summary?.rows.map(([hsn]) => hsn)).toEqual(['5407', '6204']);
    expect(printed.qr?.link).toBe(
      'upi://pay?pa=orders@bank&pn=Kesar%20Marketplace&am=12373.00&cu=INR&tr=P1%2F26-27%2F00012&tn=Order%201042',
    );
  });

  it('an order sheet has sets and no tax, a packing slip no rates', () => {
    const sheet = orderSheet(PART, ISSUE);
    expect(sheet.table?.rows[0]).toEqual(['1', 'Kesariya vol 4', '2 sets of 4', '8', '415.00', '3,320.00']);
    const slip = packingSlip(PART, {
      ...{ transporter: 'Ganesh', lrNumber: '', parcels: 2, freight: 'to_pay', dispatchedAt: ISSUE.at },
      lines: [{ lineId: 'a', pieces: 4 }],
    });
    expect(slip.table?.rows).toEqual([['1', 'Kesariya vol 4', '1 set of 4', '4']]);
    expect(JSON.stringify(slip)).not.toMatch(/415|41500/);
  });

  it('a credit note comes to what was credited, its round off included', () => {
    const printed = creditNote(PART, {
      ...{ ...ISSUE, against: 'Order 1042-2', lineId: 'a', pieces: 2, reason: 'Damaged', amount: 85_000 },
    });
    expect(printed.totals.slice(-3)).toEqual([
      ['IGST', '40.46'],
      ['Round off', '0.29'],
      ['Credited', '850.00'],
    ]);
  });
});

it.each([
  [0, 'Rupees zero only'],
  [100, 'Rupees one only'],
  [1_999, 'Rupees nineteen and ninety-nine paise only'],
  [12_345_678, 'Rupees one lakh twenty-three thousand four hundred fifty-six and seventy-eight paise only'],
  [10_000_000_00, 'Rupees one crore only'],
  [
    123_45_67_890_00,
    'Rupees one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety only',
  ],
])('%i paise are %s', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

it.each([
  [123_456_789, '12,34,567.89'],
  [-5, '-0.05'],
  [99_900, '999.00'],
  [100_000_000, '10,00,000.00'],
])('%i paise stand in a column as %s', (paise, text) => {
  expect(columnRupees(paise)).toBe(text);
});

it('a UPI link has spaces as %20, the id as it is, and short notes', () => {
  const asked = { upiId: 'a.b-c@okbank', name: 'Roop & Co', paise: 149_950, reference: 'P1', note: 'x'.repeat(90) };
  expect(upiLink(asked)).toBe(
    `upi://pay?pa=a.b-c@okbank&pn=Roop%20%26%20Co&am=1499.50&cu=INR&tr=P1&tn=${'x'.repeat(80)}`,
  );
  expect(['orders@bank', 'a@1bank', 'orders', 'or ders@bank'].map(isUpiId)).toEqual([true, false, false, false]);
});

it.each([
  ['24', '08', 5_000_001, true],
  ['24', '24', 5_000_000, false],
  ['27', '27', 9_999_900, false],
  ['27', '27', 10_000_100, true],
  [null, '08', 5_000_100, true],
])('goods from %s to %s worth %i paise need an e-way bill: %s', (from, to, paise, isNeeded) => {
  expect(ewayHint({ from, to, paise }) !== null).toBe(isNeeded);
});
