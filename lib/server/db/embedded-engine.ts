import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { DurableFileSystem } from './durable-file-system';
import { endOnPanic } from './end-on-panic';

export interface Engine {
  kind: 'embedded' | 'postgresql';
  pool: pg.Pool;
  /** Flushes to disk so far, where the engine can count them. */
  flushes?: () => number;
  /** Waits for queries under way, then lets go of the engine. */
  close: () => Promise<void>;
}

/** Where within a data folder the engine keeps its tables. */
export const tablesFolder = (dataFolder: string): string => path.join(dataFolder, 'database');

/** PostgreSQL's switches as the engine sets them, without `-F` (no fsync), which it adds for speed. */
const startSwitches = () => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'synchronize_seqscans=off',
];

/**
 * The engine behind `pg`'s own client. Drizzle hands its queries a map of parsers where the wire protocol has a list of
 * parameter types; a socket ignores it, the engine would trip over it.
 */
function connectionTo(engine: PGlite) {
  const config = createPgConfig(engine);
  const parse = config.connection.parse.bind(config.connection);
  config.connection.parse = (query: { types?: unknown }) =>
    parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
  return config;
}

export const ENGINE_EXTENSIONS = { pg_trgm };

/** The engine as the rest of the server knows it. */
export function engineOver(engine: PGlite, flushes?: () => number): Engine {
  const isLost = endOnPanic(engine);
  const pool = new pg.Pool({ ...connectionTo(engine), max: 1 });
  return {
    kind: 'embedded',
    pool,
    flushes,
    close: async () => {
      await pool.end();
      if (!isLost()) await engine.close();
    },
  };
}

/** Opens the embedded engine in a folder, which must be locked by the caller. */
export async function openEmbeddedEngine(folder: string): Promise<Engine> {
  fs.mkdirSync(tablesFolder(folder), { recursive: true });
  const files = new DurableFileSystem(tablesFolder(folder));
  const engine = await PGlite.create({ fs: files, startParams: startSwitches(), extensions: ENGINE_EXTENSIONS });
  return engineOver(engine, () => files.flushes);
}
