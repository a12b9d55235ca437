import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from './database';
import { countUpTo, Keyset, type ListRequest } from './keyset';

interface ListParts<Found, Row> {
  /** The columns a list can be sorted by, under the names the contract gives them; each needs an index with the id. */
  sorts: Record<string, PgColumn>;
  id: PgColumn;
  /** What the filters ask for. */
  where: SQL | undefined;
  /** What is counted, where that is more than what is shown. */
  counted?: SQL | undefined;
  /** The query of the rows, with where, order and limit as planned. */
  select: (plan: ReturnType<Keyset<{ id: string }>['plan']>) => PromiseLike<Found[]>;
  toRow: (found: Found) => Row;
  /** The value a row is sorted by, where the row has it under another name. */
  sortedBy?: (row: Row, name: string) => unknown;
}

/** A page of a list: plan, select, count. Ids and sort columns must be of one table. */
export async function listPage<Found, Row extends { id: string }>(
  tx: Queryable,
  request: ListRequest,
  { sorts, id, where, counted = where, select, toRow, sortedBy }: ListParts<Found, Row>,
): Promise<Page<Row>> {
  const keyset = new Keyset<Row>(request, sorts, id);
  const found = await select(keyset.plan(where));
  const matching = tx.select({ id }).from(id.table).where(counted).getSQL();
  const byName = (row: Row, name: string) => (row as Record<string, unknown>)[name];
  return keyset.page(found.map(toRow), sortedBy ?? byName, await countUpTo(tx, matching));
}
