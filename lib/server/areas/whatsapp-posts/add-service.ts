import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { rateOnceAdded } from '@/lib/domain/whatsapp/new-rate';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { stepped } from '../../platform/steps/step-repository';
import { appendPictures } from '../catalogs/append-pictures-service';
import { guardDrafts } from '../catalogs/draft-guard-service';
import { getCatalog } from '../catalogs/service';
import { writeRate } from '../catalogs/write-service';
import { photoIdsOf, SETTLED, settleDuplicate } from './make-service';
import * as repository from './repository';
import { by, getPost } from './service';

/** Sets the rate a later post gave for these photos on a locked catalog. */
async function followRate(tx: Queryable, catalogId: string, { id, newRate }: Post, actor: Actor): Promise<void> {
  if (newRate === null) return;
  const catalog = await getCatalog(catalogId, tx);
  const rate = rateOnceAdded(catalog, newRate);
  if (rate === catalog.rate) return;
  await guardDrafts(tx, [catalogId], actor);
  await writeRate(tx, catalog, { rate, details: { postId: id } }, actor);
}

/**
 * Adds the photos of a post to a catalog of the same seller, with the rate a later post gave for them; a post of
 * duplicates only is settled as a duplicate. Idempotent.
 * @throws 409 when the post was changed concurrently or settled, or the catalog takes no photos now.
 */
export const addToCatalog = (
  id: string,
  { catalogId, leaveOut = [], version }: { catalogId: string; leaveOut?: readonly string[]; version: number },
  actor: Actor,
): Promise<Post> =>
  transaction(async (tx) => {
    const [row] = await repository.lockByIds(tx, [id]);
    if (!row) throw notFound();
    const post = await getPost(tx, id);
    const isSettled = photoIdsOf(post).every((photoId) => leaveOut.includes(photoId));
    if (post.state === 'added' && post.catalogId === catalogId) return post;
    if (post.state === 'duplicate' && post.photos.length > 0 && isSettled) return post;
    if (post.state !== 'new') throw refused(SETTLED[post.state]);
    if (post.version !== version) throw changedMeanwhile(post);
    if (post.photos.length === 0) throw refused('It has no photos.');
    const photoIds = photoIdsOf(post).filter((photoId) => !leaveOut.includes(photoId));
    if (photoIds.length === 0) {
      await settleDuplicate(tx, post, actor);
      return getPost(tx, id);
    }
    const { sellerId } = await appendPictures(tx, catalogId, photoIds, actor);
    if (post.sender.seller && post.sender.seller.id !== sellerId)
      throw badInput([{ path: ['catalogId'], message: 'This catalog is of another seller.' }]);
    await followRate(tx, catalogId, post, actor);
    const state = stepped(POST_MACHINE, post.state, 'added');
    await repository.update(tx, [id], { state, catalogId, ...by(actor) });
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'whatsapp-posts.added',
      subjectId: id,
      before: { state: post.state, catalogId: null },
      after: { state, catalogId },
    });
    return getPost(tx, id);
  });
