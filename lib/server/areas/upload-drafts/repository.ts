import { and, asc, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { photos } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';
import { uploadDraftPhotos, uploadDrafts } from '../../db/schema/uploads';

export type DraftRow = typeof uploadDrafts.$inferSelect;
type DraftPhotoRow = typeof uploadDraftPhotos.$inferInsert;

/** Position of a photo in a draft. */
export type PlacedPhoto = Pick<DraftPhotoRow, 'photoId' | 'catalog' | 'isCover' | 'position'>;

/** Returns false when the id already exists. */
export const insert = async (tx: Queryable, row: typeof uploadDrafts.$inferInsert): Promise<boolean> =>
  (await tx.insert(uploadDrafts).values(row).onConflictDoNothing().returning({ id: uploadDrafts.id })).length === 1;

export const findById = async (tx: Queryable, id: string): Promise<DraftRow | undefined> =>
  (await tx.select().from(uploadDrafts).where(eq(uploadDrafts.id, id)))[0];

/** Locks the draft until the transaction ends. */
export const lockById = async (tx: Queryable, id: string): Promise<DraftRow | undefined> =>
  (await tx.select().from(uploadDrafts).where(eq(uploadDrafts.id, id)).for('update'))[0];

export const update = (tx: Queryable, id: string, changes: Partial<DraftRow>) =>
  tx.update(uploadDrafts).set(changes).where(eq(uploadDrafts.id, id));

export const remove = (tx: Queryable, id: string) => tx.delete(uploadDrafts).where(eq(uploadDrafts.id, id));

/** More than any user has open at once. */
const LISTED = 50;

export const listOf = (tx: Queryable, ownerId: string) =>
  tx
    .select({
      draft: uploadDrafts,
      seller: { id: sellers.id, businessName: sellers.businessName },
      photos: sql<number>`(select count(*)::int from ${uploadDraftPhotos}
        where ${uploadDraftPhotos.draftId} = ${uploadDrafts.id})`,
      coverId: sql<string | null>`(select ${uploadDraftPhotos.photoId} from ${uploadDraftPhotos}
        where ${uploadDraftPhotos.draftId} = ${uploadDrafts.id} order by ${uploadDraftPhotos.position} limit 1)`,
    })
    .from(uploadDrafts)
    .leftJoin(sellers, eq(sellers.id, uploadDrafts.sellerId))
    .where(eq(uploadDrafts.ownerId, ownerId))
    .orderBy(desc(uploadDrafts.changedAt), desc(uploadDrafts.id))
    .limit(LISTED);

export const findSeller = async (tx: Queryable, id: string) =>
  (await tx.select({ id: sellers.id, businessName: sellers.businessName }).from(sellers).where(eq(sellers.id, id)))[0];

const selectPhotos = (tx: Queryable) =>
  tx
    .select({
      photo: { id: photos.id, width: photos.width, height: photos.height },
      name: uploadDraftPhotos.name,
      folder: uploadDraftPhotos.folder,
      takenAt: uploadDraftPhotos.takenAt,
      catalog: uploadDraftPhotos.catalog,
    })
    .from(uploadDraftPhotos)
    .innerJoin(photos, eq(photos.id, uploadDraftPhotos.photoId));

export type FoundDraftPhoto = Awaited<ReturnType<typeof selectPhotos>>[number];

export const findPhotos = (tx: Queryable, draftId: string): Promise<FoundDraftPhoto[]> =>
  selectPhotos(tx)
    .where(eq(uploadDraftPhotos.draftId, draftId))
    .orderBy(asc(uploadDraftPhotos.position), asc(uploadDraftPhotos.photoId));

const named = (draftId: string, photoId: string) =>
  and(eq(uploadDraftPhotos.draftId, draftId), eq(uploadDraftPhotos.photoId, photoId));

export const findPhoto = async (
  tx: Queryable,
  draftId: string,
  photoId: string,
): Promise<FoundDraftPhoto | undefined> => (await selectPhotos(tx).where(named(draftId, photoId)))[0];

/** Number of photos, and the position after the last. */
export async function measure(tx: Queryable, draftId: string): Promise<{ photos: number; next: number }> {
  const [found] = await tx
    .select({ photos: count(), next: sql<number>`coalesce(max(${uploadDraftPhotos.position}) + 1, 0)` })
    .from(uploadDraftPhotos)
    .where(eq(uploadDraftPhotos.draftId, draftId));
  return found ?? { photos: 0, next: 0 };
}

export const addPhoto = (tx: Queryable, row: DraftPhotoRow) => tx.insert(uploadDraftPhotos).values(row);

export const removePhotos = (tx: Queryable, draftId: string, photoIds: readonly string[]) =>
  tx
    .delete(uploadDraftPhotos)
    .where(and(eq(uploadDraftPhotos.draftId, draftId), inArray(uploadDraftPhotos.photoId, [...photoIds])));

/** Positions photos, all in one statement. */
export async function place(tx: Queryable, draftId: string, placed: readonly PlacedPhoto[]): Promise<void> {
  const rows = placed.map(({ photoId, catalog, isCover, position }) => ({ photoId, catalog, isCover, position }));
  await tx.execute(sql`update upload_draft_photos as lying
    set catalog = placed.catalog, is_cover = placed."isCover", position = placed.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as placed("photoId" uuid, catalog smallint, "isCover" boolean, position integer)
    where lying.draft_id = ${draftId} and lying.photo_id = placed."photoId"`);
}

/** Moves all other photos to another draft, without a catalog. */
export const moveOthers = (tx: Queryable, from: string, to: string, photoIds: readonly string[]) =>
  tx
    .update(uploadDraftPhotos)
    .set({ draftId: to, catalog: null, isCover: false })
    .where(and(eq(uploadDraftPhotos.draftId, from), notInArray(uploadDraftPhotos.photoId, [...photoIds])));
