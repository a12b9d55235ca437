import type { Page } from '@/lib/contracts/base/list';
import type { Post, Sender } from '@/lib/contracts/whatsapp/whatsapp-posts';
import type { PostState } from '@/lib/domain/whatsapp/post-states';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import { recordAudit, recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { badInput, notFound } from '../../errors';
import { findCatalogs } from '../catalogs/service';
import { stepped } from '../../platform/steps/step-repository';
import { photoAnswer } from '../../platform/photos/photo-service';
import { findVisible } from '../sellers/service';
import { holdSeller } from '../sellers/write-service';
import * as repository from './repository';
import * as senders from './sender-repository';

/** A new rate next to the previous one: the catalog's rate, now or at the time, or the open post's own. */
function newRateShown({
  state,
  newRate,
  rateBefore,
  duplicateOfId,
  duplicateRate,
}: repository.FoundPost): Post['newRate'] {
  if (newRate === null) return null;
  return { was: state === 'rate-taken' || duplicateOfId === null ? rateBefore : duplicateRate, now: newRate };
}

/** Posts in the shape of the contract, in the order they were found. */
export async function toPosts(tx: Queryable, found: readonly repository.FoundPost[]): Promise<Post[]> {
  const files = await repository.filesOf(
    tx,
    found.map(({ id }) => id),
  );
  return found.map((row) => {
    const { id, importId, sender, seller, at, caption, omitted, state, catalogId, duplicateOf, version } = row;
    const own = files.filter(({ postId }) => postId === id);
    return {
      id,
      importId,
      sender: { ...sender, seller },
      at: at.toISOString(),
      caption,
      photos: own.flatMap(({ photo }) => (photo ? [photoAnswer(photo)] : [])),
      problems: own.flatMap(({ name, problem }) => (problem === null ? [] : [{ name, problem }])),
      omitted,
      state,
      catalogId,
      duplicateOf,
      newRate: newRateShown(row),
      version,
    };
  });
}

/** @throws 404 when there is none. */
export async function getPost(tx: Queryable, id: string): Promise<Post> {
  const [post] = await toPosts(tx, await repository.findByIds(tx, [id]));
  if (!post) throw notFound();
  return post;
}

export async function listPosts(request: repository.PostFilters & ListRequest): Promise<Page<Post>> {
  const page = await repository.list(orm(), request);
  return { ...page, rows: await toPosts(orm(), page.rows) };
}

/**
 * The senders matched to a seller, by name. @throws 404 when there is no such seller, or it is in another's portfolio.
 */
export async function sendersOf(sellerId: string, actor: Actor): Promise<Sender[]> {
  await findVisible(orm(), sellerId, actor);
  return senders.findSendersOf(orm(), sellerId);
}

/** Sets the seller of a sender, or that it is none; the sender is no longer matched automatically then. */
export const matchSender = (id: string, sellerId: string | null, actor: Actor): Promise<Sender> =>
  transaction(async (tx) => {
    const before = await senders.lockSender(tx, id);
    if (!before) throw notFound();
    if (before.sellerId !== sellerId || before.matchedBy !== 'hand') {
      if (sellerId) await holdSeller(tx, sellerId);
      await senders.setSeller(tx, id, sellerId);
      await recordAudit(tx, {
        actorId: actor.userId,
        action: 'whatsapp-senders.matched',
        subjectId: id,
        before: { sellerId: before.sellerId },
        after: { sellerId },
        details: { name: before.name },
      });
    }
    const sender = await senders.findSender(tx, id);
    if (!sender) throw notFound();
    return sender;
  });

const SETTLED = 'whatsapp-posts.settled';

interface Settlement {
  postIds: readonly string[];
  state: PostState;
  duplicateOfId?: string;
}

/** Whether a user may change a post to this state; only a post that had a new rate can become one again. */
const mayBeSaid = ({ state, newRate, duplicateOfId }: repository.FoundPost, to: PostState): boolean =>
  (to !== 'new-rate' || (newRate !== null && duplicateOfId !== null)) &&
  POST_MACHINE.steps.some((step) => step.from === state && step.to === to && step.action === SETTLED);

/** @throws 400 when there is no such catalog, or it belongs to a different seller than one of the posts. */
async function assertOriginal(tx: Queryable, id: string, posts: readonly repository.FoundPost[]): Promise<void> {
  const [original] = await findCatalogs(tx, [id]);
  const tell = (message: string) => badInput([{ path: ['duplicateOfId'], message }]);
  if (!original) throw tell('There is no such catalog any more. Choose another.');
  if (posts.some(({ seller }) => seller && seller.id !== original.seller.id))
    throw tell('This catalog is of another seller.');
}

/** Settles posts that are not part of a catalog; others are left unchanged. */
export const settlePosts = (
  { postIds, state, duplicateOfId }: Settlement,
  actor: Actor,
): Promise<{ settled: number }> =>
  transaction(async (tx) => {
    const posts = await repository.lockByIds(tx, postIds);
    const isOther = (post: repository.FoundPost) =>
      post.state !== state || (duplicateOfId !== undefined && post.duplicateOfId !== duplicateOfId);
    const due = posts.filter((post) => isOther(post) && mayBeSaid(post, state));
    if (duplicateOfId) await assertOriginal(tx, duplicateOfId, due);
    const states = due.map((post) => post.state);
    const isOpen = state === 'new' || state === 'new-rate';
    const settled = isOpen ? { settledById: null, settledAt: null } : by(actor);
    const change = { state: stepped(POST_MACHINE, states, state, SETTLED), ...settled };
    // A post that had a new rate can return to that state, unless it is now a duplicate of another catalog or none.
    const original = (post: repository.FoundPost) =>
      duplicateOfId ?? (post.newRate !== null && state !== 'new' ? post.duplicateOfId : null);
    const [keeping, others] = [true, false].map((keeps) =>
      due.filter((post) => (post.newRate !== null && original(post) === post.duplicateOfId) === keeps),
    );
    const idsOf = (some: readonly repository.FoundPost[] = []) => some.map(({ id }) => id);
    await repository.update(tx, idsOf(keeping), change);
    const rest = { duplicateOfId: duplicateOfId ?? null, newRate: null };
    await repository.update(tx, idsOf(others), { ...change, ...rest });
    await recordAudits(
      tx,
      due.map((post) => ({
        actorId: actor.userId,
        action: SETTLED,
        subjectId: post.id,
        before: { state: post.state, duplicateOfId: post.duplicateOfId },
        after: { state, duplicateOfId: original(post) },
      })),
    );
    return { settled: due.length };
  });

/** Columns for who settled a post, and when. */
export const by = ({ userId }: Actor) => ({ settledById: userId, settledAt: clock.now() });
