import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATION_LOCK, migrateDatabase } from '@/lib/server/db/migrate';
import { serveApi } from '../support/api';
import { createDatabase, serverUrl } from '../support/database';
import type { Opening } from '../support/open-process';
import { startChild } from '../support/start-child';

const api = serveApi();

const files = readdirSync('lib/server/db/migrations').filter((name) => name.endsWith('.sql'));
const DONE = 'select count(*)::int as done from drizzle.__drizzle_migrations';

describe('migrations', () => {
  it('are done once, however often and however many at once ask for them', async () => {
    const { pool } = api.database;
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(pool)));
    expect((await pool.query(DONE)).rows).toEqual([{ done: files.length }]);
  });

  it('leave the connection as they found it', async () => {
    const { pool } = api.database;
    const settings = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      (select count(*)::int from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database()) as locks`;
    const before = (await pool.query(settings)).rows;
    await migrateDatabase(pool);
    expect((await pool.query(settings)).rows).toEqual(before);
    expect(before).toMatchObject([{ locks: 0 }]);
  });
});

/** Processes share a database only on a server: the embedded engine allows one, enforced by the folder's lock. */
if (serverUrl)
  describe('on a server', () => {
    it('several processes that start at once make the tables once, and agree on the keys', async () => {
      const { url, drop } = await createDatabase();
      const children = Array.from({ length: 4 }, () =>
        startChild<Opening>('open-process.ts', { env: { DATABASE_URL: url } }),
      );
      await Promise.all(children.map((child) => child.next()));
      const answers = await Promise.all(
        children.map((child) => {
          child.tell({ open: true });
          return child.next();
        }),
      );
      await Promise.all(children.map((child) => child.kill()));
      expect(answers).toEqual(Array(4).fill({ kind: 'postgresql', secrets: expect.any(String) }));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);

      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query('select count(*)::int as done from drizzle.__drizzle_migrations');
      await client.end();
      await drop();
      expect(rows).toEqual([{ done: files.length }]);
    });

    it('waits for another process’s migrations however long a query may take otherwise', async () => {
      const { url, drop } = await createDatabase();
      const pool = new pg.Pool({ connectionString: url, max: 1, lock_timeout: 50, statement_timeout: 50 });
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const migrated = migrateDatabase(pool).then(
        () => 'done',
        (error: unknown) => String(error),
      );
      await pause(300);
      await other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await other.end();
      const outcome = await migrated;
      await pool.end();
      await drop();
      expect(outcome).toBe('done');
    });
  });
