import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { ReturnsOfSeller } from '@/lib/contracts/orders/return-report';
import type { Queryable } from '../../db/database';
import { buyerEntries } from '../../db/schema/buyer-entries';
import { orderLines, orderReturns, subOrders } from '../../db/schema/orders';
import { sellers } from '../../db/schema/sellers';
import { inPortfolio } from './repository';

/** Returns per seller since a moment, most pieces first. */
export async function returnsBySeller(
  tx: Queryable,
  { since, portfolio }: { since: Date; portfolio: string | null },
): Promise<ReturnsOfSeller[]> {
  const sumOf = (what: ReturnType<typeof sql>) => sql<number>`sum(${what})`.mapWith(Number);
  // One row per reason and seller: they are few and are merged below.
  const found = await tx
    .select({
      seller: { id: sellers.id, businessName: sellers.businessName },
      reason: orderReturns.reason,
      returns: sql<number>`count(*)::int`,
      pieces: sumOf(sql`${orderReturns.pieces}`),
      damaged: sumOf(sql`${orderReturns.damaged}`),
      value: sumOf(sql`${orderReturns.pieces}::bigint * ${orderLines.rate}`),
      credited: sumOf(sql`coalesce(${buyerEntries.amount}, 0)`),
    })
    .from(orderReturns)
    .innerJoin(orderLines, eq(orderLines.id, orderReturns.lineId))
    .innerJoin(subOrders, eq(subOrders.id, orderReturns.subOrderId))
    .innerJoin(sellers, eq(sellers.id, subOrders.sellerId))
    .leftJoin(buyerEntries, eq(buyerEntries.returnId, orderReturns.id))
    .where(and(gte(orderReturns.createdAt, since), ne(orderReturns.status, 'refused'), inPortfolio(portfolio)))
    .groupBy(sellers.id, orderReturns.reason)
    .orderBy(desc(sumOf(sql`${orderReturns.pieces}`)), sellers.businessName);
  const bySeller = new Map<string, ReturnsOfSeller>();
  for (const { seller, reason, ...sums } of found) {
    const before = bySeller.get(seller.id);
    const said = { reason: reason as ReturnsOfSeller['reasons'][number]['reason'], pieces: sums.pieces };
    bySeller.set(seller.id, {
      seller,
      returns: sums.returns + (before?.returns ?? 0),
      pieces: sums.pieces + (before?.pieces ?? 0),
      damaged: sums.damaged + (before?.damaged ?? 0),
      value: sums.value + (before?.value ?? 0),
      credited: sums.credited + (before?.credited ?? 0),
      reasons: [...(before?.reasons ?? []), said],
    });
  }
  return [...bySeller.values()].sort((one, two) => two.pieces - one.pieces);
}
