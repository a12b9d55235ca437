import type { DraftArrangement, DraftPhoto, DraftSummary, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import { DRAFT_LIMITS } from '@/lib/contracts/uploads/upload-drafts';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction } from '../../db/database';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { findMade } from '../catalogs/create-service';
import { holdSeller } from '../sellers/write-service';
import { findLastTime, isUpload } from '../uploads/create-service';
import { draftAnswer, draftPhotoAnswer, draftSummaries, ownOf } from './draft-answer';
import * as repository from './repository';

export const listDrafts = (actor: Actor): Promise<DraftSummary[]> => draftSummaries(orm(), actor.userId);

/** @throws 404 for another user's draft. */
export const getDraft = async (id: string, actor: Actor): Promise<UploadDraft> =>
  draftAnswer(orm(), ownOf(await repository.findById(orm(), id), actor));

/** Form values of the user's last upload for a seller; null when there is none. */
export const lastTime = async (sellerId: string, actor: Actor) => (await findLastTime(orm(), sellerId, actor)) ?? null;

/** Opens a draft. Idempotent. @throws 409 when it was already submitted, 404 when by another user. */
export const openDraft = (id: string, actor: Actor): Promise<UploadDraft> =>
  transaction(async (tx) => {
    if (await findMade(tx, id, actor)) throw refused('These photos were sent already. Start anew for more.');
    if (await isUpload(tx, id)) throw notFound();
    const now = clock.now();
    const isNew = await repository.insert(tx, { id, ownerId: actor.userId, changedAt: now, createdAt: now });
    if (isNew) await recordAudit(tx, { actorId: actor.userId, action: 'upload-drafts.added', subjectId: id });
    return draftAnswer(tx, ownOf(await repository.findById(tx, id), actor));
  });

/** Positions of the photos; the first of a catalog is its cover. @throws 400 when a photo is listed twice. */
function placesOf({ loose, catalogs, leftOut }: DraftArrangement): repository.PlacedPhoto[] {
  const rows = [
    ...catalogs.flatMap((ids, catalog) => ids.map((photoId, index) => ({ photoId, catalog, isCover: index === 0 }))),
    ...loose.map((photoId) => ({ photoId, catalog: null, isCover: false })),
  ];
  const ids = [...rows.map(({ photoId }) => photoId), ...leftOut];
  if (new Set(ids).size < ids.length)
    throw badInput([{ path: ['catalogs'], message: 'A photo is in two places. Reload the page.' }]);
  return rows.map((row, position) => ({ ...row, position }));
}

/** Saves the arrangement of a draft. @throws 409 when it was changed in another window. */
export const saveDraft = (id: string, typed: DraftArrangement, actor: Actor): Promise<UploadDraft> =>
  transaction(async (tx) => {
    const before = ownOf(await repository.lockById(tx, id), actor);
    if (before.version !== typed.version) throw changedMeanwhile(await draftAnswer(tx, before));
    const places = placesOf(typed);
    const { sellerId, source, note, leftOut, loose, catalogs } = typed;
    if (sellerId !== null && sellerId !== before.sellerId) await holdSeller(tx, sellerId);
    await repository.removePhotos(tx, id, leftOut);
    // Photos added in the meantime stay behind all others.
    await repository.place(tx, id, places);
    const change = { sellerId, source, note, changedAt: clock.now(), version: before.version + 1 };
    await repository.update(tx, id, change);
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'upload-drafts.changed',
      subjectId: id,
      before: { sellerId: before.sellerId, source: before.source, note: before.note },
      after: { sellerId, source, note },
      details: { loose: loose.length, catalogs: catalogs.length, leftOut: leftOut.length },
    });
    return draftAnswer(tx, { ...before, ...change });
  });

/** Discards a draft. Idempotent. */
export const removeDraft = (id: string, actor: Actor): Promise<void> =>
  transaction(async (tx) => {
    const draft = await repository.lockById(tx, id);
    if (!draft) return;
    const { sellerId, source, note } = ownOf(draft, actor);
    const { photos } = await repository.measure(tx, id);
    await repository.remove(tx, id);
    const [before, details] = [{ sellerId, source, note }, { photos }];
    await recordAudit(tx, { actorId: actor.userId, action: 'upload-drafts.removed', subjectId: id, before, details });
  });

/** Adds an uploaded photo; one that is already there stays as it is. @throws 404 when the draft is gone. */
export const addToDraft = (
  draftId: string,
  { photoId, ...told }: { photoId: string; name: string; folder: string; takenAt: Date | null },
  actor: Actor,
): Promise<DraftPhoto> =>
  transaction(async (tx) => {
    ownOf(await repository.lockById(tx, draftId), actor);
    if (!(await repository.findPhoto(tx, draftId, photoId))) {
      const { photos, next } = await repository.measure(tx, draftId);
      if (photos >= DRAFT_LIMITS.photos)
        throw refused(`There are ${DRAFT_LIMITS.photos} photos here already. Send these first.`);
      await repository.addPhoto(tx, { draftId, photoId, ...told, position: next });
      await repository.update(tx, draftId, { changedAt: clock.now() });
      const details = { photoId, name: told.name };
      await recordAudit(tx, { actorId: actor.userId, action: 'upload-drafts.photo', subjectId: draftId, details });
    }
    const added = await repository.findPhoto(tx, draftId, photoId);
    if (!added) throw new Error('The photo did not stay.');
    return draftPhotoAnswer(added);
  });

/** @throws 404 when the user has no such draft. */
export async function assertOwnDraft(id: string, actor: Actor): Promise<void> {
  ownOf(await repository.findById(orm(), id), actor);
}
