import type { Queryable } from '../../db/database';
import { discardFile, removeUnused } from '../files/file-service';
import * as repository from './photo-repository';

/**
 * Removes photos in the caller's transaction, except those still shown by a record. Returns the hashes of their bytes,
 * for {@link removeBytes} after the transaction.
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

/** Removes the bytes of discarded photos. Leftovers of a failure are removed by the file sweep. */
export async function removeBytes(hashes: readonly string[]): Promise<void> {
  for (const sha256 of hashes) await removeUnused(sha256);
}
