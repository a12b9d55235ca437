import { CATALOG_LIMITS, type CatalogDetail, type CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { isHeldNow, lockUpload } from '../uploads/lease-service';
import { auditChange, dropTagsOf } from './change-catalog';
import { guardDraft } from './draft-guard-service';
import * as repository from './repository';
import { getCatalog } from './service';
import { settleUpload } from './settle-upload';
import { assertChangeable } from './write-service';

interface Move {
  pictureIds: string[];
  toId: string;
  version: number;
  toVersion: number;
  deletesEmpty: boolean;
}

const noTarget = (message: string) => badInput([{ path: ['toId'], message }]);

/** Locks both catalogs, their work items first and each kind in id order, so that two moves cannot deadlock. */
async function holdBoth(tx: Queryable, id: string, { toId, version, toVersion }: Move, actor: Actor) {
  const found = await repository.findByIds(tx, [id, toId]);
  const one = found.find(({ row }) => row.id === id);
  const other = found.find(({ row }) => row.id === toId);
  if (!one) throw notFound();
  if (!other) throw noTarget('There is no such catalog any more. Choose another.');
  if (one.row.sellerId !== other.row.sellerId) throw noTarget('That catalog is of another seller.');
  const held = new Map<string, boolean>();
  for (const uploadId of [...new Set(found.map(({ row }) => row.uploadId))].sort())
    held.set(uploadId, isHeldNow(await lockUpload(tx, uploadId)));
  for (const each of [id, toId].sort()) await repository.lockById(tx, each);
  const [from, to] = [await getCatalog(id, tx), await getCatalog(toId, tx)];
  for (const each of [from, to]) guardDraft({ ...each, isHeld: held.get(each.uploadId) }, actor);
  if (from.version !== version) throw changedMeanwhile(from);
  if (to.version !== toVersion) throw changedMeanwhile(to);
  assertChangeable(from, actor);
  assertChangeable(to, actor);
  return { from, to };
}

const rowsOf = (pictures: readonly CatalogImage[]): repository.PictureRow[] => {
  const hasCover = pictures.some(({ isCover }) => isCover);
  return pictures.map(({ id, photo, isCover }, place) => ({
    id,
    photoId: photo.id,
    isCover: hasCover ? isCover : place === 0,
  }));
};

/** Photos that move, and whether any are left behind. */
function chosen({ pictures }: CatalogDetail, pictureIds: string[]) {
  const wanted = new Set(pictureIds);
  const moving = pictures.filter(({ id }) => wanted.has(id));
  if (moving.length < wanted.size)
    throw badInput([{ path: ['pictureIds'], message: 'One of the photos is not in this catalog.' }]);
  return { moving, left: pictures.filter(({ id }) => !wanted.has(id)) };
}

/**
 * Moves photos to the end of another catalog of the same seller; duplicates are not added. A catalog left empty is
 * deleted if requested, and the last one completes its work item.
 * @throws 409 when one of them is another user's draft or was changed concurrently, or when nothing would be left.
 */
export const movePictures = (
  id: string,
  move: Move,
  actor: Actor,
): Promise<{ from: CatalogDetail; to: CatalogDetail }> =>
  transaction(async (tx) => {
    const { toId } = move;
    if (id === toId) throw noTarget('Choose another catalog than this one.');
    const { from, to } = await holdBoth(tx, id, move, actor);
    const { moving, left } = chosen(from, move.pictureIds);
    if (left.length === 0 && !move.deletesEmpty)
      throw refused('No photo would be left. Keep one, or delete this catalog with it.');
    const has = new Set(to.pictures.map(({ photo }) => photo.id));
    const added = moving.filter(({ photo }) => !has.has(photo.id)).map((one) => ({ ...one, isCover: false }));
    if (to.pictures.length + added.length > CATALOG_LIMITS.pictures)
      throw refused(`A catalog has room for ${CATALOG_LIMITS.pictures} photos. Choose fewer.`);

    const { lostTags, columns } = await dropTagsOf(
      tx,
      from,
      moving.map((one) => one.id),
    );
    await repository.replacePictures(tx, toId, rowsOf([...to.pictures, ...added]));
    await repository.replacePictures(tx, id, rowsOf(left));
    const edited = { lastEditedById: actor.userId };
    const deleted = left.length === 0 ? { deletedAt: clock.now() } : {};
    await repository.update(tx, id, { ...edited, ...columns, ...deleted });
    await repository.update(tx, toId, edited);
    const details = { fromId: id, toId, pictures: moving.length };
    const rest = await auditChange(tx, from, 'catalogs.pictures-moved', actor, { details, lostTags });
    await settleUpload(tx, from, rest, actor);
    return { from: rest, to: await auditChange(tx, to, 'catalogs.pictures-moved', actor, { details }) };
  });
