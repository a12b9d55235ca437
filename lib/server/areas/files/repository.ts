import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { files } from '../../db/schema/files';

export type FileRow = typeof files.$inferSelect;

export const insert = (tx: Queryable, row: typeof files.$inferInsert) => tx.insert(files).values(row);

export const findById = async (tx: Queryable, id: string): Promise<FileRow | undefined> =>
  (await tx.select().from(files).where(eq(files.id, id)))[0];

export const listAll = (tx: Queryable) =>
  tx.select({ id: files.id, sha256: files.sha256, bytes: files.bytes, name: files.name }).from(files);
