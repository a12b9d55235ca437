import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { buyers } from '../../db/schema/buyers';
import { catalogGroups, catalogImages, catalogs } from '../../db/schema/catalogs';
import { orderLines, orders } from '../../db/schema/orders';
import { photos } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';
import { productTypes } from '../../db/schema/taxonomy';
import { clock, DAY, later } from '../../clock';
import type { Pair } from '../../platform/merges/merge-kit';

/** Catalogs with the names of the records they reference. */
export const findCatalogs = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ catalog: catalogs, seller: sellers, group: catalogGroups.name, productType: productTypes.nameEn })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .leftJoin(catalogGroups, eq(catalogGroups.id, catalogs.groupId))
    .leftJoin(productTypes, eq(productTypes.id, catalogs.productTypeId))
    .where(inArray(catalogs.id, [...ids]));

/** Buyers who have both in an order that is not placed. */
export const draftsWithBoth = async (tx: Queryable, { survivorId, loserId }: Pair): Promise<string[]> => {
  const its = alias(orderLines, 'its');
  const found = await tx
    .selectDistinct({ name: buyers.businessName })
    .from(orderLines)
    .innerJoin(its, and(eq(its.orderId, orderLines.orderId), eq(its.catalogId, loserId)))
    .innerJoin(orders, and(eq(orders.id, orderLines.orderId), isNull(orders.number)))
    .innerJoin(buyers, eq(buyers.id, orders.buyerId))
    .where(eq(orderLines.catalogId, survivorId))
    .orderBy(asc(buyers.businessName))
    .limit(5);
  return found.map(({ name }) => name);
};

/** How long a new catalog is compared with others; after that, only newer ones are compared with it. */
const NEW_DAYS = 60;

/** New catalogs whose photos have all been compared. */
export const isDue = () =>
  and(
    gte(catalogs.createdAt, later(-NEW_DAYS * DAY, clock.now())),
    sql`not exists (select 1 from ${catalogImages} join ${photos} on ${photos.id} = ${catalogImages.photoId}
      where ${catalogImages.catalogId} = ${catalogs.id} and ${photos.comparedAt} is null)`,
  );

/** Catalogs prepared for comparison; deleted ones are left out. */
export const subjectsOf = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({
      id: catalogs.id,
      sellerId: catalogs.sellerId,
      designNumber: catalogs.designNumber,
      rate: catalogs.rate,
    })
    .from(catalogs)
    .where(and(inArray(catalogs.id, [...ids]), isNull(catalogs.deletedAt)));
