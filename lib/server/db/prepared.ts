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
