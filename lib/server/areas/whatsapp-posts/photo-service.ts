import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { POST_PHOTOS } from '@/lib/domain/whatsapp/group-posts';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import { partOf } from './part-of';
import * as repository from './repository';
import { by, getPost, toPosts } from './service';

interface Move {
  photoIds: readonly string[];
  /** The target post, which may be their current one; null for a post that is not for a catalog. */
  toId: string | null;
  /** Insert before this photo; at the end when omitted. */
  at?: number;
  version: number;
}

type FoundPost = repository.FoundPost;
type FoundFile = Awaited<ReturnType<typeof repository.filesOf>>[number];

const ASIDE = 'not-catalog';

/** Creates a post with the same text that is not for a catalog. */
async function makeAside(tx: Queryable, post: FoundPost, actor: Actor): Promise<string> {
  const id = newId();
  const { importId, senderId, at, caption } = post;
  const fingerprint = partOf(id);
  await repository.insert(tx, { importId, senderId, at, caption, id, fingerprint, createdAt: clock.now() });
  await repository.update(tx, [id], { state: stepped(POST_MACHINE, 'new', ASIDE), ...by(actor) });
  return id;
}

/** @throws 409 with why photos cannot move from one post to the other. */
function assertMoves(post: FoundPost, target: FoundPost | null): void {
  if (post.state !== 'new' && (post.state !== ASIDE || !target || target === post))
    throw refused('Only photos of a new post can be moved. This one was settled already.');
  if (!target) return;
  if (target.senderId !== post.senderId) throw refused('Photos move between posts of one sender only.');
  if (target !== post && target.state !== 'new') throw refused('Photos move to a new post only.');
}

/** The files of a post after others are inserted before one of its photos. */
function withMoved(files: readonly FoundFile[], moved: readonly FoundFile[], at = Infinity): FoundFile[] {
  const before = files.filter(({ photo }) => photo !== null)[at];
  const place = before ? files.indexOf(before) : files.length;
  return [...files.slice(0, place), ...moved, ...files.slice(place)];
}

/**
 * Moves photos of a post: to another position, to another post of its sender, or to a post that is not for a catalog.
 * @throws 409 when a post was changed concurrently or settled, or no photo would be left.
 */
export const movePhotos = (id: string, { photoIds, toId, at, version }: Move, actor: Actor): Promise<Post[]> =>
  transaction(async (tx) => {
    const held = await repository.lockByIds(tx, [...new Set([id, toId ?? id])]);
    const post = held.find((one) => one.id === id);
    const target = toId === null ? null : held.find((one) => one.id === toId);
    if (!post) throw notFound();
    if (target === undefined) throw badInput([{ path: ['toId'], message: 'There is no such post any more.' }]);
    if (post.version !== version) throw changedMeanwhile(await getPost(tx, id));
    assertMoves(post, target);
    const files = await repository.filesOf(tx, [...new Set([id, toId ?? id])]);
    const own = files.filter(({ postId }) => postId === id);
    const isMoved = ({ photo }: FoundFile) => photo !== null && photoIds.includes(photo.id);
    const moved = own.filter(isMoved);
    if (moved.length < new Set(photoIds).size)
      throw badInput([{ path: ['photoIds'], message: 'A photo is not in this post any more.' }]);
    const rest = own.filter((file) => !isMoved(file));
    const isEmptied = target !== post && rest.every(({ photo }) => photo === null);
    if (isEmptied && post.state === 'new') throw refused('One photo has to stay. Join the posts, or settle this one.');
    const otherId = target?.id ?? (await makeAside(tx, post, actor));
    const theirs = target === post ? rest : files.filter(({ postId }) => postId === otherId);
    const together = withMoved(theirs, moved, at);
    if (together.length > POST_PHOTOS) throw refused(`A post has room for ${POST_PHOTOS} photos.`);
    const filesNow = new Map([
      [id, rest],
      [otherId, together],
    ]);
    await repository.replaceFiles(tx, filesNow);
    const isGone = isEmptied ? { state: stepped(POST_MACHINE, post.state, 'joined'), ...by(actor) } : {};
    await repository.update(tx, [id], isGone);
    if (target && target !== post) await repository.update(tx, [otherId], {});
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'whatsapp-posts.photos-moved',
      subjectId: id,
      before: { state: post.state },
      after: { state: isEmptied ? 'joined' : post.state },
      details: { photoIds: [...photoIds], toId: otherId },
    });
    return toPosts(tx, await repository.findByIds(tx, [...new Set([id, otherId])]));
  });
