import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Engine, openEmbeddedEngine } from '@/lib/server/db/embedded-engine';

jest.setTimeout(120_000);

const MB = 1_000_000;

let folder: string;
let engine: Engine;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-data-'));
  engine = await openEmbeddedEngine(folder);
  await engine.pool.query('create table notes (words text)');
});
afterAll(async () => {
  await engine.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Writes this many megabytes of the engine's log, a few at a time. */
async function write(megabytes: number): Promise<void> {
  for (let written = 0; written < megabytes; written += 4)
    await engine.pool.query(`insert into notes select repeat(md5(g::text), 30) from generate_series(1, 4000) g`);
}

/** Bytes of log that a start after a kill would have to read. */
async function logToRead(): Promise<number> {
  const { rows } = await engine.pool.query(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return (rows as [{ bytes: number }])[0].bytes;
}

it('a start after a kill has little of the log to read, however much was written', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    await write(24);
    expect(await logToRead()).toBeLessThan(24 * MB);
  }
});

it('a long transaction is written down once it is over', async () => {
  await engine.pool.query('begin');
  await write(48);
  expect(await logToRead()).toBeGreaterThan(24 * MB);
  await engine.pool.query('commit');
  expect(await logToRead()).toBeLessThan(MB);
});
