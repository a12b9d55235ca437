import { OFFER_APART_MS } from '@/lib/domain/whatsapp/offered-again';
import type { Queryable } from '../../db/database';
import * as repository from './repository';

/** A repeated post of a catalog by its seller, in the same words. */
export interface Offer {
  catalogId: string;
  at: Date;
}

const inOrder = (one: Offer, other: Offer) =>
  one.catalogId === other.catalogId ? one.at.getTime() - other.at.getTime() : one.catalogId < other.catalogId ? -1 : 1;

/**
 * Counts offers on their catalogs within the caller's transaction, in a fixed order for concurrent callers. It does not
 * change a catalog's version: editors are not notified, and importing one export again counts it once.
 */
export async function countOffers(tx: Queryable, offers: readonly Offer[]): Promise<void> {
  for (const { catalogId, at } of [...offers].sort(inOrder))
    await repository.countOffer(tx, catalogId, { at, lastBefore: new Date(at.getTime() - OFFER_APART_MS) });
}
