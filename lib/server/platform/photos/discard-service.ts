import type { Queryable } from '../../db/database';
import { discardFile, removeUnused } from '../files/file-service';
import * as repository from './photo-repository';

/**
 * Removes photos as a part of the caller's transaction, but for those that a record still shows. Gives the hashes of
 * their bytes, for {@link removeBytes} after it.
 */
export async function discardPhotos(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const photo of await repository.findByIds(tx, ids)) {
    if (!(await repository.removeUnshown(tx, photo.id))) continue;
    for (const fileId of [photo.thumbFileId, photo.screenFileId, photo.largeFileId]) {
      const sha256 = await discardFile(tx, fileId);
      if (sha256) hashes.push(sha256);
    }
  }
  return hashes;
}

/** Takes the bytes of discarded photos away. What a fault leaves goes with the sweep of files. */
export async function removeBytes(hashes: readonly string[]): Promise<void> {
  for (const sha256 of hashes) await removeUnused(sha256);
}
