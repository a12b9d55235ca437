import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { installDatabase, openDatabase, type Database } from '@/lib/server/db/database';
import { migrateDatabase } from '@/lib/server/db/migrate';
import { nameOfTables, openInMemory } from './engine-in-memory';

/** The PostgreSQL server for tests, if configured; each test file creates its own database on it. */
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

/** An empty database on the PostgreSQL server; the caller drops it. */
export const createDatabase = () => createNamed(newName());

/** Errors for an existing database name: it existed before, or another process created it concurrently. */
const TAKEN = ['42P04', '23505'];

/** Creates the template database with all tables and no rows, under a temporary name until it is finished. */
async function makeTemplate(template: string): Promise<void> {
  const name = newName();
  const { url, drop } = await createNamed(name);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await migrateDatabase(pool).finally(() => pool.end());
  // Concurrent test files create it concurrently; the first one wins.
  await onServer(`alter database ${name} rename to ${template}`).catch(async (error: { code?: string }) => {
    await drop();
    if (!TAKEN.includes(error.code ?? '')) throw error;
  });
}

/** A copy of the template database: creating the tables takes longer than most test files. */
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
 * A separate database with all tables for each test file: embedded in memory, or on the PostgreSQL server in
 * TEST_DATABASE_URL. It is the process's database until it is closed.
 */
export async function startTestDatabase(): Promise<Database> {
  if (!serverUrl) return installDatabase(await openInMemory());
  const { url, drop } = await copyTemplate();
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 10, DATA_DIR: '' });
  return { ...database, close: () => database.close().then(drop) };
}
