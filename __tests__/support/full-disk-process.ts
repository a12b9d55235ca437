import { SmallDisk } from '../harness/watched-server/small-disk';
import { openDatabase } from '@/lib/server/db/database';
import { describeError } from '@/lib/server/db/describe-error';
import { env } from '@/lib/server/env';
import { threads } from '@/lib/server/thread-program';

/** A process whose disk is full when the engine needs space for its log. Reports the result of each statement. */
export interface Told {
  kept: number[];
  outcomes: string[];
}

// The disk reaches threads through NODE_OPTIONS, which Node rereads only for threads with options of their own.
threads.bundles = null;

async function run(): Promise<Told> {
  const disk = new SmallDisk();
  const { pool } = await openDatabase(env());
  const outcome = (statement: string) =>
    pool.query(statement).then(
      () => 'done',
      (error: unknown) => describeError(error).code,
    );
  await pool.query('create table if not exists marks (mark integer)');
  const kept = (await pool.query('select mark from marks order by 1')).rows.map(({ mark }) => mark as number);
  if (kept.length > 0) return { kept, outcomes: [] };
  const outcomes = [await outcome('insert into marks values (1)')];
  await disk.leave(0);
  // The next log write needs a new file.
  await pool.query('select pg_switch_wal()');
  for (const mark of [2, 3]) outcomes.push(await outcome(`insert into marks values (${mark})`));
  await disk.leave(null);
  outcomes.push(await outcome('select 1'));
  return { kept, outcomes };
}

void run().then((told) => process.send?.(told));
