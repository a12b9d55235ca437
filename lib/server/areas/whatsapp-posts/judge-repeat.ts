import { lastOffer, newRateOf, type OpenRates, ratesOfOpen } from '@/lib/domain/whatsapp/new-rate';
import { isOfferedAgain } from '@/lib/domain/whatsapp/offered-again';
import type { Queryable } from '../../db/database';
import type { NewPost } from './complete-known';
import * as repository from './intake-repository';

/** An open post that takes the rate of a later one. */
export interface Renewed {
  id: string;
  before: number | null;
  rates: OpenRates;
}

/** How a post with only known photos is classified. */
export type Repeat =
  /** Nothing new, except that a catalog is offered again. */
  | { state: 'known'; offeredId: string | null }
  | { state: 'duplicate'; duplicateOfId: string | null; renewed?: Renewed }
  | { state: 'new-rate'; duplicateOfId: string; newRate: number };

/** A post of the same import with its row, which is not stored yet. */
export interface Beside {
  post: NewPost;
  row: repository.PostRow & { id: string };
}

const photoIdsOf = ({ photos }: NewPost) => [...new Set(photos.flatMap(({ photoId }) => photoId ?? []))];
const sizeOf = ({ photos, omitted }: NewPost) => photos.length + omitted;

const besideOf = ({ post, row: { id, state = 'new', newRate = null } }: Beside) => ({
  ...{ id, state, newRate, size: sizeOf(post), senderId: post.senderId },
  ...{ caption: post.caption, at: post.at },
});

/**
 * Classifies a post whose photos are all known: a new rate for its sender's catalog, or for their open post of exactly
 * these; `known` when its sender wrote the same, since an export may begin or end within an album; otherwise a
 * duplicate, of the catalog another post became.
 */
export async function judgeRepeat(
  tx: Queryable,
  post: NewPost,
  justAdded: readonly Beside[],
): Promise<Repeat | undefined> {
  const ids = photoIdsOf(post);
  if (ids.length === 0) return undefined;
  const beside = justAdded.filter((one) => ids.every((id) => photoIdsOf(one.post).includes(id))).map(besideOf);
  const found = await repository.findWithPhotos(tx, ids);
  const earlier = [...found, ...beside];
  const own = earlier.filter(({ senderId }) => senderId === post.senderId);
  const original = lastOffer(found.filter(({ senderId, catalogId }) => senderId === post.senderId && catalogId));
  if (original?.catalogId && original.status) {
    const { catalogId, rate, status, deletedAt } = original;
    const newRate = newRateOf(post, own, { rate, status, isDeleted: deletedAt !== null });
    if (newRate !== null) return { state: 'new-rate', duplicateOfId: catalogId, newRate };
  }
  const duplicateOfId = found.find(({ catalogId }) => catalogId !== null)?.catalogId ?? null;
  // A post with more or fewer photos may be about other goods.
  const alike =
    sizeOf(post) === ids.length ? own.filter(({ state, size }) => state === 'new' && size === ids.length) : [];
  const open = original ? undefined : lastOffer(alike);
  const rates = open ? ratesOfOpen(post, own, open) : null;
  if (open && rates)
    return { state: 'duplicate', duplicateOfId, renewed: { id: open.id, before: open.newRate, rates } };
  if (own.some(({ caption }) => caption === post.caption)) {
    const offers = [...own.map(({ at }) => at), ...(original?.lastOfferedAt ? [original.lastOfferedAt] : [])];
    return { state: 'known', offeredId: isOfferedAgain(post.at, offers) ? (original?.catalogId ?? null) : null };
  }
  return earlier.length > 0 ? { state: 'duplicate', duplicateOfId } : undefined;
}
