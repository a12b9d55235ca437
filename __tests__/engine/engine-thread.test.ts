import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Engine, openEmbeddedEngine, tablesFolder } from '@/lib/server/db/embedded-engine';

jest.setTimeout(60_000);

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
  engine = await openEmbeddedEngine(folder);
});
afterAll(async () => {
  await engine.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Event loop turns the rest of the process got while some work ran. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const over = () => (isOver = true);
  work.then(over, over);
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  return turns;
}

it('a query that takes long holds up nothing else in the process', async () => {
  expect(await turnsDuring(engine.pool.query('select count(*) from generate_series(1, 2000000)'))).toBeGreaterThan(100);
});

it('an answer of megabytes comes whole', async () => {
  const { rows } = await engine.pool.query(
    `select repeat('ज़री', $1) as word, g from generate_series(1, 400) g`,
    [4000],
  );
  expect(rows.map(({ g }) => g as number)).toEqual(Array.from({ length: 400 }, (_, index) => index + 1));
  expect(new Set(rows.map(({ word }) => word as string))).toEqual(new Set(['ज़री'.repeat(4000)]));
});

it('queries asked at once are each answered with their own', async () => {
  const asked = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(asked.map((own) => engine.pool.query('select $1::integer as own', [own])));
  expect(answers.map(({ rows }) => (rows[0] as { own: number }).own)).toEqual(asked);
});

it('a caller leaving midway leaves no open transaction, lock or setting behind', async () => {
  const left = await engine.pool.connect();
  await left.query('begin');
  await left.query('create table half_done (mark integer)');
  await left.query('select pg_advisory_lock(7)');
  await left.query(`set statement_timeout = '7s'`);
  left.release(true);
  const { rows } = await engine.pool.query(`
    select to_regclass('half_done') as made, (select count(*)::integer from pg_locks where locktype = 'advisory') as locks,
      current_setting('statement_timeout') as setting`);
  expect(rows).toEqual([{ made: null, locks: 0, setting: '0' }]);
});

it('a refused statement costs its own caller alone', async () => {
  await expect(engine.pool.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' });
  expect((await engine.pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

it('a folder that holds something else is told as such', async () => {
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
  fs.mkdirSync(tablesFolder(other));
  fs.writeFileSync(path.join(tablesFolder(other), 'PG_VERSION'), 'of something else\n');
  await expect(openEmbeddedEngine(other)).rejects.toThrow();
  fs.rmSync(other, { recursive: true, force: true });
});

it('what is in a folder is there when it is opened again', async () => {
  await engine.pool.query('create table kept (mark integer); insert into kept values (5)');
  await engine.close();
  engine = await openEmbeddedEngine(folder);
  expect((await engine.pool.query('select mark from kept')).rows).toEqual([{ mark: 5 }]);
});
