import { groupBy } from '../lists/group-by';
import { rupeesText } from '../text/money';
import { discountOf } from './order-money';

export interface DraftLine {
  seller: { id: string; businessName: string; minimumOrderValue: number };
  pieces: number;
  rate: number;
}

/** Value of the goods on these lines, excluding tax. */
export const goodsValue = (lines: readonly Pick<DraftLine, 'pieces' | 'rate'>[]): number =>
  lines.reduce((sum, { pieces, rate }) => sum + pieces * rate, 0);

/** Discount on the whole order, in hundredths of a percent, applied to draft lines. */
export const discountOn = (lines: readonly Pick<DraftLine, 'pieces' | 'rate'>[], basisPoints: number): number =>
  discountOf(
    lines.map(({ pieces, rate }) => ({ pieces, ratePaise: rate })),
    basisPoints,
  );

/** Warnings to show before an order is placed; none of them blocks it. */
export function draftWarnings(
  lines: readonly DraftLine[],
  buyer: { creditLimit: number; balance: number } | null,
): string[] {
  const bySeller = groupBy(lines, ({ seller }) => seller.id);
  const tooSmall = [...bySeller.values()].flatMap((own) => {
    const seller = own[0]?.seller;
    const value = goodsValue(own);
    if (!seller || value >= seller.minimumOrderValue) return [];
    return `${seller.businessName}: ${rupeesText(value)} is below the minimum order of ${rupeesText(seller.minimumOrderValue)}.`;
  });
  const owed = buyer ? buyer.balance + goodsValue(lines) : 0;
  const isOver = buyer !== null && buyer.creditLimit > 0 && owed > buyer.creditLimit;
  const credit = isOver
    ? [
        `With this order the buyer owes ${rupeesText(owed)}, above the credit limit of ${rupeesText(buyer.creditLimit)}.`,
      ]
    : [];
  return [...tooSmall, ...credit];
}

/** What is wrong with the pieces of a line, as a sentence; null when they are fine. */
export function piecesProblem(pieces: number, { isSet, setPieces }: { isSet: boolean; setPieces: number | null }) {
  if (!Number.isInteger(pieces) || pieces < 1) return 'Type a whole number of pieces.';
  if (isSet && setPieces && pieces % setPieces !== 0) return `Sold as full sets of ${setPieces} only.`;
  return null;
}
