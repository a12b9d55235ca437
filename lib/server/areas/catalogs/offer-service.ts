import { OFFER_APART_MS } from '@/lib/domain/whatsapp/offered-again';
import type { Queryable } from '../../db/database';
import * as repository from './repository';

/** A seller posted a catalog once more, in the same words. */
export interface Offer {
  catalogId: string;
  at: Date;
}

const inOrder = (one: Offer, other: Offer) =>
  one.catalogId === other.catalogId ? one.at.getTime() - other.at.getTime() : one.catalogId < other.catalogId ? -1 : 1;

/**
 * Counts offers on their catalogs, as a part of the caller's transaction; in one order for all who count at the same
 * time. It is no change of a catalog: who edits one is not told of it, and one export counts once however often it comes.
 */
export async function countOffers(tx: Queryable, offers: readonly Offer[]): Promise<void> {
  for (const { catalogId, at } of [...offers].sort(inOrder))
    await repository.countOffer(tx, catalogId, { at, lastBefore: new Date(at.getTime() - OFFER_APART_MS) });
}
