import type { ProposedLine } from '@/lib/contracts/orders/order-record';
import { likeliestFirst, readPastedOrder } from '@/lib/domain/orders/pasted-order';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { searchForSale, withCovers } from '../catalogs/sale-service';
import { scopeOf } from './scope';

/** Maximum catalogs proposed per line. */
const MOST_CHOICES = 5;

/** Parses a buyer's message: which orderable catalogs each line may mean. */
export async function proposeLines(text: string, actor: Actor): Promise<ProposedLine[]> {
  const proposed: ProposedLine[] = [];
  for (const line of readPastedOrder(text)) {
    const found = await searchForSale(orm(), line.words, { portfolio: scopeOf(actor) });
    const choices = await withCovers(orm(), likeliestFirst(found, line).slice(0, MOST_CHOICES));
    proposed.push({ text: line.text, sets: line.sets, pieces: line.pieces, choices });
  }
  return proposed;
}
