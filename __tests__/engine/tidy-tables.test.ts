import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tidyTables } from '@/lib/server/db/embedded/tidy-tables';
import { type Engine, openEmbeddedEngine } from '@/lib/server/db/embedded-engine';

jest.setTimeout(120_000);

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
  engine = await openEmbeddedEngine(folder);
  await engine.pool.query('create table notes (of_seller uuid, words text)');
  await engine.pool.query('create index on notes (of_seller)');
});
afterAll(async () => {
  await engine.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The engine publishes its statistics between transactions, after a second. */
async function tidyOnce(): Promise<string | null> {
  await engine.pool.query('select pg_stat_force_next_flush()');
  return tidyTables(engine.pool);
}

/** Rows the planner estimates for this many keys, each of which matches at most one row. */
async function expected(keys: number): Promise<number> {
  const some = Array.from({ length: keys }, () => `'${crypto.randomUUID()}'`).join();
  const { rows } = await engine.pool.query(`explain (format json) select * from notes where of_seller in (${some})`);
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
}

it('what is small or unchanged is left alone', async () => {
  await engine.pool.query("insert into notes select gen_random_uuid(), 'x' from generate_series(1, 900)");
  expect(await tidyOnce()).toBeNull();
});

it('a table that grew is counted anew, so that its plans are those of its size', async () => {
  await engine.pool.query("insert into notes select gen_random_uuid(), 'x' from generate_series(1, 60000)");
  expect(await expected(25)).toBeGreaterThan(1000);
  expect(await tidyOnce()).toBe('notes');
  expect(await expected(25)).toBeLessThan(100);
  expect(await tidyOnce()).toBeNull();
});

it('the room of rows that are gone is used again', async () => {
  const size = async () => Number((await engine.pool.query("select pg_relation_size('notes') as n")).rows[0].n);
  const before = await size();
  for (let turn = 0; turn < 4; turn += 1) {
    await engine.pool.query("update notes set words = words || 'y'");
    expect(await tidyOnce()).toBe('notes');
  }
  expect(await size()).toBeLessThan(before * 3.5);
});
