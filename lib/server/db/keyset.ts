import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { instant } from '@/lib/contracts/base/answers';
import { COUNT_LIMIT, type Page } from '@/lib/contracts/base/list';
import { malformed } from '../errors';
import type { Queryable } from './database';

/** Start of a page: next to the row with this value and id, towards the end or the beginning of the list. */
const cursorSchema = z.tuple([
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
  z.uuid(),
  z.enum(['after', 'before']),
]);

type Cursor = z.infer<typeof cursorSchema>;

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, sort: string): Cursor {
  try {
    const cursor = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (cursor[0] === sort) return cursor;
  } catch {
    // Reported below, like a cursor of another sort order.
  }
  throw malformed('This place in the list no longer exists. Go back to the first page.');
}

const LARGEST: Record<string, number> = { smallint: 2 ** 15 - 1, integer: 2 ** 31 - 1 };

function isStorable(column: PgColumn, value: Cursor[1]): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  const largest = LARGEST[column.getSQLType()];
  return typeof value === 'boolean' || !largest || (Number.isInteger(value) && Math.abs(value) <= largest);
}

/** A cursor's value in the column's type. @throws a 400 when it is invalid. */
function columnValue(column: PgColumn, value: Cursor[1]): unknown {
  if (column.dataType === 'date') {
    if (instant.safeParse(value).success) return new Date(value as string);
  } else if (typeof value === column.dataType && isStorable(column, value)) return value;
  throw malformed('This place in the list no longer exists. Go back to the first page.');
}

export interface ListRequest {
  sort: string;
  cursor?: string;
  /** Rows per page; zero only counts the list. */
  limit: number;
}

interface Plan {
  where: SQL | undefined;
  orderBy: SQL[];
  /** One row more than the page, to know whether the list continues. */
  limit: number;
}

/**
 * Pages from the last row seen instead of an offset, so that a deep page costs the same as the first. Sort columns must
 * not be null and need an index that ends with the id.
 */
export class Keyset<Row extends { id: string }> {
  private readonly isDescending: boolean;
  private readonly name: string;
  private readonly cursor: Cursor | null;

  constructor(
    private readonly request: ListRequest,
    private readonly columns: Record<string, PgColumn>,
    private readonly id: PgColumn,
  ) {
    this.isDescending = request.sort.startsWith('-');
    this.name = request.sort.replace(/^-/, '');
    this.cursor = request.cursor === undefined ? null : readCursor(request.cursor, request.sort);
  }

  private get column(): PgColumn {
    const column = this.columns[this.name];
    if (!column) throw new Error(`${this.name} is not a column to sort by`);
    return column;
  }

  private get isBackwards() {
    return this.cursor?.[3] === 'before';
  }

  /** Adds paging to the list's own filters. */
  plan(filters: SQL | undefined): Plan {
    const isDown = this.isDescending !== this.isBackwards;
    const direction = isDown ? desc : asc;
    return {
      where: and(filters, this.beyondCursor(isDown)),
      orderBy: [direction(this.column), direction(this.id)],
      limit: this.request.limit + 1,
    };
  }

  private beyondCursor(isDown: boolean): SQL | undefined {
    if (!this.cursor) return undefined;
    const value = sql.param(columnValue(this.column, this.cursor[1]), this.column);
    const place = sql`(${value}, ${sql.param(this.cursor[2], this.id)})`;
    return isDown ? sql`(${this.column}, ${this.id}) < ${place}` : sql`(${this.column}, ${this.id}) > ${place}`;
  }

  /** Builds the page from the planned query's rows. `valueOf` returns the sort value of a row. */
  page(found: Row[], valueOf: (row: Row, name: string) => unknown, count: Page<Row>['count']): Page<Row> {
    const goesOn = found.length > this.request.limit;
    const kept = found.slice(0, this.request.limit);
    const rows = this.isBackwards ? kept.reverse() : kept;
    const hasNext = this.isBackwards || goesOn;
    const hasPrevious = this.isBackwards ? goesOn : this.cursor !== null;
    const at = (row: Row | undefined, towards: Cursor[3]) => {
      if (!row) return null;
      const value = valueOf(row, this.name);
      const plain = value instanceof Date ? value.toISOString() : (value as Cursor[1]);
      return writeCursor([this.request.sort, plain, row.id, towards]);
    };
    return {
      rows,
      next: hasNext ? at(rows.at(-1), 'after') : null,
      previous: hasPrevious ? at(rows[0], 'before') : null,
      count,
    };
  }
}

type Count = Page<never>['count'];

/** Row counts of several queries in one statement, each capped at the limit a list shows. */
export async function countEachUpTo<Name extends string>(
  tx: Queryable,
  matching: Record<Name, SQL>,
): Promise<Record<Name, Count>> {
  const names = Object.keys(matching) as Name[];
  const counts = names.map(
    (name) => sql`(select count(*)::int from (${matching[name]} limit ${COUNT_LIMIT + 1}) as matching)
      as ${sql.identifier(name)}`,
  );
  const { rows } = await tx.execute<Record<string, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  const countOf = (value: number): Count =>
    value > COUNT_LIMIT ? { value: COUNT_LIMIT, isExact: false } : { value, isExact: true };
  return Object.fromEntries(names.map((name) => [name, countOf(rows[0]?.[name] ?? 0)])) as Record<Name, Count>;
}

/** Same for one query. */
export const countUpTo = async (tx: Queryable, matching: SQL): Promise<Count> =>
  (await countEachUpTo(tx, { matching })).matching;

/** Escapes wildcards in a search term for a pattern. */
export const literal = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** A pattern that matches the term anywhere. */
export const containing = (term: string) => `%${literal(term)}%`;

/** Whether a name contains a term, ignoring case; keyboards encode a Hindi letter with a dot in two ways. */
export const says = (name: PgColumn, term: string): SQL =>
  sql`normalize(${name}) ilike ${containing(term.normalize('NFC'))}`;
