import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { isStillNamed } from '../../db/constraint-violation';
import { lockNames } from '../../db/lock-names';
import { files } from '../../db/schema/files';
import { photos } from '../../db/schema/photos';
import type { PhotoSize } from './read-photo';

export type PhotoRow = typeof photos.$inferSelect;

export const insert = (tx: Queryable, row: PhotoRow) => tx.insert(photos).values(row);

/** Until the transaction ends no other call can add a photo with these bytes. */
export const lockBytes = (tx: Queryable, sha256: string) => lockNames(tx, `photo ${sha256}`);

export const findByHash = async (tx: Queryable, sha256: string): Promise<PhotoRow | undefined> =>
  (await tx.select().from(photos).where(eq(photos.sha256, sha256)))[0];

export const findByIds = (tx: Queryable, ids: readonly string[]): Promise<PhotoRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(photos)
        .where(inArray(photos.id, [...ids]));

/** Removes a photo; false where a row still references it, as checked by the database. */
export async function removeUnshown(tx: Queryable, id: string): Promise<boolean> {
  try {
    await tx.transaction((part) => part.delete(photos).where(eq(photos.id, id)));
    return true;
  } catch (error) {
    if (isStillNamed(error)) return false;
    throw error;
  }
}

const COLUMNS = { thumb: photos.thumbFileId, screen: photos.screenFileId, large: photos.largeFileId };

/** Stored bytes of one size. */
export const findSize = async (tx: Queryable, id: string, size: PhotoSize) =>
  (
    await tx
      .select({ sha256: files.sha256, bytes: files.bytes })
      .from(photos)
      .innerJoin(files, eq(files.id, COLUMNS[size]))
      .where(eq(photos.id, id))
  )[0];

/** Hashes of many photos in one size, by photo id; missing ones are left out. */
export async function findSizes(tx: Queryable, ids: readonly string[], size: PhotoSize): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: photos.id, sha256: files.sha256 })
    .from(photos)
    .innerJoin(files, eq(files.id, COLUMNS[size]))
    .where(inArray(photos.id, [...ids]));
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}
