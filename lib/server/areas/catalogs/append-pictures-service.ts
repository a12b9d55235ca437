import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import { isWithEditor } from '@/lib/domain/catalogs/catalog-status';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { badInput, refused } from '../../errors';
import { assertPhotos } from '../../platform/photos/photo-service';
import { guardDrafts } from './draft-guard-service';
import * as repository from './repository';

/**
 * Appends photos to a catalog within the caller's transaction; one it already has is not added twice. Returns how many
 * were added, and the catalog's owner.
 * @throws 400 when there is no such catalog or photo, 409 when it takes no photos now or is another user's draft.
 */
export async function appendPictures(
  tx: Queryable,
  catalogId: string,
  photoIds: readonly string[],
  actor: Actor,
): Promise<{ added: number; sellerId: string }> {
  const row = await repository.lockById(tx, catalogId);
  if (!row || row.deletedAt) throw badInput([{ path: ['catalogId'], message: 'There is no such catalog.' }]);
  // Photos without a review must not become visible.
  if (!isWithEditor(row.status))
    throw refused('This catalog is already finished. Photos are added while it is being worked on.');
  await assertPhotos(tx, photoIds, 'photoIds');
  const pictures = await repository.picturesOf(tx, [catalogId]);
  const has = new Set(pictures.map(({ photoId }) => photoId));
  const fresh = [...new Set(photoIds)].filter((photoId) => !has.has(photoId));
  if (fresh.length === 0) return { added: 0, sellerId: row.sellerId };
  const noteOf = await guardDrafts(tx, [catalogId], actor);
  if (pictures.length + fresh.length > CATALOG_LIMITS.pictures)
    throw refused(`A catalog has room for ${CATALOG_LIMITS.pictures} photos. Make another one.`);
  const hasCover = pictures.some(({ isCover }) => isCover);
  const added = fresh.map((photoId, index) => ({ id: newId(), photoId, isCover: !hasCover && index === 0 }));
  await repository.replacePictures(tx, catalogId, [
    ...pictures.map(({ id, photoId, isCover }) => ({ id, photoId, isCover })),
    ...added,
  ]);
  await repository.update(tx, catalogId, {});
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'catalogs.pictures-added',
    subjectId: catalogId,
    before: { pictures: pictures.length },
    after: { pictures: pictures.length + added.length },
    details: noteOf(catalogId),
  });
  return { added: added.length, sellerId: row.sellerId };
}
