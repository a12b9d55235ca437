import { eq } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Queryable } from '../../db/database';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { catalogPdfs } from '../../db/schema/catalog-pdfs';
import { files } from '../../db/schema/files';

export type PdfRow = typeof catalogPdfs.$inferSelect;

export async function insert(tx: Queryable, row: typeof catalogPdfs.$inferInsert): Promise<void> {
  await tx.insert(catalogPdfs).values(row);
}

export const update = (tx: Queryable, id: string, changes: Partial<PdfRow>) =>
  tx.update(catalogPdfs).set(changes).where(eq(catalogPdfs.id, id));

export const remove = (tx: Queryable, id: string) => tx.delete(catalogPdfs).where(eq(catalogPdfs.id, id));

const found = (tx: Queryable) =>
  tx
    .select({
      row: catalogPdfs,
      file: { name: files.name, bytes: files.bytes, sha256: files.sha256, type: files.type },
    })
    .from(catalogPdfs)
    .leftJoin(files, eq(files.id, catalogPdfs.fileId));

export type FoundPdf = Awaited<ReturnType<typeof found>>[number];

export const findById = async (tx: Queryable, id: string): Promise<FoundPdf | undefined> =>
  (await found(tx).where(eq(catalogPdfs.id, id)))[0];

/** Locks the row until the transaction ends. */
export const lockById = async (tx: Queryable, id: string): Promise<PdfRow | undefined> =>
  (await tx.select().from(catalogPdfs).where(eq(catalogPdfs.id, id)).for('update'))[0];

export async function listOwn(
  tx: Queryable,
  userId: string,
  request: ListRequest,
): Promise<Page<FoundPdf & { id: string }>> {
  const matches = eq(catalogPdfs.ownerId, userId);
  const keyset = new Keyset<FoundPdf & { id: string }>(request, { at: catalogPdfs.createdAt }, catalogPdfs.id);
  const { where, orderBy, limit } = keyset.plan(matches);
  const rows = await found(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const all = tx.select({ id: catalogPdfs.id }).from(catalogPdfs).where(matches).getSQL();
  return keyset.page(
    rows.map((one) => ({ ...one, id: one.row.id })),
    ({ row }) => row.createdAt,
    await countUpTo(tx, all),
  );
}
