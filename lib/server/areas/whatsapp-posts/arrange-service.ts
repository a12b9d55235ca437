import * as z from 'zod/mini';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { POST_PHOTOS } from '@/lib/domain/whatsapp/group-posts';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { changedMeanwhile, notFound, refused } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import { partOf } from './part-of';
import * as repository from './repository';
import { by, getPost, toPosts } from './service';

const PARTED = 'whatsapp-posts.parted';

const isOpen = ({ state }: Pick<Post, 'state'>) => state === 'new';

/** First position of each post's files when they follow those of the posts before it. */
function startsOf(posts: readonly { id: string }[], files: readonly { postId: string; position: number }[]) {
  let end = 0;
  const starts = new Map<string, number>();
  for (const { id } of posts) {
    starts.set(id, end);
    end += Math.max(0, ...files.filter(({ postId }) => postId === id).map(({ position }) => position + 1));
  }
  return starts;
}

/** What the audit history stores of joined posts, so that they can be split again. */
const joinedSchema = z.object({
  version: z.int(),
  parts: z.array(z.object({ id: z.string(), start: z.int() })),
  was: z.object({
    caption: z.string(),
    omitted: z.int(),
    newRate: z.nullable(z.int()),
    rateBefore: z.nullable(z.int()),
  }),
});

/** Joins posts of one sender: the earliest takes the photos and text of the others, which stay to record the import. */
export const joinPosts = (postIds: readonly string[], actor: Actor): Promise<Post> =>
  transaction(async (tx) => {
    const posts = await repository.lockByIds(tx, postIds);
    const [first, ...others] = posts;
    if (!first || others.length === 0 || posts.length < new Set(postIds).size) throw notFound();
    if (!posts.every(isOpen)) throw refused('Only new posts can be joined. One of these was settled already.');
    if (others.some(({ senderId }) => senderId !== first.senderId))
      throw refused('Only posts of one sender can be joined.');
    const files = await repository.filesOf(tx, postIds);
    if (files.length > POST_PHOTOS) throw refused(`A post has room for ${POST_PHOTOS} photos.`);
    const starts = startsOf(posts, files);
    for (const { id } of others) await repository.moveFiles(tx, { fromId: id, toId: first.id });
    const caption = [...new Set(posts.map((post) => post.caption).filter(Boolean))].join('\n\n');
    const omitted = posts.reduce((sum, post) => sum + post.omitted, 0);
    const otherIds = others.map(({ id }) => id);
    // A later rate of one of them is kept.
    const { newRate = null, rateBefore = null } = posts.find((post) => post.newRate !== null) ?? {};
    await repository.update(tx, [first.id], { caption, omitted, newRate, rateBefore });
    const states = others.map((other) => other.state);
    await repository.update(tx, otherIds, { state: stepped(POST_MACHINE, states, 'joined'), ...by(actor) });
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'whatsapp-posts.joined',
      subjectId: first.id,
      before: { caption: first.caption },
      after: { caption },
      details: {
        version: first.version + 1,
        parts: otherIds.map((id) => ({ id, start: starts.get(id) })),
        was: { caption: first.caption, omitted: first.omitted, newRate: first.newRate, rateBefore: first.rateBefore },
      },
    });
    return getPost(tx, first.id);
  });

/**
 * Splits joined posts: each gets its photos and text back. Idempotent.
 * @throws 409 when the joined post was changed or settled since.
 */
export const undoJoin = (id: string, { version }: { version: number }, actor: Actor): Promise<Post[]> =>
  transaction(async (tx) => {
    const joined = joinedSchema.safeParse(await repository.lastJoinOf(tx, id)).data;
    if (!joined) throw refused('This post was not joined.');
    const { parts, was } = joined;
    const otherIds = parts.map((part) => part.id);
    const posts = await repository.lockByIds(tx, [id, ...otherIds]);
    const whole = posts.find((post) => post.id === id);
    const others = posts.filter((post) => post.id !== id);
    if (!whole || others.length < parts.length) throw notFound();
    const answer = async () => toPosts(tx, await repository.findByIds(tx, [id, ...otherIds]));
    if (whole.version > version && others.every(({ state }) => state !== 'joined')) return answer();
    if (whole.version !== version) throw changedMeanwhile(await getPost(tx, id));
    if (!isOpen(whole) || joined.version !== version) throw refused('This post changed since it was joined.');
    for (const part of [...parts].reverse())
      await repository.moveFiles(tx, { fromId: id, toId: part.id, position: part.start });
    await repository.update(tx, [id], was);
    const states = others.map(({ state }) => state);
    const state = stepped(POST_MACHINE, states, 'new', PARTED);
    await repository.update(tx, otherIds, { state, settledById: null, settledAt: null });
    await recordAudit(tx, {
      actorId: actor.userId,
      action: PARTED,
      subjectId: id,
      before: { caption: whole.caption },
      after: { caption: was.caption },
      details: { parted: otherIds },
    });
    return answer();
  });

/** Makes a new post of the photos from a position on. @throws 409 when the post was changed concurrently. */
export const splitPost = (
  id: string,
  { from, version }: { from: number; version: number },
  actor: Actor,
): Promise<Post[]> =>
  transaction(async (tx) => {
    const [post] = await repository.lockByIds(tx, [id]);
    if (!post) throw notFound();
    if (post.version !== version) throw changedMeanwhile(await getPost(tx, id));
    if (!isOpen(post)) throw refused('Only a new post can be split. This one was settled already.');
    const photos = (await repository.filesOf(tx, [id])).filter(({ photo }) => photo !== null);
    const first = photos[from];
    if (!first) throw refused('There is no photo at this place.');
    const newPost = newId();
    const { importId, senderId, at, caption, newRate, rateBefore } = post;
    await repository.insert(tx, {
      id: newPost,
      importId,
      senderId,
      at,
      caption,
      newRate,
      rateBefore,
      fingerprint: partOf(newPost),
      createdAt: clock.now(),
    });
    await repository.moveFiles(tx, { fromId: id, toId: newPost, position: first.position });
    await repository.update(tx, [id], {});
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'whatsapp-posts.split',
      subjectId: id,
      details: { newPostId: newPost, photos: photos.length - from },
    });
    return [await getPost(tx, id), await getPost(tx, newPost)];
  });
