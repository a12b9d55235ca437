import { and, count, eq, gte, lt } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { NewTarget } from '@/lib/contracts/salesmen/salesmen';
import type { Visit } from '@/lib/contracts/visits';
import type { IndianMonth } from '@/lib/domain/text/indian-month';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { salesmanTargets, sellerVisits } from '../../db/schema/salesmen';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

const { id, at, note, salesmanId, sellerId } = sellerVisits;

/** Visits of a salesman, or visits to a seller. */
export async function listVisits(
  tx: Queryable,
  one: { salesmanId: string } | { sellerId: string },
  request: ListRequest,
): Promise<Page<Visit>> {
  const matching = 'sellerId' in one ? eq(sellerId, one.sellerId) : eq(salesmanId, one.salesmanId);
  const keyset = new Keyset<Visit>(request, { at }, id);
  const { where, orderBy, limit } = keyset.plan(matching);
  const found = await tx
    .select({
      id,
      at,
      note,
      seller: { id: sellers.id, businessName: sellers.businessName },
      salesman: { id: users.id, name: users.name },
    })
    .from(sellerVisits)
    .innerJoin(users, eq(users.id, salesmanId))
    .innerJoin(sellers, eq(sellers.id, sellerId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map((visit) => ({ ...visit, at: visit.at.toISOString() }));
  const all = tx.select({ id }).from(sellerVisits).where(matching).getSQL();
  return keyset.page(rows, (visit) => visit.at, await countUpTo(tx, all));
}

export async function insertVisit(tx: Queryable, row: typeof sellerVisits.$inferInsert): Promise<void> {
  await tx.insert(sellerVisits).values(row);
}

/** Visits made, and sellers of the portfolio who joined, in that month. */
export async function monthOf(tx: Queryable, of: string, { start, end }: IndianMonth) {
  const [visits] = await tx
    .select({ n: count() })
    .from(sellerVisits)
    .where(and(eq(salesmanId, of), gte(at, start), lt(at, end)));
  const [added] = await tx
    .select({ n: count() })
    .from(sellers)
    .where(and(eq(sellers.salesmanId, of), gte(sellers.createdAt, start), lt(sellers.createdAt, end)));
  return { visits: visits?.n ?? 0, newSellers: added?.n ?? 0 };
}

export const findTarget = async (tx: Queryable, of: string, month: string) =>
  (
    await tx
      .select({ visits: salesmanTargets.visits, newSellers: salesmanTargets.newSellers })
      .from(salesmanTargets)
      .where(and(eq(salesmanTargets.salesmanId, of), eq(salesmanTargets.month, month)))
  )[0];

export async function saveTarget(tx: Queryable, of: string, { month, ...aims }: NewTarget): Promise<void> {
  await tx
    .insert(salesmanTargets)
    .values({ salesmanId: of, month, ...aims })
    .onConflictDoUpdate({ target: [salesmanTargets.salesmanId, salesmanTargets.month], set: aims });
}
