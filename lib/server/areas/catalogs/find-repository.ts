import { eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import type { Place } from '../../platform/search/find-repository';

/** Catalogs that match a search. */
export const searched: Place = {
  id: catalogs.id,
  text: catalogs.searchText,
  name: catalogs.title,
  code: catalogs.designNumber,
  at: catalogs.createdAt,
  scope: isNull(catalogs.deletedAt),
};

/** Names of catalogs, in no order. */
export const namesOf = (tx: Queryable, ids: string[]) =>
  tx
    .select({
      id: catalogs.id,
      title: catalogs.title,
      designNumber: catalogs.designNumber,
      seller: sellers.businessName,
    })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .where(inArray(catalogs.id, ids));
