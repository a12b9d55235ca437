import { groupBy } from '../lists/group-by';
import { invoice, type TaxedLine, type TaxKind } from './gst';
import { discountOf, UNKNOWN } from './order-money';

export interface BilledGoods {
  title: string;
  hsn: string;
  pieces: number;
  rate: number;
  gstBasisPoints: number;
}

export interface BillLine extends BilledGoods, TaxedLine {
  /** Including its tax. */
  total: number;
}

/** Taxes per HSN code and rate. */
export interface BillSummary extends TaxedLine {
  hsn: string;
}

export interface Bill {
  kind: TaxKind;
  lines: BillLine[];
  summary: BillSummary[];
  /** Value of the goods before the discount on the whole order. */
  gross: number;
  discount: number;
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  roundOff: number;
  payable: number;
}

interface Terms {
  fromState: string | null;
  toState: string | null;
  discountBasisPoints: number;
}

const sumOf = (lines: readonly TaxedLine[], name: 'taxable' | 'igst' | 'cgst' | 'sgst') =>
  lines.reduce((all, line) => all + line[name], 0);

/** All figures of a bill: lines, taxes by HSN and rate, and totals, which agree to the paisa. */
export function billOf(goods: readonly BilledGoods[], { fromState, toState, discountBasisPoints }: Terms): Bill {
  const priced = goods.filter(({ pieces }) => pieces > 0).map((one) => ({ ...one, ratePaise: one.rate }));
  const discount = discountOf(priced, discountBasisPoints);
  const { lines: taxed, ...totals } = invoice({
    from: fromState ?? UNKNOWN.from,
    to: toState ?? UNKNOWN.to,
    lines: priced,
    discountPaise: discount,
    basisPointsOf: ({ gstBasisPoints }) => gstBasisPoints,
  });
  const lines = priced.flatMap(({ ratePaise: _, ...one }, index): BillLine[] => {
    const tax = taxed[index];
    return tax ? [{ ...one, ...tax, total: tax.taxable + tax.igst + tax.cgst + tax.sgst }] : [];
  });
  const summary = [...groupBy(lines, ({ hsn, basisPoints }) => `${hsn} ${basisPoints}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { hsn, basisPoints } = first;
    const [taxable, igst, cgst, sgst] = [
      sumOf(own, 'taxable'),
      sumOf(own, 'igst'),
      sumOf(own, 'cgst'),
      sumOf(own, 'sgst'),
    ];
    return { hsn, basisPoints, taxable, igst, cgst, sgst };
  });
  return { ...totals, lines, summary, gross: totals.taxable + discount, discount };
}
