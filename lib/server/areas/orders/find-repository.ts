import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import type { Place } from '../../platform/search/find-repository';
import { isNamed } from './list-repository';
import { selectSubOrders } from './repository';

/**
 * The part with this name, such as 1042-2, if there is one. Read first, because a name condition next to the text
 * condition could not use an index.
 */
async function idOfNamed(tx: Queryable, term: string): Promise<string | undefined> {
  const named = isNamed(tx, term);
  if (!named) return undefined;
  return (await tx.select({ id: subOrders.id }).from(subOrders).where(named))[0]?.id;
}

/** Parts named by one of the terms, by name. */
export async function findNamed(tx: Queryable, terms: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const term of terms) {
    const id = await idOfNamed(tx, term);
    if (id) found.set(term, id);
  }
  return found;
}

/** Order parts that match a search, of a portfolio or of all; their text begins with the number. */
export const searched = (tx: Queryable, portfolio: string | null, named: ReadonlyMap<string, string>): Place => ({
  id: subOrders.id,
  text: subOrders.searchText,
  name: sql`${subOrders.searchText}`,
  at: subOrders.placedAt,
  scope:
    portfolio === null
      ? undefined
      : inArray(
          subOrders.sellerId,
          tx.select({ id: sellers.id }).from(sellers).where(eq(sellers.salesmanId, portfolio)),
        ),
  also: (term) => {
    const id = named.get(term);
    return id ? eq(subOrders.id, id) : undefined;
  },
});

/** The parts with these ids, in no order. */
export const findByIds = (tx: Queryable, ids: string[]) => selectSubOrders(tx).where(inArray(subOrders.id, ids));
