/** GST of an order: integer paise, rates in hundredths of a percent, half a paisa rounded away from zero. */

/** Union territories without a legislature charge UTGST instead of SGST. */
const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38']);

export type TaxKind = 'IGST' | 'CGST+SGST' | 'CGST+UTGST';

/** Tax due for goods sent between two states, given their codes. */
export function taxKindOf(from: string, to: string): TaxKind {
  if (from !== to) return 'IGST';
  return UNION_TERRITORIES.has(from) ? 'CGST+UTGST' : 'CGST+SGST';
}

/** Divides integers, rounding half away from zero. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const sign = dividend < 0n ? -1n : 1n;
  return sign * ((2n * sign * dividend + divisor) / (2n * divisor));
}

/** Tax on an amount. Half a rate may contain half a hundredth, so rates are doubled to stay integers. */
export const taxOf = (taxablePaise: number, basisPoints: number): number =>
  Number(rounded(BigInt(taxablePaise) * BigInt(Math.round(basisPoints * 2)), 20_000n));

/** Splits an amount by weight, to the paisa: the remainder goes to the largest fractions, the first among equals. */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((share) => Number(share / BigInt(sum)));
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  byRemainder.slice(0, left).forEach(({ index }) => (shares[index] = (shares[index] ?? 0) + 1));
  return shares;
}

export interface TaxableLine {
  pieces: number;
  ratePaise: number;
}

export interface TaxedLine {
  taxable: number;
  basisPoints: number;
  igst: number;
  cgst: number;
  /** SGST, or UTGST instead. */
  sgst: number;
}

export interface TaxedTotals {
  kind: TaxKind;
  lines: TaxedLine[];
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  roundOff: number;
  payable: number;
}

interface Invoice<Line extends TaxableLine> {
  /** State codes of origin and destination. */
  from: string;
  to: string;
  lines: readonly Line[];
  discountPaise?: number;
  /** Tax rate of a piece, determined by its price after the discount. */
  basisPointsOf: (line: Line, piecePaise: number) => number;
}

/** Tax per line, per kind and in total, which agree to the paisa; rounding to the rupee is a separate line. */
export function invoice<Line extends TaxableLine>(order: Invoice<Line>): TaxedTotals {
  const { from, to, lines, discountPaise = 0, basisPointsOf } = order;
  const kind = taxKindOf(from, to);
  const gross = lines.map(({ pieces, ratePaise }) => pieces * ratePaise);
  const cuts = shareOut(discountPaise, gross);
  const taxed = lines.map((line, index): TaxedLine => {
    const taxable = (gross[index] ?? 0) - (cuts[index] ?? 0);
    const basisPoints = basisPointsOf(line, line.pieces === 0 ? 0 : Math.round(taxable / line.pieces));
    if (kind === 'IGST') return { taxable, basisPoints, igst: taxOf(taxable, basisPoints), cgst: 0, sgst: 0 };
    const half = taxOf(taxable, basisPoints / 2);
    return { taxable, basisPoints, igst: 0, cgst: half, sgst: half };
  });
  const sum = (name: 'taxable' | 'igst' | 'cgst' | 'sgst') => taxed.reduce((all, line) => all + line[name], 0);
  const [taxable, igst, cgst, sgst] = [sum('taxable'), sum('igst'), sum('cgst'), sum('sgst')];
  const exact = taxable + igst + cgst + sgst;
  const payable = Math.round(exact / 100) * 100;
  return { kind, lines: taxed, taxable, igst, cgst, sgst, roundOff: payable - exact, payable };
}

/** Financial year of an Indian day, April to March: `26-27`. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const short = (one: number) => String(one % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/** A document number: at most 16 letters, digits, hyphens and slashes. @throws when it is longer. */
export function documentNumber(series: string, year: string, number: number): string {
  const text = `${series}/${year}/${String(number).padStart(5, '0')}`;
  if (!/^[A-Za-z0-9/-]{1,16}$/.test(text)) throw new Error(`${text} is no number of a document.`);
  return text;
}
