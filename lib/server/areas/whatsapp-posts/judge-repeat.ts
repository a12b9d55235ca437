import { lastOffer, newRateOf } from '@/lib/domain/whatsapp/new-rate';
import { isOfferedAgain } from '@/lib/domain/whatsapp/offered-again';
import type { Queryable } from '../../db/database';
import type { NewPost } from './complete-known';
import * as repository from './intake-repository';

/** What a post is whose photos came before. */
export type Repeat =
  /** Nothing new, but for a catalog that is offered once more. */
  | { state: 'known'; offeredId: string | null }
  | { state: 'duplicate'; duplicateOfId: string | null }
  | { state: 'new-rate'; duplicateOfId: string; newRate: number };

const photoIdsOf = ({ photos }: NewPost) => [...new Set(photos.flatMap(({ photoId }) => photoId ?? []))];

/**
 * Whether all photos of a post came with another one already: a new rate for the catalog that its sender's became;
 * `known` when its sender wrote the same there, because an export may begin or end within an album; a duplicate when it
 * was said otherwise or by another sender, of the catalog that the other one became.
 */
export async function judgeRepeat(
  tx: Queryable,
  post: NewPost,
  justAdded: readonly NewPost[],
): Promise<Repeat | undefined> {
  const ids = photoIdsOf(post);
  if (ids.length === 0) return undefined;
  const beside = justAdded.filter((one) => ids.every((id) => photoIdsOf(one).includes(id)));
  const found = await repository.findWithPhotos(tx, ids);
  const earlier = [...found, ...beside];
  const own = earlier.filter(({ senderId }) => senderId === post.senderId);
  const original = lastOffer(found.filter(({ senderId, catalogId }) => senderId === post.senderId && catalogId));
  if (original?.catalogId && original.status) {
    const { catalogId, rate, status, deletedAt } = original;
    const newRate = newRateOf(post, own, { rate, status, isDeleted: deletedAt !== null });
    if (newRate !== null) return { state: 'new-rate', duplicateOfId: catalogId, newRate };
  }
  if (own.some(({ caption }) => caption === post.caption)) {
    const offers = [...own.map(({ at }) => at), ...(original?.lastOfferedAt ? [original.lastOfferedAt] : [])];
    return { state: 'known', offeredId: isOfferedAgain(post.at, offers) ? (original?.catalogId ?? null) : null };
  }
  const duplicateOfId = found.find(({ catalogId }) => catalogId !== null)?.catalogId ?? null;
  return earlier.length > 0 ? { state: 'duplicate', duplicateOfId } : undefined;
}
