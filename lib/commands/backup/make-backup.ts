import fs from 'node:fs/promises';
import path from 'node:path';
import { openEngine } from '../../server/db/database';
import { tablesFolder } from '../../server/db/embedded-engine';
import { filesFolder } from '../../server/platform/files/open-file-store';
import { newSnapshotFolder } from '../../server/platform/backup/snapshot-socket';
import { takeSnapshot, type Snapshot } from '../../server/platform/backup/take-snapshot';
import { CommandRefused } from '../tell-and-exit';
import { type BackupFacts, FACTS, sizeOf } from './backup-words';
import { CHECKSUMS, copyFiles, copyFolders, type Entry, filesUnder, toChecksums } from './checksums';
import { withServersSnapshot } from './servers-snapshot';

export interface MadeBackup extends BackupFacts {
  heldMs: number;
  /** True when a running server provided the snapshot. */
  wasRunning: boolean;
}

const isEmpty = async (folder: string): Promise<boolean> =>
  (await fs.readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : ['?']))).length ===
  0;

/** Runs the work with a snapshot taken by this process, because no server has the folder open. */
async function withOwnSnapshot<Result>(
  dataFolder: string,
  work: (place: string, snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const engine = await openEngine({ DATA_DIR: dataFolder, DATABASE_URL: undefined, DATABASE_POOL: 1 });
  const place = path.join(dataFolder, await newSnapshotFolder(dataFolder));
  try {
    return await work(place, await takeSnapshot(engine, dataFolder, place));
  } finally {
    await fs.rm(place, { recursive: true, force: true });
    await engine.close();
  }
}

const isBytesOfFile = ({ name }: Entry) => name.startsWith('files/');

async function copySnapshot(place: string, { lost }: Snapshot, into: string): Promise<BackupFacts> {
  await copyFolders(place, into);
  const entries = await copyFiles(await filesUnder(place), place, into);
  const files = entries.filter(isBytesOfFile);
  const facts: BackupFacts = {
    madeAt: new Date().toISOString(),
    postgresql: (await fs.readFile(path.join(tablesFolder(into), 'PG_VERSION'), 'utf8')).trim(),
    tables: sizeOf(entries.filter((entry) => !isBytesOfFile(entry))),
    files: sizeOf(files),
    lost,
    damaged: files.filter(({ name, sha256 }) => path.posix.basename(name) !== sha256).map(({ name }) => name),
  };
  await fs.writeFile(path.join(into, FACTS), `${JSON.stringify(facts, null, 2)}\n`, { flush: true });
  await fs.writeFile(path.join(into, CHECKSUMS), toChecksums(entries), { flush: true });
  return facts;
}

/**
 * Copies tables and files as of one moment into a new folder, through the server if one is running. The folder gets its
 * final name only when complete.
 */
export async function makeBackup(dataFolder: string, target: string): Promise<MadeBackup> {
  if (!(await isEmpty(target)))
    throw new CommandRefused(`${target} is there already. Give a backup a new folder, so that none is lost.`);
  if (await isEmpty(tablesFolder(dataFolder)))
    throw new CommandRefused(`There is no database in ${dataFolder}. Set DATA_DIR to the folder of the server.`);
  const unfinished = `${path.resolve(target)}.unfinished`;
  await fs.rm(unfinished, { recursive: true, force: true });
  await fs.mkdir(filesFolder(unfinished), { recursive: true });
  const copy = (wasRunning: boolean) => async (place: string, snapshot: Snapshot) => ({
    ...(await copySnapshot(place, snapshot, unfinished)),
    heldMs: snapshot.heldMs,
    wasRunning,
  });
  const made = (await withServersSnapshot(dataFolder, copy(true))) ?? (await withOwnSnapshot(dataFolder, copy(false)));
  await fs.rm(target, { recursive: true, force: true });
  await fs.rename(unfinished, target);
  return made;
}
