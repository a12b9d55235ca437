import type { CatalogDetail, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import type { PictureFixes } from '@/lib/contracts/catalogs/picture-changes';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { badInput, refused } from '../../errors';
import { assertPhotos } from '../../platform/photos/photo-service';
import { auditChange, dropTagsOf } from './change-catalog';
import * as repository from './repository';
import { assertChangeable, type Hold, holdCatalog } from './write-service';

const toRow = ({ id, photo, isCover }: CatalogImage): repository.PictureRow => ({ id, photoId: photo.id, isCover });

interface Arrangement {
  pictureIds: readonly string[];
  coverId: string;
}

interface OtherPhoto {
  pictureId: string;
  /** The photo the user saw there, so that a newer one is not overwritten unseen. */
  photoIdBefore: string;
  photoId: string;
}

/** Sets the last editor; null leaves it unchanged. */
const editedBy = (editorId: string | null) => (editorId ? { lastEditedById: editorId } : {});

async function arrange(
  tx: Queryable,
  before: CatalogDetail,
  { pictureIds, coverId }: Arrangement,
  actor: Actor,
  editorId: string | null,
): Promise<CatalogDetail> {
  const known = new Map(before.pictures.map((picture) => [picture.id, picture]));
  const kept = [...new Set(pictureIds)].flatMap((one) => known.get(one) ?? []);
  if (kept.length < pictureIds.length)
    throw badInput([{ path: ['pictureIds'], message: 'One of the photos is not in this catalog.' }]);
  if (!kept.some((one) => one.id === coverId))
    throw badInput([{ path: ['coverId'], message: 'Choose the cover among the photos.' }]);
  const left = before.pictures.filter((one) => !kept.includes(one)).map((one) => one.id);
  const { lostTags, columns } = await dropTagsOf(tx, before, left);
  const rows = kept.map((one) => ({ ...toRow(one), isCover: one.id === coverId }));
  await repository.replacePictures(tx, before.id, rows);
  await repository.update(tx, before.id, { ...editedBy(editorId), ...columns });
  return auditChange(tx, before, 'catalogs.pictures-arranged', actor, { lostTags });
}

async function exchangePhoto(
  tx: Queryable,
  before: CatalogDetail,
  { pictureId, photoIdBefore, photoId }: OtherPhoto,
  actor: Actor,
  editorId: string | null,
): Promise<CatalogDetail> {
  const old = before.pictures.find((one) => one.id === pictureId);
  if (!old) throw badInput([{ path: ['pictureId'], message: 'This photo is not in the catalog any more.' }]);
  if (old.photo.id === photoId) return before;
  if (old.photo.id !== photoIdBefore)
    throw refused('This photo was replaced meanwhile. Nothing was changed; check it as it is now first.');
  await assertPhotos(tx, [photoId], 'photoId');
  if (before.pictures.some(({ photo }) => photo.id === photoId))
    throw refused('The catalog has this photo already. Leave one of the two out instead.');
  const rows = before.pictures.map((one) => (one === old ? { ...toRow(one), photoId } : toRow(one)));
  await repository.replacePictures(tx, before.id, rows);
  await repository.update(tx, before.id, editedBy(editorId));
  const details = { pictureId, photoIdBefore, photoId };
  return auditChange(tx, before, 'catalogs.picture-replaced', actor, { details });
}

/** Reorders photos; those not listed are removed. @throws 400 for a photo that is not in the catalog. */
export const arrangePictures = (
  id: string,
  { pictureIds, coverId, ...hold }: Arrangement & Hold,
  actor: Actor,
): Promise<CatalogDetail> =>
  transaction(async (tx) => {
    const before = await holdCatalog(tx, id, hold, actor);
    assertChangeable(before, actor);
    return arrange(tx, before, { pictureIds, coverId }, actor, actor.userId);
  });

/**
 * Replaces one photo with another and keeps its tags. The previous photo stays known, so that it can be restored.
 * @throws 400 for a photo that does not exist, 409 when it was replaced concurrently or the catalog already has the new
 * one.
 */
export const replacePicture = (
  id: string,
  { pictureId, photoIdBefore, photoId, ...hold }: OtherPhoto & Hold,
  actor: Actor,
): Promise<CatalogDetail> =>
  transaction(async (tx) => {
    const before = await holdCatalog(tx, id, hold, actor);
    assertChangeable(before, actor);
    return exchangePhoto(tx, before, { pictureId, photoIdBefore, photoId }, actor, actor.userId);
  });

const isArranged = ({ pictures }: CatalogDetail, { pictureIds, coverId }: Arrangement) =>
  pictures.map(({ id }) => id).join() === pictureIds.join() &&
  pictures.some(({ id, isCover }) => isCover && id === coverId);

/**
 * Corrects the photos of a catalog whose row is locked, within the caller's transaction, without changing its last
 * editor. @throws as {@link arrangePictures} and {@link replacePicture} do.
 */
export async function fixPictures(
  tx: Queryable,
  before: CatalogDetail,
  { photos, ...arrangement }: PictureFixes,
  actor: Actor,
): Promise<CatalogDetail> {
  let now = before;
  for (const photo of photos) now = await exchangePhoto(tx, now, photo, actor, null);
  return isArranged(now, arrangement) ? now : arrange(tx, now, arrangement, actor, null);
}
