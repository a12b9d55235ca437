import { createHash } from 'node:crypto';
import type { CollectionDetail, CollectionSnapshot } from '@/lib/contracts/collections/collection-record';
import { COLLECTION_MACHINE } from '@/lib/domain/collections/collection-machine';
import { type CollectionStatus, isFrozen } from '@/lib/domain/collections/collection-status';
import { snapshotLine, snapshotOf } from '@/lib/domain/collections/snapshot';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { collections } from '../../db/schema/collections';
import { changedMeanwhile, refused } from '../../errors';
import { findPhotos, photoAnswer } from '../../platform/photos/photo-service';
import { stepped } from '../../platform/steps/step-repository';
import { stepsOf } from '../../platform/steps/steps-of';
import { editionsSeen } from '../catalogs/visibility-service';
import * as repository from './repository';
import { collectionKit, getCollection, getSnapshot } from './service';

/** Ends the previous revision, which buyers must not see beside this one. */
async function endPrevious(tx: Queryable, { previousId }: CollectionDetail, actorId: string | null): Promise<void> {
  if (previousId === null) return;
  const previous = await collectionKit.lock(tx, previousId);
  if (previous.status === 'live') await endHeld(tx, previous, actorId);
}

const endHeld = (tx: Queryable, held: repository.CollectionRow, actorId: string | null) =>
  collectionKit.write(
    tx,
    held,
    { status: stepped(COLLECTION_MACHINE, held.status, 'ended'), statusReason: null, statusChangedAt: clock.now() },
    { actorId, action: 'collections.status-changed' },
  );

const COLLECTION_STEPS = stepsOf({
  machine: COLLECTION_MACHINE,
  table: collections,
  hold: async (tx, id) => {
    await collectionKit.lock(tx, id);
    return getCollection(id, tx);
  },
  find: (tx, id) => getCollection(id, tx),
  factsOf: ({
    liveFrom,
    liveUntil,
  }: Pick<CollectionDetail, 'liveFrom' | 'liveUntil'> & { status: CollectionStatus }) => ({
    liveFrom,
    liveUntil,
    today: indianDayOf(clock.now()),
  }),
  audited: ({ status, statusReason }) => ({ status, statusReason }),
  follow: async (tx, _before, after, { userId }) => {
    if (after.status === 'live') await endPrevious(tx, after, userId);
  },
});

/** Moves a finalized collection to its next status. */
export const stepCollection = (
  id: string,
  step: { to: CollectionStatus; reason?: string; version: number },
  actor: Actor,
): Promise<CollectionDetail> => COLLECTION_STEPS.transition(id, step, actor);

/**
 * Freezes a collection in its current state. Idempotent.
 * @throws 409 when something blocks it, or it was changed concurrently.
 */
export const finalizeCollection = (
  id: string,
  { version }: { version: number },
  actor: Actor,
): Promise<CollectionDetail> =>
  transaction(async (tx) => {
    const held = await collectionKit.lock(tx, id);
    const before = await getCollection(id, tx);
    if (isFrozen(before.status)) return before;
    if (before.version !== version) throw changedMeanwhile(before);
    const [problem, ...others] = before.problems;
    if (problem)
      throw refused(
        others.length === 0 ? problem.sentence : `${problem.sentence} ${others.length} more in the check list.`,
      );
    const content = snapshotOf(before, before.members);
    const hash = createHash('sha256').update(snapshotLine(content)).digest('hex');
    const madeAt = clock.now();
    await repository.insertSnapshot(tx, { collectionId: id, content, hash, madeAt, madeById: actor.userId });
    const status = stepped(COLLECTION_MACHINE, before.status, 'finalized');
    await collectionKit.write(
      tx,
      held,
      { status, statusReason: null, statusChangedAt: madeAt },
      { actorId: actor.userId, action: 'collections.finalized', details: { hash } },
    );
    return getCollection(id, tx);
  });

/** A finalized collection as buyers see it. */
export async function snapshotAnswer(id: string, tx: Queryable = orm()): Promise<CollectionSnapshot> {
  const { content, hash, madeAt, madeBy } = await getSnapshot(id, tx);
  const { items, coverPhotoId, ...words } = content;
  const seen = await editionsSeen(
    tx,
    items.map(({ catalogId }) => catalogId),
  );
  const photoIds = [...items.map(({ photoId }) => photoId), coverPhotoId].filter((one) => one !== null);
  const photos = new Map((await findPhotos(tx, photoIds)).map((photo) => [photo.id, photoAnswer(photo)]));
  const photoOf = (photoId: string | null) => (photoId && photos.get(photoId)) || null;
  return {
    ...words,
    cover: photoOf(coverPhotoId),
    items: items.map(({ photoId, sizes, ...item }) => ({
      ...item,
      sizes: [...sizes],
      photo: photoOf(photoId),
      isHidden: !seen.has(item.catalogId),
    })),
    hash,
    madeAt: madeAt.toISOString(),
    madeBy,
  };
}

/** Creates a new revision of a finalized collection. Idempotent. @throws 409 while it is being curated. */
export const reviseCollection = (id: string, actor: Actor): Promise<CollectionDetail> =>
  transaction(async (tx) => {
    const before = await collectionKit.lock(tx, id);
    if (!isFrozen(before.status)) throw refused('It is being curated already. Change it as it is.');
    const known = await repository.findNext(tx, id);
    if (known) return getCollection(known, tx);
    const { nameEn, nameHi, descriptionEn, descriptionHi, segment, coverCatalogId, size, revision } = before;
    const words = { nameEn, nameHi, descriptionEn, descriptionHi, segment, coverCatalogId, size };
    const made = { previousId: id, revision: revision + 1, createdById: actor.userId, statusChangedAt: clock.now() };
    const audit = { actorId: actor.userId, action: 'collections.added', details: { revisionOf: id } } as const;
    const next = await collectionKit.insert(tx, { ...words, ...made }, audit);
    await repository.replaceMembers(tx, next.id, await repository.memberIdsOf(tx, id));
    return getCollection(next.id, tx);
  });

const byCalendar = async (id: string, from: CollectionStatus, to: 'live' | 'ended'): Promise<void> =>
  transaction(async (tx) => {
    const held = await collectionKit.lock(tx, id);
    if (held.status !== from) return;
    if (to === 'ended') return void (await endHeld(tx, held, null));
    const status = stepped(COLLECTION_MACHINE, held.status, to);
    const audit = { actorId: null, action: 'collections.status-changed' } as const;
    await collectionKit.write(tx, held, { status, statusReason: null, statusChangedAt: clock.now() }, audit);
    await endPrevious(tx, await getCollection(id, tx), null);
  });

/** Takes due collections live, and ends those whose last day is over. Returns how many. */
export async function followCalendar(): Promise<number> {
  const { starting, ending } = await repository.findDue(orm(), indianDayOf(clock.now()));
  for (const id of starting) await byCalendar(id, 'scheduled', 'live');
  for (const id of ending) await byCalendar(id, 'live', 'ended');
  return starting.length + ending.length;
}
