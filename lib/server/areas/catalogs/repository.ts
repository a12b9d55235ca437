import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { personOf } from '../../db/person-of';
import { catalogGroups, catalogImages, catalogs } from '../../db/schema/catalogs';
import { photos } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';
import { uploads } from '../../db/schema/uploads';
import { users } from '../../db/schema/users';
import type { StepChanges } from '../../platform/steps/step-repository';

export type CatalogRow = typeof catalogs.$inferSelect;
export type NewCatalogRow = typeof catalogs.$inferInsert;

const assignee = alias(users, 'assignee');

const editorOfUpload = sql`(select ${uploads.editorId} from ${uploads} where ${eq(uploads.id, catalogs.uploadId)})`;

/** A catalog row with related names, its cover and its number of photos. */
export const selectCatalogs = (tx: Queryable) =>
  tx
    .select({
      row: catalogs,
      seller: {
        id: sellers.id,
        businessName: sellers.businessName,
        status: sellers.status,
        catalogAvailable: sellers.catalogAvailable,
        deprioritised: sellers.deprioritised,
      },
      group: { id: catalogGroups.id, name: catalogGroups.name },
      assignee: personOf(editorOfUpload),
      taggedBy: personOf(catalogs.taggedById),
      lastEditedBy: personOf(catalogs.lastEditedById),
      reviewedBy: personOf(catalogs.reviewedById),
      images: sql<number>`(select count(*)::int from ${catalogImages} where ${catalogImages.catalogId} = ${catalogs.id})`,
    })
    .from(catalogs)
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .leftJoin(catalogGroups, eq(catalogGroups.id, catalogs.groupId));

export type FoundCatalog = Awaited<ReturnType<typeof selectCatalogs>>[number];

export const findById = async (tx: Queryable, id: string): Promise<FoundCatalog | undefined> =>
  (await selectCatalogs(tx).where(eq(catalogs.id, id)))[0];

export const findByIds = (tx: Queryable, ids: readonly string[]): Promise<FoundCatalog[]> =>
  selectCatalogs(tx).where(inArray(catalogs.id, [...ids]));

export const findByUpload = (tx: Queryable, uploadId: string): Promise<FoundCatalog[]> =>
  selectCatalogs(tx)
    .where(and(eq(catalogs.uploadId, uploadId), sql`${catalogs.deletedAt} is null`))
    .orderBy(asc(catalogs.id));

/** Draft ownership of catalogs whose upload has an owner; deleted ones are left out. */
export const draftsOf = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({ id: catalogs.id, status: catalogs.status, assignee: { id: assignee.id, name: assignee.name } })
    .from(catalogs)
    .innerJoin(uploads, eq(uploads.id, catalogs.uploadId))
    .innerJoin(assignee, eq(assignee.id, uploads.editorId))
    .where(and(inArray(catalogs.id, [...ids]), sql`${catalogs.deletedAt} is null`))
    .orderBy(asc(catalogs.id));

/** Catalogs a user created as a work item, in creation order. */
export const findIdsMadeBy = async (tx: Queryable, uploadId: string, userId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: catalogs.id })
      .from(catalogs)
      .innerJoin(uploads, eq(uploads.id, catalogs.uploadId))
      .where(and(eq(uploads.id, uploadId), eq(uploads.uploadedById, userId)))
      .orderBy(asc(catalogs.id))
  ).map(({ id }) => id);

/** A catalog's work item, which is locked before the catalog is read. */
export const uploadIdOf = async (tx: Queryable, id: string): Promise<string | undefined> =>
  (await tx.select({ uploadId: catalogs.uploadId }).from(catalogs).where(eq(catalogs.id, id)))[0]?.uploadId;

/** Locks the row until the transaction ends. */
export const lockById = async (tx: Queryable, id: string): Promise<CatalogRow | undefined> =>
  (await tx.select().from(catalogs).where(eq(catalogs.id, id)).for('update'))[0];

export const insert = (tx: Queryable, rows: readonly NewCatalogRow[]) => insertMany(tx, catalogs, rows);

export const update = (tx: Queryable, id: string, changes: StepChanges<NewCatalogRow, 'status'>) =>
  tx
    .update(catalogs)
    .set({ ...changes, version: sql`${catalogs.version} + 1` })
    .where(eq(catalogs.id, id));

/** Counts one more offer, unless one as late was already counted. */
export const countOffer = (tx: Queryable, id: string, { at, lastBefore }: { at: Date; lastBefore: Date }) =>
  tx
    .update(catalogs)
    .set({ offeredAgain: sql`${catalogs.offeredAgain} + 1`, lastOfferedAt: at })
    .where(and(eq(catalogs.id, id), or(isNull(catalogs.lastOfferedAt), lte(catalogs.lastOfferedAt, lastBefore))));

/** Statuses of a work item's catalogs that are not deleted. */
export const statusesOfUpload = async (tx: Queryable, uploadId: string): Promise<CatalogStatus[]> =>
  (
    await tx
      .select({ status: catalogs.status })
      .from(catalogs)
      .where(and(eq(catalogs.uploadId, uploadId), sql`${catalogs.deletedAt} is null`))
  ).map(({ status }) => status);

const picture = {
  id: catalogImages.id,
  catalogId: catalogImages.catalogId,
  photoId: catalogImages.photoId,
  isCover: catalogImages.isCover,
  photo: { id: photos.id, width: photos.width, height: photos.height },
};

export const coversOf = (tx: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select(picture)
        .from(catalogImages)
        .innerJoin(photos, eq(photos.id, catalogImages.photoId))
        .where(and(inArray(catalogImages.catalogId, [...ids]), eq(catalogImages.isCover, true)));

export const picturesOf = (tx: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select(picture)
        .from(catalogImages)
        .innerJoin(photos, eq(photos.id, catalogImages.photoId))
        .where(inArray(catalogImages.catalogId, [...ids]))
        .orderBy(asc(catalogImages.catalogId), asc(catalogImages.position));

export interface PictureRow {
  id: string;
  photoId: string;
  isCover: boolean;
}

/**
 * Writes the photos of a catalog in this order; the others are removed. A photo that existed before, here or in another
 * catalog, keeps its row and so its tags.
 */
export async function replacePictures(
  tx: Queryable,
  catalogId: string,
  pictures: readonly PictureRow[],
): Promise<void> {
  const ofCatalog = eq(catalogImages.catalogId, catalogId);
  const ids = pictures.map(({ id }) => id);
  await tx.delete(catalogImages).where(and(ofCatalog, notInArray(catalogImages.id, ids)));
  // At most one cover may exist at any time, even between two rows of the upsert.
  await tx
    .update(catalogImages)
    .set({ isCover: false })
    .where(and(ofCatalog, eq(catalogImages.isCover, true)));
  const rows = pictures.map(({ id, photoId, isCover }, position) => ({
    id,
    catalog_id: catalogId,
    photo_id: photoId,
    position,
    is_cover: isCover,
  }));
  await tx.execute(sql`insert into ${catalogImages} (id, catalog_id, photo_id, position, is_cover)
    select id, catalog_id, photo_id, position, is_cover
    from jsonb_populate_recordset(null::${catalogImages}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set catalog_id = excluded.catalog_id, photo_id = excluded.photo_id,
      position = excluded.position, is_cover = excluded.is_cover`);
}
