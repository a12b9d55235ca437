import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from './database';
import { countUpTo, Keyset, type ListRequest } from './keyset';
import { sideBySide } from './side-by-side';

interface ListParts<Found, Row> {
  /** Sortable columns by their name in the contract; each needs an index with the id. */
  sorts: Record<string, PgColumn>;
  id: PgColumn;
  /** Condition of the filters. */
  where: SQL | undefined;
  /** Condition for the count, where it differs from that of the list. */
  counted?: SQL | undefined;
  /** Query for the count, where the filters use columns of more tables. */
  countedBy?: SQL;
  /** True for a search by name: its few matches are found before they are sorted. */
  isSearch?: boolean;
  /** Query for the rows, with where, order and limit from the plan. */
  select: (plan: ReturnType<Keyset<{ id: string }>['plan']>) => PromiseLike<Found[]>;
  toRow: (found: Found) => Row;
  /** Sort value of a row, where the row has it under another name. */
  sortedBy?: (row: Row, name: string) => unknown;
}

/**
 * A page of a list: plan, select, count; without rows only the count. Ids and sort columns must be from one table. The
 * database would otherwise walk the name index to find a few matches, slow near its end; so a search is counted first
 * to see whether the matches are few.
 */
export async function listPage<Found, Row extends { id: string }>(
  tx: Queryable,
  request: ListRequest,
  { sorts, id, where, counted = where, countedBy, isSearch = false, select, toRow, sortedBy }: ListParts<Found, Row>,
): Promise<Page<Row>> {
  const keyset = new Keyset<Row>(request, sorts, id);
  const counting = () =>
    countUpTo(
      tx,
      countedBy ??
        tx
          .select({ one: sql`1` })
          .from(id.table)
          .where(counted)
          .getSQL(),
    );
  const byName = (row: Row, name: string) => (row as Record<string, unknown>)[name];
  const page = (found: Found[], count: Page<Row>['count']) => keyset.page(found.map(toRow), sortedBy ?? byName, count);

  if (request.limit === 0) return page([], await counting());
  if (!isSearch) {
    const [found, count] = await sideBySide(tx, () => select(keyset.plan(where)), counting);
    return page(found, count);
  }
  const count = await counting();
  const ids = tx.select({ id }).from(id.table).where(where);
  return page(await select(keyset.plan(count.isExact ? sql`${id} = any(array(${ids}))` : where)), count);
}
