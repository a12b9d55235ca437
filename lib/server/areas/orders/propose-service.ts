import type { ProposedLine } from '@/lib/contracts/orders/order-record';
import { likeliestFirst, readPastedOrder } from '@/lib/domain/orders/pasted-order';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { searchForSale, withCovers } from '../catalogs/sale-service';
import { scopeOf } from './scope';

/** How many catalogs a line is offered. */
const MOST_CHOICES = 5;

/** Reads the message of a buyer: what each line may mean of what can be ordered. */
export async function proposeLines(text: string, actor: Actor): Promise<ProposedLine[]> {
  const proposed: ProposedLine[] = [];
  for (const line of readPastedOrder(text)) {
    const found = await searchForSale(orm(), line.words, { portfolio: scopeOf(actor) });
    const choices = await withCovers(orm(), likeliestFirst(found, line).slice(0, MOST_CHOICES));
    proposed.push({ text: line.text, sets: line.sets, pieces: line.pieces, choices });
  }
  return proposed;
}
