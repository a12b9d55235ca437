import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

type Asks<Answers extends unknown[]> = { [Place in keyof Answers]: () => PromiseLike<Answers[Place]> };

/**
 * Runs several queries concurrently, so that a server answers them on separate connections. A transaction has one
 * connection and runs them in sequence.
 */
export async function sideBySide<Answers extends unknown[]>(
  tx: Queryable,
  ...asks: Asks<Answers>
): Promise<{ [Place in keyof Answers]: Awaited<Answers[Place]> }> {
  if (!is(tx, PgTransaction)) return Promise.all(asks.map((ask) => ask())) as never;
  const answers: unknown[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers as never;
}
