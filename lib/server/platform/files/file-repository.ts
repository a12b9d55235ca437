import { and, asc, eq, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { lockNames } from '../../db/lock-names';
import { files } from '../../db/schema/files';
import { imports } from '../../db/schema/imports';

export type FileRow = typeof files.$inferSelect;

export const insert = (tx: Queryable, rows: (typeof files.$inferInsert)[]) => tx.insert(files).values(rows);

export const findById = async (tx: Queryable, id: string): Promise<FileRow | undefined> =>
  (await tx.select().from(files).where(eq(files.id, id)))[0];

export const setExpiry = (tx: Queryable, id: string, expiresAt: Date | null) =>
  tx.update(files).set({ expiresAt }).where(eq(files.id, id));

/** Deletes a file's row. Returns its hash. */
export const remove = async (tx: Queryable, id: string): Promise<string | undefined> =>
  (await tx.delete(files).where(eq(files.id, id)).returning({ sha256: files.sha256 }))[0]?.sha256;

export const listAll = (tx: Queryable) =>
  tx.select({ id: files.id, sha256: files.sha256, bytes: files.bytes, name: files.name }).from(files);

/** Locks these hashes against concurrent additions and removals of their bytes until the transaction ends. */
export const lockHashes = (tx: Queryable, hashes: readonly string[]) => lockNames(tx, ...[...new Set(hashes)].sort());

export const isUsed = async (tx: Queryable, sha256: string): Promise<boolean> =>
  (await tx.select({ id: files.id }).from(files).where(eq(files.sha256, sha256)).limit(1)).length > 0;

/** Deletes rows of expired files that no import needs, oldest first. Returns their hashes. */
export async function removeExpired(tx: Queryable, now: Date, limit: number): Promise<string[]> {
  const expired = tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        lte(files.expiresAt, now),
        notExists(tx.select({ id: imports.id }).from(imports).where(eq(imports.fileId, files.id))),
      ),
    )
    .orderBy(asc(files.expiresAt))
    .limit(limit);
  const removed = await tx
    .delete(files)
    .where(sql`${files.id} in (${expired})`)
    .returning({ sha256: files.sha256 });
  return [...new Set(removed.map(({ sha256 }) => sha256))];
}
