import { openDatabase } from '@/lib/server/db/database';
import { describeError } from '@/lib/server/db/describe-error';
import { env } from '@/lib/server/env';

/** A process whose engine thread dies during a query. Reports the result of each statement. */
async function run(): Promise<string[]> {
  const { pool } = await openDatabase(env());
  const outcome = (statement: string) =>
    pool.query(statement).then(
      () => 'done',
      (error: unknown) => describeError(error).code ?? String(error),
    );
  return [await outcome('select 1'), await outcome(`select 'die now'`), await outcome('select 1')];
}

void run().then((outcomes) => process.send?.({ outcomes }));
