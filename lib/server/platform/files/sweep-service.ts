import { clock, DAY, later } from '../../clock';
import { orm } from '../../db/database';
import { clearSpool } from './spool';
import { fileStore, filesFolder } from './open-file-store';
import * as repository from './file-repository';
import { removeUnused } from './file-service';

/** Files whose time is over stay so much longer, for whoever is just reading one. */
const GRACE = DAY;
const AT_ONCE = 100;

/**
 * Removes the files whose time is over, their bytes when no other file has the same, and what a process that died left
 * of an upload. Gives how many files there were.
 */
export async function sweepFiles(): Promise<number> {
  let swept = 0;
  let hashes: string[];
  do {
    hashes = await repository.removeExpired(orm(), later(-GRACE), AT_ONCE);
    for (const sha256 of hashes) await removeUnused(sha256);
    swept += hashes.length;
  } while (hashes.length > 0);
  return swept + (await clearSpool(filesFolder(), clock.now()));
}

/** Removes bytes that came more than a day ago and belong to no file, as a process that died may leave them. */
export async function sweepOrphans(): Promise<number> {
  let swept = 0;
  for await (const { sha256, storedAt } of fileStore().all())
    if (storedAt < later(-GRACE) && !(await repository.isUsed(orm(), sha256)) && (await removeUnused(sha256)))
      swept += 1;
  return swept;
}
