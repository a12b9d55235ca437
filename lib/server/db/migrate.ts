import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

const FOLDER = path.join(process.cwd(), 'lib/server/db/migrations');

/** Any fixed number: processes that start together on one database wait for each other on this lock. */
export const MIGRATION_LOCK = 20_262_112;

/** Migrates the tables. Safe to run from several processes at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    // A migration may take longer than any query of a call, and so may waiting for another process's migration.
    await connection.query('set lock_timeout = 0; set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      // Needed by indexes of the tables below.
      await connection.query('create extension if not exists pg_trgm');
      await migrate(drizzle(connection), { migrationsFolder: FOLDER });
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
    await connection.query('reset lock_timeout; reset statement_timeout');
    connection.release();
  } catch (error) {
    // A connection in an unknown state is closed, which ends its lock and settings.
    connection.release(true);
    throw error;
  }
}
