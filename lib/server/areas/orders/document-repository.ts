import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { OrderDocument } from '@/lib/contracts/orders/documents';
import type { DocumentKind } from '@/lib/domain/orders/document-kinds';
import type { PartFacts } from '@/lib/domain/orders/printed/part-facts';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { buyers } from '../../db/schema/buyers';
import { catalogs } from '../../db/schema/catalogs';
import { markets } from '../../db/schema/markets';
import { orderDocuments, sellerPlaces } from '../../db/schema/order-documents';
import { orderLines, orders, subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import { productTypes } from '../../db/schema/taxonomy';
import { users } from '../../db/schema/users';
import { nextNumber } from './repository';

export type DocumentRow = typeof orderDocuments.$inferSelect;

/** Facts that documents state about order parts, by part id. */
export async function factsOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, PartFacts>> {
  if (ids.length === 0) return new Map();
  const parts = await tx
    .select({ part: subOrders, seller: sellers, market: markets, buyer: buyers, address: orders.deliveryAddress })
    .from(subOrders)
    .innerJoin(orders, eq(orders.id, subOrders.orderId))
    .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
    .leftJoin(markets, eq(markets.id, sellers.marketId))
    .innerJoin(buyers, eq(buyers.id, subOrders.buyerId))
    .where(inArray(subOrders.id, [...ids]));
  const lines = await tx
    .select({ line: orderLines, hsn: productTypes.hsnCode })
    .from(orderLines)
    .innerJoin(catalogs, eq(catalogs.id, orderLines.catalogId))
    .leftJoin(productTypes, eq(productTypes.id, catalogs.productTypeId))
    .where(inArray(orderLines.subOrderId, [...ids]))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  return new Map(
    parts.map(({ part, seller, market, buyer, address }): [string, PartFacts] => [
      part.id,
      {
        orderNumber: part.orderNumber,
        position: part.position,
        placedAt: part.placedAt.toISOString(),
        fromState: part.fromState,
        toState: part.toState,
        discountBasisPoints: part.discountBasisPoints,
        deliveryAddress: address,
        seller: {
          businessName: seller.businessName,
          address: seller.address,
          city: market?.city ?? '',
          state: market?.state ?? '',
          pincode: null,
          gstin: seller.gstin,
        },
        buyer,
        lines: lines
          .filter(({ line }) => line.subOrderId === part.id)
          .map(({ line, hsn }) => ({ ...line, hsn: hsn ?? '' })),
      },
    ]),
  );
}

const shown = (tx: Queryable) => {
  const { id, kind, number, subOrderId, subjectId, madeOf } = orderDocuments;
  return tx
    .select({
      ...{ id, kind, number, subOrderId, subjectId, madeOf },
      createdAt: instantText(orderDocuments.createdAt),
      createdBy: { id: users.id, name: users.name },
    })
    .from(orderDocuments)
    .innerJoin(users, eq(users.id, orderDocuments.createdById));
};

export type ShownDocument = Omit<OrderDocument, 'isOutdated'> & { madeOf: string };

/** The documents of order parts, latest first. */
export const documentsOf = (tx: Queryable, subOrderIds: readonly string[]): Promise<ShownDocument[]> =>
  subOrderIds.length === 0
    ? Promise.resolve([])
    : shown(tx)
        .where(inArray(orderDocuments.subOrderId, [...subOrderIds]))
        .orderBy(desc(orderDocuments.createdAt), desc(orderDocuments.id));

/** The latest document of a kind about a subject. */
export const lastDocument = async (
  tx: Queryable,
  kind: DocumentKind,
  subjectId: string,
): Promise<ShownDocument | undefined> =>
  (
    await shown(tx)
      .where(and(eq(orderDocuments.subjectId, subjectId), eq(orderDocuments.kind, kind)))
      .orderBy(desc(orderDocuments.createdAt), desc(orderDocuments.id))
      .limit(1)
  )[0];

export const findDocument = async (tx: Queryable, id: string): Promise<DocumentRow | undefined> =>
  (await tx.select().from(orderDocuments).where(eq(orderDocuments.id, id)))[0];

export async function insertDocument(tx: Queryable, row: typeof orderDocuments.$inferInsert): Promise<void> {
  await tx.insert(orderDocuments).values(row);
}

/** The seller's place in document numbers, assigned now if there is none yet. */
export async function sellerPlace(tx: Queryable, sellerId: string): Promise<number> {
  const find = async () => (await tx.select().from(sellerPlaces).where(eq(sellerPlaces.sellerId, sellerId)))[0]?.place;
  const known = await find();
  if (known !== undefined) return known;
  const place = await nextNumber(tx, 'sellers');
  await tx.insert(sellerPlaces).values({ sellerId, place }).onConflictDoNothing();
  return (await find()) ?? place;
}
