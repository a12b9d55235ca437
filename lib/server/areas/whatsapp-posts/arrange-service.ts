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
import { by, getPost } from './service';

const isOpen = ({ state }: Pick<Post, 'state'>) => state === 'new';

/**
 * Puts posts of one sender together: the earliest takes the photos and words of the others, which stay as a note that
 * they were brought in.
 */
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
    for (const { id } of others) await repository.moveFiles(tx, { fromId: id, toId: first.id });
    const caption = [...new Set(posts.map((post) => post.caption).filter(Boolean))].join('\n\n');
    const omitted = posts.reduce((sum, post) => sum + post.omitted, 0);
    const otherIds = others.map(({ id }) => id);
    // What one of them says of a later rate goes on to be said.
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
      details: { joined: otherIds },
    });
    return getPost(tx, first.id);
  });

/** Makes a post of its own out of the photos from a place on. @throws 409 when the post changed meanwhile. */
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
