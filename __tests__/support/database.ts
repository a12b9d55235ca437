import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { installDatabase, openDatabase, type Database } from '@/lib/server/db/database';
import { migrateDatabase } from '@/lib/server/db/migrate';
import { nameOfTables, openInMemory } from './engine-in-memory';

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

const newName = () => `bomb_test_${randomUUID().replaceAll('-', '')}`;

async function createNamed(name: string, template = 'template1'): Promise<{ url: string; drop: () => Promise<void> }> {
  await onServer(`create database ${name} template ${template}`);
  return { url: databaseUrl(name), drop: () => onServer(`drop database ${name} with (force)`) };
}

/** An empty database on the PostgreSQL server, to be dropped when done. */
export const createDatabase = () => createNamed(newName());

/** How the server says that a database of the name is there: it was before, or another made it in the same moment. */
const TAKEN = ['42P04', '23505'];

/** Makes the database that has all tables and no row, under another name until it is finished. */
async function makeTemplate(template: string): Promise<void> {
  const name = newName();
  const { url, drop } = await createNamed(name);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrateDatabase(pool).finally(() => pool.end());
  // Test files that start side by side make it side by side; the first is kept.
  await onServer(`alter database ${name} rename to ${template}`).catch(async (error: { code?: string }) => {
    await drop();
    if (!TAKEN.includes(error.code ?? '')) throw error;
  });
}

/** A copy of the database that has all tables and no row: making tables takes longer than most test files. */
async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `bomb_tables_${nameOfTables()}`;
  try {
    return await createNamed(newName(), template);
  } catch (error) {
    if ((error as { code?: string }).code !== '3D000') throw error;
    await makeTemplate(template);
    return createNamed(newName(), template);
  }
}

/**
 * A database of its own for a test file, tables made: embedded and in memory, or on the PostgreSQL server that
 * TEST_DATABASE_URL names. It is the process's database until it is closed.
 */
export async function startTestDatabase(): Promise<Database> {
  if (!serverUrl) return installDatabase(await openInMemory());
  const { url, drop } = await copyTemplate();
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 10, DATA_DIR: '' });
  return { ...database, close: () => database.close().then(drop) };
}
