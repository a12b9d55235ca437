import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { isLargeRateChange, LARGE_RATE_CHANGE } from '@/lib/domain/catalogs/rate-change';
import { rateTakingProblem } from '@/lib/domain/whatsapp/new-rate';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { changedMeanwhile, notFound, notMeant, refused } from '../../errors';
import { personOf } from '../catalogs/draft-guard-service';
import { assertNotDeleted, lockCatalog, writeRate } from '../catalogs/write-service';
import { stepped } from '../../platform/steps/step-repository';
import * as repository from './repository';
import { by, getPost } from './service';

interface Held {
  post: repository.FoundPost & { newRate: number };
  catalog: CatalogDetail;
}

/** Locks a post and the catalog it has a rate for; the catalog first, as catalog merges do. */
async function holdBoth(tx: Queryable, id: string, actor: Actor): Promise<Held> {
  const [seen] = await repository.findByIds(tx, [id]);
  if (!seen) throw notFound();
  if (!seen.duplicateOfId || seen.newRate === null) throw refused('This post has no new rate for a catalog.');
  const catalog = await lockCatalog(tx, seen.duplicateOfId, actor);
  const [post] = await repository.lockByIds(tx, [id]);
  if (post?.duplicateOfId !== catalog.id || post.newRate === null) throw changedMeanwhile(await getPost(tx, id));
  return { post: { ...post, newRate: post.newRate }, catalog };
}

/** @throws 409 when this user cannot set the rate of the catalog now. */
function assertTakes(catalog: CatalogDetail, { seller }: Held['post'], actor: Actor): void {
  assertNotDeleted(catalog);
  const problem = rateTakingProblem(catalog, personOf(actor));
  if (problem) throw refused(problem);
  if (seller && seller.id !== catalog.seller.id) throw refused('This catalog is of another seller.');
}

const GIVEN_BACK = 'whatsapp-posts.rate-given-back';

interface Writing {
  /** The catalog's rate after the change. */
  rate: number | null;
  action: 'whatsapp-posts.rate-taken' | typeof GIVEN_BACK;
  change: Parameters<typeof repository.update>[2];
}

/** Writes the rate of a catalog and the state of the post, and audits both. */
async function writeBoth(
  tx: Queryable,
  { post, catalog }: Held,
  { rate, action, change }: Writing,
  actor: Actor,
): Promise<void> {
  await writeRate(tx, catalog, { rate, details: { postId: post.id } }, actor);
  await repository.update(tx, [post.id], change);
  await recordAudit(tx, {
    actorId: actor.userId,
    action,
    subjectId: post.id,
    before: { state: post.state, rate: catalog.rate },
    after: { state: change.state, rate },
    details: { catalogId: catalog.id },
  });
}

interface Taking {
  was: number | null;
  isMeant: boolean;
  version: number;
}

/**
 * Sets the new rate of a post on its catalog. Idempotent.
 * @throws 409 when the post or the catalog's rate was changed concurrently, a large change was not confirmed, or the
 * catalog takes no rate now.
 */
export const takeRate = (id: string, { was, isMeant, version }: Taking, actor: Actor): Promise<Post> =>
  transaction(async (tx) => {
    const { post, catalog } = await holdBoth(tx, id, actor);
    if (post.state === 'rate-taken') return getPost(tx, id);
    const state = stepped(POST_MACHINE, post.state, 'rate-taken');
    if (post.version !== version) throw changedMeanwhile(await getPost(tx, id));
    assertTakes(catalog, post, actor);
    if (catalog.rate === post.newRate) throw refused('The catalog has this rate already.');
    if (catalog.rate !== was) throw changedMeanwhile(await getPost(tx, id));
    if (!isMeant && isLargeRateChange(catalog.rate, post.newRate)) throw notMeant(LARGE_RATE_CHANGE);
    const change = { state, rateBefore: catalog.rate, ...by(actor) };
    await writeBoth(tx, { post, catalog }, { rate: post.newRate, action: 'whatsapp-posts.rate-taken', change }, actor);
    return getPost(tx, id);
  });

/**
 * Restores the catalog's rate from before a post's rate was accepted. Idempotent.
 * @throws 409 when the catalog's rate has changed since, or it takes none.
 */
export const giveRateBack = (id: string, actor: Actor): Promise<Post> =>
  transaction(async (tx) => {
    const { post, catalog } = await holdBoth(tx, id, actor);
    if (post.state === 'new-rate') return getPost(tx, id);
    const state = stepped(POST_MACHINE, post.state, 'new-rate', GIVEN_BACK);
    assertTakes(catalog, post, actor);
    if (catalog.rate !== post.newRate) throw refused('The catalog has another rate by now. Change it there.');
    const change = { state, rateBefore: null, settledById: null, settledAt: null };
    await writeBoth(tx, { post, catalog }, { rate: post.rateBefore, action: GIVEN_BACK, change }, actor);
    return getPost(tx, id);
  });
