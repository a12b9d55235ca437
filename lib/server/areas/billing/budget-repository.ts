import { eq } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Budget } from '@/lib/contracts/billing/budgets';
import type { Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { budgets } from '../../db/schema/budgets';

const toBudget = ({ createdAt, ...row }: typeof budgets.$inferSelect): Budget => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const findById = async (tx: Queryable, id: string): Promise<Budget | undefined> => {
  const [row] = await tx.select().from(budgets).where(eq(budgets.id, id));
  return row && toBudget(row);
};

/** All budgets: only a few, since at most one starts per month. */
export const listAll = (tx: Queryable) => tx.select().from(budgets);

export const list = (tx: Queryable, request: ListRequest): Promise<Page<Budget>> =>
  listPage(tx, request, {
    sorts: { month: budgets.month },
    id: budgets.id,
    where: undefined,
    select: ({ where, orderBy, limit }) =>
      tx
        .select()
        .from(budgets)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toBudget,
  });
