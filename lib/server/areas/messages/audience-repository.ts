import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { and, asc, count, eq, exists, gt, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Audience } from '@/lib/domain/messages/audience';
import { NOT_ON_WHATSAPP } from '@/lib/domain/messages/failure-codes';
import type { Segment } from '@/lib/domain/taxonomy/segments';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { buyers } from '../../db/schema/buyers';
import { collectionMembers } from '../../db/schema/collections';
import { messages } from '../../db/schema/messages';
import { orderLines, orders } from '../../db/schema/orders';
import { sellerPhones, sellers } from '../../db/schema/sellers';
import { markets } from '../../db/schema/markets';

/** A person in an audience, as in their record. */
export interface Found {
  id: string;
  /** The number as in the record, or as it was pasted. */
  typed: string;
  buyerId: string | null;
  sellerId: string | null;
  businessName: string;
  contactName: string;
  city: string;
  isBlocked: boolean;
}

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`;

const among = (column: AnyPgColumn, ids: readonly string[]) => (ids.length > 0 ? inArray(column, [...ids]) : undefined);

/** Whether a buyer has one order that meets all conditions: recent, seller, catalog or collection, stage, dues. */
function hasOrdered(tx: Queryable, wish: BuyerWish) {
  const { orderedWithinDays: days, orderedFrom = [], orderedCatalogId = [], orderedCollectionId = [] } = wish;
  const { orderedHeadline = [], hasDues = false } = wish;
  const wanted = [orderedFrom, orderedCatalogId, orderedCollectionId, orderedHeadline];
  if (days === null && !hasDues && wanted.every(({ length }) => length === 0)) return undefined;
  const inCollections = tx
    .select({ id: collectionMembers.catalogId })
    .from(collectionMembers)
    .where(among(collectionMembers.collectionId, orderedCollectionId));
  const found = tx
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.buyerId, buyers.id),
        days === null ? isNotNull(orders.placedAt) : gte(orders.placedAt, later(-days * DAY)),
        orderedHeadline.length > 0 ? inArray(orders.headline, [...orderedHeadline]) : undefined,
        hasDues ? gt(orders.due, 0) : undefined,
        among(orderLines.sellerId, orderedFrom),
        among(orderLines.catalogId, orderedCatalogId),
        orderedCollectionId.length > 0 ? inArray(orderLines.catalogId, inCollections) : undefined,
      ),
    );
  return exists(found);
}

type BuyerWish = NonNullable<Audience['buyers']>;

/** Where to look for the next buyers: after an id, or among these ids. */
type Among = { after: string | null; limit: number } | { ids: readonly string[] };

/** The next buyers that match, in id order. A merged buyer is replaced by the one it was merged into. */
export async function nextBuyers(tx: Queryable, wish: BuyerWish, where: Among): Promise<Found[]> {
  const { segment, state, productTypeId } = wish;
  const isNext = 'ids' in where ? inArray(buyers.id, [...where.ids]) : where.after && gt(buyers.id, where.after);
  const found = await tx
    .select()
    .from(buyers)
    .where(
      and(
        isNext || undefined,
        isNull(buyers.mergedIntoId),
        segment.length > 0 ? inArray(buyers.segment, segment as Segment[]) : undefined,
        state.length > 0 ? inArray(buyers.state, [...state]) : undefined,
        productTypeId.length > 0 ? sql`${buyers.dealsIn} && ${textArray(productTypeId)}` : undefined,
        hasOrdered(tx, wish),
      ),
    )
    .orderBy(asc(buyers.id))
    .limit('ids' in where ? where.ids.length : where.limit);
  return found.map(toFoundBuyer);
}

const toFoundBuyer = (row: typeof buyers.$inferSelect): Found => ({
  id: row.id,
  typed: row.phoneNumber,
  buyerId: row.id,
  sellerId: null,
  businessName: row.businessName,
  contactName: row.contactName,
  city: row.city,
  isBlocked: row.status === 'blocked',
});

const selectSellers = (tx: Queryable) =>
  tx
    .select({
      id: sellers.id,
      typed: sellerPhones.number,
      businessName: sellers.businessName,
      contactName: sellers.contactName,
      city: markets.city,
      status: sellers.status,
    })
    .from(sellers)
    .innerJoin(sellerPhones, eq(sellerPhones.sellerId, sellers.id))
    .leftJoin(markets, eq(markets.id, sellers.marketId));

const toFoundSeller = ({ status, city, ...row }: Awaited<ReturnType<typeof selectSellers>>[number]): Found => ({
  ...row,
  buyerId: null,
  sellerId: row.id,
  city: city ?? '',
  isBlocked: status === 'suspended',
});

/** The next sellers that match, by their primary number, without closed ones. */
export const nextSellers = async (
  tx: Queryable,
  { marketId }: NonNullable<Audience['sellers']>,
  cursor: string | null,
  limit: number,
): Promise<Found[]> =>
  (
    await selectSellers(tx)
      .where(
        and(
          eq(sellerPhones.position, 0),
          ne(sellers.status, 'closed'),
          cursor ? gt(sellers.id, cursor) : undefined,
          marketId.length > 0 ? inArray(sellers.marketId, [...marketId]) : undefined,
        ),
      )
      .orderBy(asc(sellers.id))
      .limit(limit)
  ).map(toFoundSeller);

/** The records with these numbers, by number; buyers take precedence over sellers. */
export async function recordsOf(tx: Queryable, phones: readonly string[]): Promise<Map<string, Found>> {
  if (phones.length === 0) return new Map();
  const ofSellers = (await selectSellers(tx).where(inArray(sellerPhones.number, [...phones]))).map(toFoundSeller);
  const ofBuyers = (
    await tx
      .select()
      .from(buyers)
      .where(inArray(buyers.phoneNumber, [...phones]))
  ).map(toFoundBuyer);
  return new Map([...ofSellers, ...ofBuyers].map((found) => [found.typed, found]));
}

/** Numbers for which a message failed because they are not on WhatsApp. */
export const notOnWhatsApp = async (tx: Queryable, phones: readonly string[]): Promise<Set<string>> =>
  new Set(
    phones.length === 0
      ? []
      : (
          await tx
            .selectDistinct({ phone: messages.phone })
            .from(messages)
            .where(and(inArray(messages.phone, [...phones]), inArray(messages.failureCode, NOT_ON_WHATSAPP)))
        ).map(({ phone }) => phone),
  );

/** Recent campaign messages per number, including those on their way. */
export async function countLately(
  tx: Queryable,
  phones: readonly string[],
  campaignId: string,
): Promise<Map<string, number>> {
  if (phones.length === 0) return new Map();
  const found = await tx
    .select({ phone: messages.phone, count: count() })
    .from(messages)
    .where(
      and(
        inArray(messages.phone, [...phones]),
        gte(messages.handedAt, later(-7 * DAY)),
        sql`${messages.campaignId} <> ${campaignId}`,
        sql`${messages.stage} not in ('skipped', 'queued', 'failed')`,
      ),
    )
    .groupBy(messages.phone);
  return new Map(found.map(({ phone, count: many }) => [phone, many]));
}
