import type { Queryable } from './database';

/**
 * A query of a hot path: put together once, and planned once on each connection by the name it is prepared under. What
 * changes from call to call is a placeholder.
 */
export function preparedOnce<Query>(prepare: (tx: Queryable) => Query): (tx: Queryable) => Query {
  const made = new WeakMap<Queryable, Query>();
  return (tx) => {
    const query = made.get(tx) ?? prepare(tx);
    made.set(tx, query);
    return query;
  };
}
