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

/** Somebody an audience leads to, as their record has them. */
export interface Found {
  id: string;
  /** As it stands in the record, or as it was pasted. */
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

/** Whether one order of theirs is all that is asked: recent, of a seller, catalog or collection, at a stage, with dues. */
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

/** Where the next buyers are looked for: after one of them, or among these. */
type Among = { after: string | null; limit: number } | { ids: readonly string[] };

/** The next buyers that match, in the order of their ids. One that was merged is written to as the other. */
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

/** The next sellers that match, by their primary number; closed ones are none. */
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

/** The records that have these numbers, by number: a buyer's before a seller's. */
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

/** Numbers that a message once failed for because they are not on WhatsApp. */
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

/** How many campaign messages each number got lately, those on their way included. */
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
