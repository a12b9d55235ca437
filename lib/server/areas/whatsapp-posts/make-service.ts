import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import type { PostState } from '@/lib/domain/whatsapp/post-states';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import { recordAudit, recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import { HttpError } from '../../errors';
import { insertCatalogs } from '../catalogs/create-service';
import { stepped } from '../../platform/steps/step-repository';
import { findDuplicateOf } from '../likenesses/service';
import { incomingOf } from './incoming-of';
import * as repository from './repository';
import { by, toPosts } from './service';

/** Why a post in this state can no longer become a catalog. */
export const SETTLED: Record<Exclude<PostState, 'new'>, string> = {
  made: 'It was made into a catalog already.',
  added: 'It was added to a catalog already.',
  'new-rate': 'It has a new rate for an existing catalog.',
  'rate-taken': 'Its new rate was already accepted.',
  'not-catalog': 'It was marked as not a catalog.',
  duplicate: 'It is a duplicate.',
  joined: 'It was joined to another post.',
};

interface Left {
  id: string;
  reason: string;
}

/** Why a post cannot become a catalog; null when it can. */
function reasonAgainst({ state, sender, photos }: Post): string | null {
  if (state !== 'new') return SETTLED[state];
  if (!sender.seller) return `Choose which seller ${sender.name} is.`;
  if (photos.length === 0) return 'It has no photos.';
  if (photos.length > CATALOG_LIMITS.pictures)
    return `It has more than ${CATALOG_LIMITS.pictures} photos. Split it first.`;
  return null;
}

/** Requested posts that were not found. */
function missingOf(postIds: readonly string[], found: readonly Post[]): Left[] {
  const there = new Set(found.map(({ id }) => id));
  return [...new Set(postIds)].filter((id) => !there.has(id)).map((id) => ({ id, reason: 'It is no longer there.' }));
}

/** As `reasonAgainst`, for a post whose sender was this seller a moment ago. */
function reasonAgainstNow(post: Post, sellerId: string): string | null {
  const { name, seller } = post.sender;
  const reason = reasonAgainst(post);
  if (reason !== null || !seller || seller.id === sellerId) return reason;
  return `${name} is said to be ${seller.businessName} by now. Make it again if that is right.`;
}

interface Wish {
  postIds: readonly string[];
  /** Photos that are duplicates. */
  leaveOut?: readonly string[];
}

interface Made {
  made: number;
  uploadIds: string[];
  left: Left[];
}

export const photoIdsOf = ({ photos }: Post) => photos.map(({ id }) => id);

/** Settles a post that keeps no photos as a duplicate of the catalog shown next to it. */
export async function settleDuplicate(tx: Queryable, post: Post, actor: Actor): Promise<Left> {
  const duplicateOfId = await findDuplicateOf(tx, photoIdsOf(post));
  const state = stepped(POST_MACHINE, post.state, 'duplicate');
  await repository.update(tx, [post.id], { state, duplicateOfId, newRate: null, ...by(actor) });
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'whatsapp-posts.settled',
    subjectId: post.id,
    before: { state: post.state, duplicateOfId: null },
    after: { state, duplicateOfId },
  });
  return { id: post.id, reason: SETTLED.duplicate };
}

/** Makes catalogs of the posts of one seller, unless one of them was changed concurrently. */
async function makeOf(
  tx: Queryable,
  sellerId: string,
  postIds: readonly string[],
  leaveOut: ReadonlySet<string>,
  actor: Actor,
): Promise<Made> {
  const posts = await toPosts(tx, await repository.lockByIds(tx, postIds));
  const judged = posts.map((post) => ({ post, reason: reasonAgainstNow(post, sellerId) }));
  const left = judged.flatMap(({ post: { id }, reason }) => (reason === null ? [] : [{ id, reason }]));
  left.push(...missingOf(postIds, posts));
  const good = judged.filter(({ reason }) => reason === null);
  const kept = good.map(({ post }) => ({ post, photoIds: photoIdsOf(post).filter((id) => !leaveOut.has(id)) }));
  const due = kept.filter(({ photoIds }) => photoIds.length > 0);
  for (const { post, photoIds } of kept) if (photoIds.length === 0) left.push(await settleDuplicate(tx, post, actor));
  if (due.length === 0) return { made: 0, uploadIds: [], left };
  const catalogs = [];
  for (const { post, photoIds } of due) catalogs.push(await incomingOf(tx, post, photoIds));
  const { uploadId, catalogIds } = await insertCatalogs(tx, { sellerId, source: 'whatsapp', catalogs }, actor);
  for (const [index, { post }] of due.entries())
    await repository.update(tx, [post.id], {
      state: stepped(POST_MACHINE, post.state, 'made'),
      catalogId: catalogIds[index],
      ...by(actor),
    });
  await recordAudits(
    tx,
    due.map(({ post: { id } }, index) => ({
      actorId: actor.userId,
      action: 'whatsapp-posts.made',
      subjectId: id,
      before: { state: 'new', catalogId: null },
      after: { state: 'made', catalogId: catalogIds[index] },
    })),
  );
  return { made: due.length, uploadIds: [uploadId], left };
}

/** Why the posts of one seller were rejected as a whole; null for any other error. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  return error.extra.issues?.[0]?.message ?? error.message;
}

/**
 * Makes a draft catalog of each post and one work item per seller; each seller's posts succeed or fail together. Posts
 * that cannot become a catalog are skipped with the reason. Idempotent.
 */
export async function makeCatalogs({ postIds, leaveOut = [] }: Wish, actor: Actor): Promise<Made> {
  const posts = await toPosts(orm(), await repository.findByIds(orm(), postIds));
  const bySeller = new Map<string, { name: string; ids: string[] }>();
  const all: Made = { made: 0, uploadIds: [], left: missingOf(postIds, posts) };
  for (const post of posts) {
    const reason = reasonAgainst(post);
    const { seller } = post.sender;
    if (reason !== null || !seller) all.left.push({ id: post.id, reason: reason ?? '' });
    else
      bySeller.set(seller.id, { name: seller.businessName, ids: [...(bySeller.get(seller.id)?.ids ?? []), post.id] });
  }
  for (const [sellerId, { name, ids }] of bySeller)
    try {
      const { made, uploadIds, left } = await transaction((tx) => makeOf(tx, sellerId, ids, new Set(leaveOut), actor));
      all.made += made;
      all.uploadIds.push(...uploadIds);
      all.left.push(...left);
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === null) throw error;
      all.left.push(...ids.map((id) => ({ id, reason: `${name}: ${reason}` })));
    }
  return all;
}
