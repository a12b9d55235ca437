import { countText } from '@/lib/domain/text/count-text';
import type { MarketMerge } from '@/lib/contracts/markets/market-merges';
import type { UndoneMove } from '@/lib/contracts/sellers/seller-moves';

export const SELLERS = { one: 'seller', many: 'sellers' };

/** "12 sellers", in Indian grouping. */
export const sellersText = (value: number): string => countText({ value, isExact: true }, SELLERS);

/** Result of undoing a move of sellers. */
export function undoneText({ move, restored, leftAlone }: Omit<UndoneMove, 'move'> & { move: MarketMerge }): string {
  const back = `${sellersText(restored)} ${restored === 1 ? 'is' : 'are'} back at ${move.from.label}.`;
  if (leftAlone === 0) return back;
  return `${back} ${sellersText(leftAlone)} moved on since then and ${leftAlone === 1 ? 'stays' : 'stay'} there.`;
}
