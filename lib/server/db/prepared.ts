import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database';

/** A connection inside Drizzle that its types do not expose. */
interface Speaking {
  client: unknown;
}

/**
 * A query of a hot path: built once per process, and planned once per connection under its prepared name. Values that
 * change from call to call are placeholders. Drizzle binds a prepared query to one connection, so each caller gets a
 * copy bound to its own.
 */
export function preparedOnce<Query extends object>(prepare: (tx: Queryable) => Query): (tx: Queryable) => Query {
  let made: Query | undefined;
  return (tx) => {
    made ??= prepare(tx);
    const { client } = tx._.session as unknown as Speaking;
    return Object.assign(Object.create(Object.getPrototypeOf(made) as object) as Query, made, { client });
  };
}

/**
 * A yes-or-no question that is asked every second, such as whether any work waits: planned once per connection. Fixed
 * values belong into its text, as otherwise no plan may use a partial index on them.
 */
export function preparedQuestion<Values extends Record<string, unknown> = Record<never, never>>(
  name: string,
  condition: (tx: Queryable) => SQL | undefined,
): (tx: Queryable, values: Values) => Promise<boolean> {
  const question = preparedOnce((tx) =>
    tx
      .select({ is: sql<boolean>`coalesce(${condition(tx)}, false)` })
      .from(sql`(values (1)) as once`)
      .prepare(name),
  );
  return async (tx, values) => (await question(tx).execute(values))[0]?.is === true;
}

/** Names of statements by their text. */
const names = new Map<string, string>();

/** More statements than people write; the rest are planned at each execution, so that no connection collects plans. */
const MOST_NAMES = 200;

function nameOf(text: string): string {
  const known = names.get(text);
  // PostgreSQL's own name of a statement that is not kept.
  if (known !== undefined || names.size >= MOST_NAMES) return known ?? '';
  // The server and the bundled API routes share connections, on which a name must always mean the same text.
  const name = `text_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

interface Preparable<Prepared> {
  toSQL: () => { sql: string };
  prepare: (name: string) => Prepared;
}

/**
 * A statement whose text varies with what is asked for, such as an update of some columns: planned once per connection
 * and text. Only for statements that find a row by its id, for which any plan of the text is the best one.
 */
export const preparedByText = <Prepared>(query: Preparable<Prepared>): Prepared =>
  query.prepare(nameOf(query.toSQL().sql));
