import { clock, DAY, later } from '../../clock';
import { orm } from '../../db/database';
import { clearSpool } from './spool';
import { fileStore, filesFolder } from './open-file-store';
import * as repository from './file-repository';
import { removeUnused } from './file-service';

/** Expired files stay this much longer, for a reader in progress. */
const GRACE = DAY;
const AT_ONCE = 100;

/**
 * Removes expired files, their bytes unless another file shares them, and uploads left by dead processes. Returns the
 * number of files.
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

/** Removes bytes without a file that are older than a day, which a dead process may have left. */
export async function sweepOrphans(): Promise<number> {
  let swept = 0;
  for await (const { sha256, storedAt } of fileStore().all())
    if (storedAt < later(-GRACE) && !(await repository.isUsed(orm(), sha256)) && (await removeUnused(sha256)))
      swept += 1;
  return swept;
}
