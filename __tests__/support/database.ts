import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { installDatabase, openDatabase, type Database } from '@/lib/server/db/database';
import { openInMemory } from './engine-in-memory';

/** The server the tests run on when there is one; each test file makes a database of its own on it. */
export const serverUrl = process.env.TEST_DATABASE_URL;

export const databaseUrl = (name: string): string => {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** An empty database on the PostgreSQL server, to be dropped when done. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `bomb_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  return { url: databaseUrl(name), drop: () => onServer(`drop database ${name} with (force)`) };
}

/**
 * A database of its own for a test file, tables made: embedded and in memory, or on the PostgreSQL server that
 * TEST_DATABASE_URL names. It is the process's database until it is closed.
 */
export async function startTestDatabase(): Promise<Database> {
  if (!serverUrl) return installDatabase(await openInMemory());
  const { url, drop } = await createDatabase();
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 10, DATA_DIR: '' });
  return { ...database, close: () => database.close().then(drop) };
}
