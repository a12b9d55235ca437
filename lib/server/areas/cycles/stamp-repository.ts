import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Stage } from '@/lib/domain/cycles/stages';
import type { Queryable } from '../../db/database';
import { cycleEvents, cycleMarkets } from '../../db/schema/cycles';
import { sellers } from '../../db/schema/sellers';

/** The active cycle of a seller's market, locked until the transaction ends so that it cannot close. */
export async function holdActiveCycle(tx: Queryable, sellerId: string) {
  const [found] = await tx
    .select({ cycleId: cycleMarkets.cycleId, marketId: cycleMarkets.marketId })
    .from(cycleMarkets)
    .where(
      and(
        eq(cycleMarkets.cycleStatus, 'active'),
        eq(cycleMarkets.marketId, tx.select({ id: sellers.marketId }).from(sellers).where(eq(sellers.id, sellerId))),
      ),
    )
    .for('share');
  return found;
}

/** Stamps work; existing stamps stay unchanged. */
export async function insert(tx: Queryable, rows: (typeof cycleEvents.$inferInsert)[]): Promise<void> {
  await tx.insert(cycleEvents).values(rows).onConflictDoNothing();
}

/** Removes the stamps of an undone step if their cycle still counts. */
export async function remove(tx: Queryable, subjectId: string, stages: readonly Stage[]): Promise<void> {
  const counting = tx
    .select({ one: sql`1` })
    .from(cycleMarkets)
    .where(
      and(
        eq(cycleMarkets.cycleId, cycleEvents.cycleId),
        eq(cycleMarkets.marketId, cycleEvents.marketId),
        eq(cycleMarkets.cycleStatus, 'active'),
      ),
    )
    .for('share');
  await tx
    .delete(cycleEvents)
    .where(and(eq(cycleEvents.subjectId, subjectId), inArray(cycleEvents.stage, [...stages]), exists(counting)));
}
