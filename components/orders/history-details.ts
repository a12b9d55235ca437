import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { differenceText } from '@/lib/domain/orders/order-text';
import { piecesText } from '@/lib/domain/orders/quantities';
import { numberText } from '@/lib/domain/text/count-text';

const PIECES: readonly [name: string, words: string][] = [
  ['accepted', 'accepted'],
  ['refused', 'refused'],
  ['cancelled', 'cancelled'],
];

/** Details of a step: the seller’s part, pieces, LR number, reason. */
export function detailsText({ details }: Pick<HistoryEntry, 'details'>): string {
  const counts = PIECES.flatMap(([name, words]) => {
    const value = details[name];
    return typeof value === 'number' && value > 0 ? [`${numberText(value)} ${words}`] : [];
  });
  const textsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = details[name];
      return typeof value === 'string' && value !== '' ? [value] : [];
    });
  const { pieces, difference } = details;
  const all = typeof pieces === 'number' ? [piecesText(pieces)] : [];
  const money = typeof difference === 'number' ? [differenceText(difference)] : [];
  const texts = textsOf(['document', 'number', 'transporter', 'lrNumber', 'reason']);
  return [...textsOf(['part', 'seller']), ...all, ...counts, ...money, ...texts].join(', ');
}
