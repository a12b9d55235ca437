import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Engine } from '../../server/db/embedded-engine';
import { openEmbeddedEngine, tablesFolder } from '../../server/db/embedded-engine';
import { lockFolder } from '../../server/db/folder-lock';
import { placeOf } from '../../server/platform/files/file-store';
import { filesFolder } from '../../server/platform/files/open-file-store';
import { CommandRefused } from '../tell-and-exit';
import { type BackupFacts, FACTS } from './backup-words';
import { CHECKSUMS, copyFiles, copyFolders, readChecksums } from './checksums';
import { countRows } from './table-digests';

export interface Restored {
  facts: BackupFacts;
  rows: Map<string, number>;
  /** Files that rows refer to but the backup never contained. */
  missing: string[];
  /** Where the previous data was moved to. */
  setAside: string | null;
}

const exists = (place: string) =>
  fs.access(place).then(
    () => true,
    () => false,
  );

const readText = (backup: string, name: string) =>
  fs.readFile(path.join(backup, name), 'utf8').catch(() => {
    throw new CommandRefused(`${backup} is no whole backup: ${name} cannot be read.`);
  });

/** Copies the backup beside the existing data. @throws where a byte differs from when the backup was made. */
async function copyChecked(backup: string, sums: Map<string, string>, into: string): Promise<void> {
  for (const part of [tablesFolder(''), filesFolder('')])
    await copyFolders(path.join(backup, part), path.join(into, part));
  const copied = await copyFiles([...sums.keys()], backup, into).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new CommandRefused(`The backup is not whole: ${error.path} is missing.`) : error;
  });
  const changed = copied.filter(({ name, sha256 }) => sums.get(name) !== sha256).map(({ name }) => name);
  if (changed.length > 0)
    throw new CommandRefused(
      `The backup is damaged: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' and others' : ''} changed ` +
        'since it was made. Nothing was restored.',
    );
}

async function missingFiles({ pool }: Engine, folder: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; sha256: string }>('select name, sha256 from files order by id');
  const missing: string[] = [];
  for (const { name, sha256 } of rows)
    if (!(await exists(path.join(filesFolder(folder), placeOf(sha256))))) missing.push(name);
  return missing;
}

/** Opens the copy as the server would and reads every row. */
async function readBack(folder: string): Promise<Pick<Restored, 'rows' | 'missing'>> {
  const engine = await openEmbeddedEngine(folder);
  try {
    return { rows: await countRows(engine.pool), missing: await missingFiles(engine, folder) };
  } finally {
    await engine.close();
  }
}

/** Moves the copy into place; the previous data is set aside, never deleted. */
async function swap(folder: string, copy: string): Promise<string | null> {
  const aside = path.join(folder, `before-restore.${new Date().toISOString().replace(/[:.]/g, '-')}`);
  let isUsed = false;
  for (const place of [tablesFolder, filesFolder]) {
    if (await exists(place(folder))) {
      await fs.mkdir(aside, { recursive: true });
      await fs.rename(place(folder), place(aside));
      isUsed = true;
    }
    await fs.rename(place(copy), place(folder));
  }
  return isUsed ? aside : null;
}

/**
 * Restores a data folder to its state at the time of the backup. Existing data is touched only after the folder is
 * locked and the copy has been checked byte by byte and opened by the engine.
 * @throws CommandRefused where the folder contains tables and replacing them was not allowed.
 */
export async function restoreBackup(backup: string, dataFolder: string, isForced: boolean): Promise<Restored> {
  const facts = JSON.parse(await readText(backup, FACTS)) as BackupFacts;
  const sums = readChecksums(await readText(backup, CHECKSUMS));
  const lock = await lockFolder(dataFolder);
  const copy = path.join(dataFolder, `restoring.${randomBytes(4).toString('hex')}`);
  try {
    if (!isForced && ((await exists(tablesFolder(dataFolder))) || (await exists(filesFolder(dataFolder)))))
      throw new CommandRefused(
        `${dataFolder} holds data already. With --force it is set aside in the same folder and the backup takes its place.`,
      );
    await fs.mkdir(copy);
    await copyChecked(backup, sums, copy);
    const found = await readBack(copy);
    return { facts, ...found, setAside: await swap(dataFolder, copy) };
  } finally {
    await fs.rm(copy, { recursive: true, force: true });
    await lock.release();
  }
}
