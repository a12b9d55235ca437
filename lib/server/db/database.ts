import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SECOND } from '../clock';
import type { Env } from '../env';
import { unavailable } from '../errors';
import { log } from '../log';
import { processWide } from '../process-wide';
import { describeError, hasCollided } from './describe-error';
import { openEmbeddedEngine, type Engine } from './embedded-engine';
import { lockFolder } from './folder-lock';
import { migrateDatabase } from './migrate';
import * as sessionTables from './schema/sessions';
import * as systemTables from './schema/system';
import * as userTables from './schema/users';
import { loadSecrets, type Secrets } from './secrets';

const schema = { ...userTables, ...sessionTables, ...systemTables };

export type Drizzle = NodePgDatabase<typeof schema>;
/** The database or a transaction on it. Inside a transaction all queries must use the transaction. */
export type Queryable = Drizzle | Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export interface Database extends Engine {
  secrets: Secrets;
}

const handle = () => processWide<{ open?: Database }>('database', () => ({}));

/** The open database. @throws a 503 when it is not open (starting or stopping). */
export function database(): Database {
  const { open } = handle();
  if (!open) throw unavailable();
  return open;
}

/**
 * Drizzle over the one pool. The server and the bundled API routes load two copies of Drizzle, and resolving the other
 * copy's columns is slow for every single value, so each uses its own.
 */
const drizzles = new WeakMap<pg.Pool, Drizzle>();

function drizzleOver(pool: pg.Pool): Drizzle {
  const made = drizzles.get(pool) ?? drizzle(pool, { schema, casing: 'snake_case' });
  drizzles.set(pool, made);
  return made;
}

const insideTransaction = processWide('transaction', () => new AsyncLocalStorage<true>());

/**
 * The database outside any transaction.
 * @throws inside one: the embedded engine has a single connection, so waiting for a second would never end.
 */
export function orm(): Drizzle {
  if (insideTransaction.getStore()) throw new Error('Inside a transaction every query goes through the transaction.');
  return drizzleOver(database().pool);
}

/**
 * Runs all or nothing, as a job step: the job stores its progress, and the queue retries it. Never await the network
 * inside.
 */
export const transactionOnce: Drizzle['transaction'] = (work, config) =>
  orm().transaction((tx) => insideTransaction.run(true, () => work(tx)), config);

/** Reads several things as of one moment, so that the parts are consistent with each other. */
export const atOneMoment = <Result>(read: (tx: Queryable) => Promise<Result>): Promise<Result> =>
  transactionOnce(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/**
 * Number of attempts for a conflicting transaction, and the longest wait before a retry in milliseconds, so that the
 * two separate.
 */
const [TRIES, PAUSE] = [3, 50];

/**
 * Same for a call: a transaction that fails on a conflict is retried, so the work must have no effects besides its
 * writes.
 */
export const transaction: Drizzle['transaction'] = async (work, config) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transactionOnce(work, config);
    } catch (error) {
      if (tries === TRIES || !hasCollided(error)) throw error;
      log.warn({ tries, ...describeError(error) }, 'a transaction met another and is begun anew');
      await setTimeout(Math.random() * tries * PAUSE);
    }
  }
};

function openPostgres(url: string, size: number): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5 * SECOND,
    statement_timeout: 15 * SECOND,
    lock_timeout: 5 * SECOND,
    idle_in_transaction_session_timeout: 30 * SECOND,
    // Otherwise counting the first rows of a large table reads different ones each time, from a cold disk.
    options: '-c synchronize_seqscans=off',
  });
  pool.on('error', (error) => log.error({ error: error.message }, 'an idle database connection broke'));
  return { kind: 'postgresql', pool, close: () => pool.end() };
}

async function openLockedFolder(folder: string): Promise<Engine> {
  const lock = await lockFolder(folder);
  try {
    const engine = await openEmbeddedEngine(folder);
    return { ...engine, close: () => engine.close().finally(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Makes an engine the process's database after migrating its tables. */
export async function installDatabase(engine: Engine): Promise<Database> {
  await migrateDatabase(engine.pool);
  const opened = { ...engine, secrets: await loadSecrets(drizzleOver(engine.pool)) };
  handle().open = opened;
  return {
    ...opened,
    close: async () => {
      delete handle().open;
      await engine.close();
    },
  };
}

type Place = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL' | 'DATA_DIR'>;

/** Opens the configured engine without migrating its tables. @throws FolderTaken as `openDatabase` does. */
export const openEngine = async ({ DATABASE_URL, DATABASE_POOL, DATA_DIR }: Place): Promise<Engine> =>
  DATABASE_URL ? openPostgres(DATABASE_URL, DATABASE_POOL) : openLockedFolder(DATA_DIR);

/**
 * Opens the configured database and migrates its tables.
 * @throws FolderTaken when another process has the data folder.
 */
export async function openDatabase(settings: Place): Promise<Database> {
  const engine = await openEngine(settings);
  try {
    return await installDatabase(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
