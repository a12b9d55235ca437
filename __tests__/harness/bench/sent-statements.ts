import type { Database } from '@/lib/server/db/database';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that the work sends to the database, as sent. */
export async function sentStatements({ pool }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const send = pool.query;
  const note = (...sent: unknown[]) => {
    const [query, values] = sent as [{ text: string }, unknown[]];
    statements.push({ text: query.text, values });
    return Reflect.apply(send, pool, sent) as unknown;
  };
  Object.assign(pool, { query: note });
  await work().finally(() => Object.assign(pool, { query: send }));
  return statements;
}
