import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from './database';
import { countUpTo, Keyset, type ListRequest } from './keyset';
import { sideBySide } from './side-by-side';

interface ListParts<Found, Row> {
  /** The columns a list can be sorted by, under the names the contract gives them; each needs an index with the id. */
  sorts: Record<string, PgColumn>;
  id: PgColumn;
  /** What the filters ask for. */
  where: SQL | undefined;
  /** What is counted, where that is more than what is listed. */
  counted?: SQL | undefined;
  /** The query of what is counted, where the filters ask for columns of more tables. */
  countedBy?: SQL;
  /** Something is searched for by name: few of them are found before they are put in order. */
  isSearch?: boolean;
  /** The query of the rows, with where, order and limit as planned. */
  select: (plan: ReturnType<Keyset<{ id: string }>['plan']>) => PromiseLike<Found[]>;
  toRow: (found: Found) => Row;
  /** The value a row is sorted by, where the row has it under another name. */
  sortedBy?: (row: Row, name: string) => unknown;
}

/**
 * A page of a list: plan, select, count; of a page without rows only the count. Ids and sort columns must be of one table. Left alone, the database would walk
 * a name's place in the order to find the few rows with that name, slow when it is near the end; so the count of a
 * search comes first and says whether they are few.
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
