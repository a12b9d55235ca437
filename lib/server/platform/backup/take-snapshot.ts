import fs from 'node:fs/promises';
import path from 'node:path';
import { type Engine, tablesFolder } from '../../db/embedded-engine';
import { placeOf } from '../files/file-store';
import { filesFolder } from '../files/open-file-store';

export interface Snapshot {
  /** Hashes of files whose bytes were missing. */
  lost: string[];
  /** How long calls to the database had to wait. */
  heldMs: number;
}

const AT_ONCE = 16;

/** Bytes stored under their hash never change, so a hard link is as good as a copy; not every disk supports one. */
async function takeFile(from: string, to: string): Promise<void> {
  await fs.mkdir(path.dirname(to), { recursive: true });
  await fs.link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    return fs.copyFile(from, to, fs.constants.COPYFILE_FICLONE);
  });
}

async function takeFiles(hashes: string[], from: string, to: string): Promise<string[]> {
  const lost: string[] = [];
  const waiting = hashes.values();
  const work = async () => {
    for (const hash of waiting)
      await takeFile(path.join(from, placeOf(hash)), path.join(to, placeOf(hash))).catch((error) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        lost.push(hash);
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return lost;
}

/**
 * Copies the embedded engine's tables and their files as of one moment into a folder beside them. The engine has one
 * connection: while it is held here, no transaction is open and no file can be swept, and after a checkpoint every
 * commit is in the engine's own files.
 */
export async function takeSnapshot({ pool }: Engine, dataFolder: string, into: string): Promise<Snapshot> {
  const connection = await pool.connect();
  const started = performance.now();
  try {
    await connection.query('checkpoint');
    await fs.cp(tablesFolder(dataFolder), tablesFolder(into), {
      recursive: true,
      mode: fs.constants.COPYFILE_FICLONE,
    });
    const { rows } = await connection.query<{ sha256: string }>('select distinct sha256 from files order by sha256');
    await fs.mkdir(filesFolder(into), { recursive: true });
    const hashes = rows.map(({ sha256 }) => sha256);
    const lost = await takeFiles(hashes, filesFolder(dataFolder), filesFolder(into));
    return { lost, heldMs: Math.round(performance.now() - started) };
  } finally {
    connection.release();
  }
}
