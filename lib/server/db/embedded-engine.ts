import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { log } from '../log';
import { endOnPanic } from './embedded/end-on-panic';
import { FairPool } from './embedded/fair-pool';
import { type Exchange, ProtocolStream } from './embedded/protocol-stream';
import { startThread } from './embedded/start-thread';
import { writeCheckpoints } from './embedded/write-checkpoints';

export interface Engine {
  kind: 'embedded' | 'postgresql';
  pool: pg.Pool;
  /** Flushes to disk so far, if the engine can count them. */
  flushes?: () => number;
  /** Waits for running queries, then closes the engine. */
  close: () => Promise<void>;
}

/** Folder of the engine's tables within a data folder. */
export const tablesFolder = (dataFolder: string): string => path.join(dataFolder, 'database');

/** The engine has one user and one database, and accepts one connection at a time. */
const SESSION = { user: 'postgres', database: 'postgres', idleTimeoutMillis: 0 };

/**
 * Wraps an engine that speaks PostgreSQL's protocol for the rest of the server: `pg` with one connection.
 * @param logged bytes written to its log so far, where the log matters.
 */
export function engineOver(answering: Exchange, closeEngine: () => Promise<void>, logged = () => 0): Engine {
  const { exchange: guarded, isLost } = endOnPanic(answering);
  const exchange = writeCheckpoints(guarded, logged);
  const pool = new FairPool({ ...SESSION, stream: () => new ProtocolStream(exchange) });
  pool.on('error', (error) => log.error({ error: error.message }, 'the connection to the engine broke'));
  return {
    kind: 'embedded',
    pool,
    close: async () => {
      await pool.end();
      if (!isLost()) await closeEngine();
    },
  };
}

/** Opens the embedded engine in a folder, which the caller must have locked. */
export async function openEmbeddedEngine(folder: string): Promise<Engine> {
  fs.mkdirSync(tablesFolder(folder), { recursive: true });
  const { exchange, close, flushes, logged } = await startThread(tablesFolder(folder));
  return { ...engineOver(exchange, close, logged), flushes };
}
