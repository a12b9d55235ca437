import {
  type LikenessDecision,
  type LikenessMatch,
  MATCHES_LIMIT,
  type PhotoLikeness,
} from '@/lib/contracts/catalogs/likenesses';
import { likeness } from '@/lib/domain/photos/photo-likeness';
import { recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { assertPhotos, findPhotos, photoAnswer } from '../../platform/photos/photo-service';
import * as repository from './repository';

const RANKS: Record<LikenessMatch['likeness'], number> = { 'same-bytes': 0, 'same-picture': 1, 'other-colour': 2 };

/** Decided matches come first, however likely the others are, so that they can be seen and undone. */
const rankOf = ({ decided, likeness: kind }: LikenessMatch) => (decided ? -1 : RANKS[kind]);

const keyOf = ({ photoId, likePhotoId }: repository.Pair) => `${photoId} ${likePhotoId}`;

/** Finds photos that resemble one of a catalog; the others are left out of the result. */
export async function findLikenesses(photoIds: readonly string[], tx: Queryable = orm()): Promise<PhotoLikeness[]> {
  const pairs = await repository.findLike(tx, photoIds);
  const likeIds = [...new Set(pairs.map(({ likePhotoId }) => likePhotoId))];
  const photos = new Map((await findPhotos(tx, [...new Set([...photoIds, ...likeIds])])).map((row) => [row.id, row]));
  const catalogs = new Map((await repository.catalogsWith(tx, likeIds)).map((one) => [one.photoId, one]));
  const decisions = new Map(
    (await repository.decisionsOf(tx, photoIds)).filter((one) => one.isDuplicate).map((one) => [keyOf(one), one]),
  );
  const found = new Map<string, LikenessMatch[]>();
  const counts = new Map(pairs.map((pair) => [pair.photoId, pair.all]));
  for (const pair of pairs) {
    const [photo, like] = [photos.get(pair.photoId), photos.get(pair.likePhotoId)];
    const catalog = catalogs.get(pair.likePhotoId);
    const kind = photo && like ? likeness(photo, like) : 'different';
    if (!like || !catalog || kind === 'different') {
      counts.set(pair.photoId, (counts.get(pair.photoId) ?? 0) - 1);
      continue;
    }
    const { id, title, seller, status, createdAt } = catalog;
    const decided = decisions.get(keyOf(pair));
    const match = {
      likeness: kind,
      photo: photoAnswer(like),
      catalog: { id, title, seller, status, createdAt: createdAt.toISOString() },
      decided: decided ? { by: decided.by, at: decided.at.toISOString() } : null,
    };
    found.set(pair.photoId, [...(found.get(pair.photoId) ?? []), match]);
  }
  return [...new Set(photoIds)].flatMap((id) => {
    const [photo, matches] = [photos.get(id), found.get(id)];
    if (!photo || !matches) return [];
    const shown = matches.sort((one, other) => rankOf(one) - rankOf(other)).slice(0, MATCHES_LIMIT);
    return [{ photo: photoAnswer(photo), matches: shown, more: (counts.get(id) ?? 0) - shown.length }];
  });
}

/** Stores decisions about similar photos. @throws 400 when one of them does not exist. */
export const decideLikenesses = (decisions: readonly LikenessDecision[], actor: Actor): Promise<void> =>
  transaction(async (tx) => {
    const wanted = new Map(decisions.map((one) => [keyOf(one), one]));
    await assertPhotos(
      tx,
      [...wanted.values()].flatMap(({ photoId, likePhotoId }) => [photoId, likePhotoId]),
      'decisions',
    );
    const earlier = new Map(
      (
        await repository.decisionsOf(
          tx,
          [...wanted.values()].map(({ photoId }) => photoId),
        )
      ).map((one) => [keyOf(one), one.isDuplicate]),
    );
    const due = [...wanted].filter(([key, { isDuplicate }]) => earlier.get(key) !== isDuplicate);
    if (due.length === 0) return;
    const at = clock.now();
    await repository.decide(
      tx,
      due.map(([, decision]) => ({ ...decision, decidedById: actor.userId, at })),
    );
    await recordAudits(
      tx,
      due.map(([key, { photoId, likePhotoId, isDuplicate }]) => ({
        actorId: actor.userId,
        action: 'likenesses.decided',
        subjectId: photoId,
        before: { isDuplicate: earlier.get(key) ?? null },
        after: { isDuplicate },
        details: { likePhotoId },
      })),
    );
  });

/** The catalog that photos were decided to duplicate; null when there is no such decision or the catalog is gone. */
export async function findDuplicateOf(tx: Queryable, photoIds: readonly string[]): Promise<string | null> {
  const said = (await repository.decisionsOf(tx, photoIds)).filter((one) => one.isDuplicate);
  const catalogs = await repository.catalogsWith(
    tx,
    said.map(({ likePhotoId }) => likePhotoId),
  );
  const ids = said.flatMap(({ likePhotoId }) => catalogs.find(({ photoId }) => photoId === likePhotoId)?.id ?? []);
  return ids[0] ?? null;
}
