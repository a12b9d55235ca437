import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Consignment, OrderReturn } from '@/lib/contracts/orders/order-record';
import type { Settled } from '@/lib/domain/orders/order-figures';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { buyerEntries } from '../../db/schema/buyer-entries';
import { photos } from '../../db/schema/photos';
import { photoAnswer } from '../../platform/photos/photo-address';
import { consignmentLines, consignments, orderReturns } from '../../db/schema/orders';

type OfSubOrder<Part> = Part & { subOrderId: string };

/** The consignments of order parts, first one first. */
export async function consignmentsOf(tx: Queryable, subOrderIds: string[]): Promise<OfSubOrder<Consignment>[]> {
  if (subOrderIds.length === 0) return [];
  const found = await tx
    .select({ ...getTableColumns(consignments), photo: { id: photos.id, width: photos.width, height: photos.height } })
    .from(consignments)
    .leftJoin(photos, eq(photos.id, consignments.photoId))
    .where(inArray(consignments.subOrderId, subOrderIds))
    .orderBy(asc(consignments.dispatchedAt), asc(consignments.id));
  const ids = found.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await tx.select().from(consignmentLines).where(inArray(consignmentLines.consignmentId, ids));
  return found.map(({ dispatchedAt, deliveredAt, createdById, photoId, photo, ...consignment }) => ({
    ...consignment,
    photo: photo && photoAnswer(photo),
    dispatchedAt: dispatchedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: lines
      .filter(({ consignmentId }) => consignmentId === consignment.id)
      .map(({ lineId, pieces }) => ({ lineId, pieces })),
  }));
}

export const findConsignment = async (tx: Queryable, id: string) =>
  (await tx.select().from(consignments).where(eq(consignments.id, id)))[0];

export async function insertConsignment(
  tx: Queryable,
  row: typeof consignments.$inferInsert & { id: string },
  lines: readonly { lineId: string; pieces: number }[],
): Promise<void> {
  await tx.insert(consignments).values(row);
  await tx.insert(consignmentLines).values(lines.map((line) => ({ ...line, consignmentId: row.id })));
}

export async function updateConsignment(
  tx: Queryable,
  id: string,
  changes: Partial<typeof consignments.$inferInsert>,
): Promise<void> {
  await tx.update(consignments).set(changes).where(eq(consignments.id, id));
}

/** Whether another consignment of the transporter has the LR number. */
export const isLrKnown = async (
  tx: Queryable,
  { transporter, lrNumber }: { transporter: string; lrNumber: string },
  exceptId: string,
): Promise<boolean> =>
  (await tx.$count(
    consignments,
    and(
      eq(consignments.lrNumber, lrNumber),
      sql`lower(${consignments.transporter}) = lower(${transporter})`,
      ne(consignments.id, exceptId),
    ),
  )) > 0;

export type ReturnRow = typeof orderReturns.$inferSelect;

/** The returns of order parts, first one first, with the credit notes that settled them. */
export const returnsOf = async (tx: Queryable, subOrderIds: string[]): Promise<OfSubOrder<OrderReturn>[]> => {
  if (subOrderIds.length === 0) return [];
  const { id, subOrderId, lineId, pieces, damaged, reason, status, statusReason, version } = orderReturns;
  const found = await tx
    .select({
      ...{ id, subOrderId, lineId, pieces, damaged, reason, status, statusReason, version },
      createdAt: instantText(orderReturns.createdAt),
      creditNote: buyerEntries.number,
    })
    .from(orderReturns)
    .leftJoin(buyerEntries, eq(buyerEntries.returnId, orderReturns.id))
    .where(inArray(subOrderId, subOrderIds))
    .orderBy(asc(orderReturns.createdAt), asc(id));
  return found as OfSubOrder<OrderReturn>[];
};

export const findReturn = async (tx: Queryable, id: string): Promise<ReturnRow | undefined> =>
  (await tx.select().from(orderReturns).where(eq(orderReturns.id, id)))[0];

/** The returns of a part that credit notes settled, and the amounts credited. */
export const settledOf = (tx: Queryable, subOrderId: string): Promise<Settled[]> =>
  tx
    .select({ lineId: orderReturns.lineId, pieces: orderReturns.pieces, amount: buyerEntries.amount })
    .from(orderReturns)
    .innerJoin(buyerEntries, eq(buyerEntries.returnId, orderReturns.id))
    .where(eq(orderReturns.subOrderId, subOrderId));

/** A settled return, as stated on its credit note. */
export interface CreditedReturn {
  id: string;
  subOrderId: string;
  lineId: string;
  pieces: number;
  reason: string;
  number: string;
  amount: number;
  at: string;
}

/** The credit notes of order parts. */
export async function creditsOf(tx: Queryable, subOrderIds: string[]): Promise<CreditedReturn[]> {
  if (subOrderIds.length === 0) return [];
  const { id, subOrderId, lineId, pieces, reason } = orderReturns;
  return tx
    .select({
      ...{ id, subOrderId, lineId, pieces, reason },
      number: sql<string>`coalesce(${buyerEntries.number}, '')`,
      amount: buyerEntries.amount,
      at: instantText(buyerEntries.createdAt),
    })
    .from(orderReturns)
    .innerJoin(buyerEntries, eq(buyerEntries.returnId, orderReturns.id))
    .where(inArray(subOrderId, subOrderIds));
}

export async function insertReturn(tx: Queryable, row: typeof orderReturns.$inferInsert): Promise<void> {
  await tx.insert(orderReturns).values(row);
}

/** Sets how many of the returned pieces can no longer be sold. */
export async function setDamaged(tx: Queryable, id: string, damaged: number): Promise<void> {
  await tx.update(orderReturns).set({ damaged }).where(eq(orderReturns.id, id));
}
