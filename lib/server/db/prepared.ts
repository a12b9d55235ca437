import type { Queryable } from './database';

/** What Drizzle keeps of a connection, which its types keep to themselves. */
interface Speaking {
  client: unknown;
}

/**
 * A query of a hot path: put together once in a process, and planned once on each connection by the name it is prepared
 * under. What changes from call to call is a placeholder. Drizzle ties a prepared query to the connection it was
 * prepared on: each caller gets a copy that speaks to their own.
 */
export function preparedOnce<Query extends object>(prepare: (tx: Queryable) => Query): (tx: Queryable) => Query {
  let made: Query | undefined;
  return (tx) => {
    made ??= prepare(tx);
    const { client } = tx._.session as unknown as Speaking;
    return Object.assign(Object.create(Object.getPrototypeOf(made) as object) as Query, made, { client });
  };
}
