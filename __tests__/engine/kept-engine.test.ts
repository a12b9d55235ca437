import { sql } from 'drizzle-orm';
import { orm } from '@/lib/server/db/database';
import { startTestDatabase } from '../support/database';
import { makeUser } from '../support/factories';

const startOf = async () =>
  (await orm().execute<{ at: string }>(sql`select pg_postmaster_start_time()::text as at`)).rows[0]?.at;
const countOf = async (rows: ReturnType<typeof sql>) =>
  (await orm().execute<{ count: number }>(sql`select count(*)::int from ${rows}`)).rows[0]?.count;

it('an engine goes on to the next file without rows, settings or statistics', async () => {
  const first = await startTestDatabase();
  const started = await startOf();
  await makeUser();
  await orm().execute(sql`analyze`);
  await orm().execute(sql`set work_mem = '1MB'`);
  await orm().execute(sql`begin`);
  await first.close();

  const second = await startTestDatabase();
  expect(await startOf()).toBe(started);
  expect([await countOf(sql`users`), await countOf(sql`pg_statistic where starelid >= 16384`)]).toEqual([0, 0]);
  expect((await orm().execute(sql`show work_mem`)).rows).not.toEqual([{ work_mem: '1MB' }]);

  await orm().execute(sql`create index planted on users (name)`);
  await second.close();
  const third = await startTestDatabase();
  expect(await startOf()).not.toBe(started);
  await third.close();
});
