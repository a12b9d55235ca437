import fs from 'node:fs/promises';
import path from 'node:path';
import { type Engine, tablesFolder } from '../../db/embedded-engine';
import { placeOf } from '../files/file-store';
import { filesFolder } from '../files/open-file-store';

export interface Snapshot {
  /** Hashes of files whose bytes were not there to be taken. */
  lost: string[];
  /** For so long calls to the database had to wait. */
  heldMs: number;
}

const AT_ONCE = 16;

/** Bytes under their hash never change, so a second name for them is as good as a copy; not every disk gives one. */
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
 * Takes the embedded engine's tables and the files they speak of, as they are at one moment, into a folder beside
 * them. The engine has one connection: while it is held here no transaction is under way and no file can be swept, and
 * after a checkpoint all that was committed is in the engine's own files.
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
