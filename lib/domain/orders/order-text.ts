import { rupeesText } from '../text/money';
import { subOrderNumber } from './order-number';
import { type Quantities, wantedPieces } from './quantities';

type Line = Quantities & { title: string; rate: number; setPieces: number | null };

interface Part {
  orderNumber: number;
  position: number;
  seller: { businessName: string };
  lines: readonly Line[];
  taxable: number;
  tax: number;
  payable: number;
  discountBasisPoints: number;
}

const amountOf = (line: Line): string => {
  const pieces = wantedPieces(line);
  const sets = line.setPieces && pieces % line.setPieces === 0 ? ` (${pieces / line.setPieces} set)` : '';
  return `${pieces} pc${sets} × ${rupeesText(line.rate)}`;
};

const linesText = (lines: readonly Line[]): string[] =>
  lines.filter((line) => wantedPieces(line) > 0).map((line) => `• ${line.title}: ${amountOf(line)}`);

const discountText = ({ discountBasisPoints }: Part): string[] =>
  discountBasisPoints > 0 ? [`Discount ${discountBasisPoints / 100} % on all goods`] : [];

/** A part of an order as a WhatsApp message to its seller; it contains the destination, but no number of the buyer. */
export const textForSeller = (part: Part, buyer: { businessName: string; city: string }): string =>
  [
    `*Order ${subOrderNumber(part)}*`,
    `${buyer.businessName}, ${buyer.city}`,
    ...linesText(part.lines),
    ...discountText(part),
    `Goods ${rupeesText(part.taxable)} + GST ${rupeesText(part.tax)}`,
  ].join('\n');

/** A whole order as a WhatsApp message to its buyer, grouped by seller. */
export const textForBuyer = (number: number, parts: readonly Part[]): string => {
  const sum = parts.reduce((all, { payable }) => all + payable, 0);
  return [
    `*Order ${number}*`,
    ...parts.flatMap((part) => [`_${part.seller.businessName}_`, ...linesText(part.lines)]),
    ...parts.slice(0, 1).flatMap(discountText),
    `To pay ${rupeesText(sum)} with GST`,
  ].join('\n');
};

/** "₹415 more", "₹415 less". */
export const differenceText = (paise: number): string =>
  paise === 0 ? 'the same amount' : `${rupeesText(Math.abs(paise))} ${paise > 0 ? 'more' : 'less'}`;
