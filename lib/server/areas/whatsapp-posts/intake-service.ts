import { areOthers, namesMore, onMore } from '@/lib/domain/whatsapp/complete-post';
import { POST_MACHINE } from '@/lib/domain/whatsapp/post-machine';
import { type AuditEntry, recordAudit, recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { type Queryable, transaction } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { stepped } from '../../platform/steps/step-repository';
import { countOffers, type Offer } from '../catalogs/offer-service';
import { matchSellers } from '../sellers/match-service';
import { completeKnown, type FoundPost, type NewPost } from './complete-known';
import * as repository from './intake-repository';
import { type Beside, judgeRepeat, type Renewed, type Repeat } from './judge-repeat';
import { partOf } from './part-of';
import { findSendersNamed } from './sender-repository';

const AT_ONCE = 1000;
const OVERTAKEN = 'whatsapp-posts.overtaken';
const RENEWED = 'whatsapp-posts.rate-renewed';

async function findAll(tx: Queryable, fingerprints: readonly string[]): Promise<Map<string, FoundPost>> {
  const found = new Map<string, FoundPost>();
  for (let start = 0; start < fingerprints.length; start += AT_ONCE)
    for (const post of await repository.findByFingerprints(tx, fingerprints.slice(start, start + AT_ONCE)))
      found.set(post.fingerprint, post);
  return found;
}

/** Determines whether a post with photos of these names has something that is not imported yet. */
export async function findNews(tx: Queryable, fingerprints: readonly string[]) {
  const known = await findAll(tx, fingerprints);
  return (fingerprint: string, names: readonly string[]): boolean => {
    const found = known.get(fingerprint);
    if (!found) return names.length > 0;
    const isLeft = onMore(found.state, found.settledById !== null) === 'leave';
    return isLeft ? areOthers(found.names, names) : namesMore(found.names, names);
  };
}

/** Ids of the senders with these names. Those without a seller are matched again. */
export async function findSenders(tx: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  const found = await repository.addSenders(tx, names);
  const unknown = found.filter(({ matchedBy }) => matchedBy === null);
  const matches = await matchSellers(
    tx,
    unknown.map(({ name }) => name),
  );
  for (const { id, name } of unknown) {
    const match = matches.get(name);
    if (match) await repository.setMatch(tx, id, { sellerId: match.sellerId, matchedBy: match.by });
  }
  return new Map(found.map(({ id, name }) => [name, id]));
}

/** The sellers of senders with these names, as far as known. */
export const sellersOfSenders = (names: readonly string[]) =>
  transaction(async (tx) => {
    await findSenders(tx, names);
    return findSendersNamed(tx, names);
  });

/** Sets the seller of a sender name within the caller's transaction, unless it is already known. */
export async function rememberSender(
  tx: Queryable,
  { name, sellerId }: { name: string; sellerId: string },
  { userId: actorId }: Pick<Actor, 'userId'>,
): Promise<void> {
  const [sender] = await repository.addSenders(tx, [name]);
  if (sender?.matchedBy !== null) return;
  await repository.setMatch(tx, sender.id, { sellerId, matchedBy: 'hand' });
  await recordAudit(tx, {
    actorId,
    action: 'whatsapp-senders.matched',
    subjectId: sender.id,
    before: { sellerId: null },
    after: { sellerId },
    details: { name },
  });
}

/** What is stored: everything but known posts. */
type Judged = Exclude<Repeat, { state: 'known' }> | undefined;

/** If a sender gives several rates for a catalog, only the last one can be accepted. */
async function overtake(
  tx: Queryable,
  { senderId, at }: NewPost,
  catalogId: string,
  added: repository.PostRow[],
): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const state = stepped(POST_MACHINE, 'new-rate', 'duplicate', OVERTAKEN);
  const found = await repository.overtake(tx, { senderId, catalogId, before: at }, state);
  for (const one of added)
    if (one.state === 'new-rate' && one.senderId === senderId && one.duplicateOfId === catalogId && one.at < at)
      one.state = state;
  return found.map(({ id }) => ({
    action: OVERTAKEN,
    subjectId: id,
    before: { state: 'new-rate' },
    after: { state },
  }));
}

/** Sets the rate that its sender gave in a later post on an open one. Null when that was settled concurrently. */
async function renew(
  tx: Queryable,
  { id, before, rates }: Renewed,
  added: repository.PostRow[],
): Promise<Omit<AuditEntry, 'actorId'>[] | null> {
  const row = added.find((one) => one.id === id);
  if (row) {
    Object.assign(row, rates);
    return [];
  }
  if (!(await repository.setOpenRates(tx, id, rates))) return null;
  const [was, now] = [before ?? rates.rateBefore, rates.newRate ?? rates.rateBefore];
  return [{ action: RENEWED, subjectId: id, before: { rate: was }, after: { rate: now } }];
}

/** Classifies a post and updates the others it affects; repeats if one of them became a catalog concurrently. */
async function judge(tx: Queryable, post: NewPost, justAdded: readonly Beside[], added: repository.PostRow[]) {
  for (;;) {
    const repeat = await judgeRepeat(tx, post, justAdded);
    if (repeat?.state === 'new-rate') return { repeat, changes: await overtake(tx, post, repeat.duplicateOfId, added) };
    const renewed = repeat?.state === 'duplicate' ? repeat.renewed : undefined;
    const changes = renewed ? await renew(tx, renewed, added) : [];
    if (changes) return { repeat, changes };
  }
}

/** Rows inserted together need the same columns. */
const columnsOf = (repeat: Judged) => ({
  state: repeat?.state ?? ('new' as const),
  duplicateOfId: repeat?.duplicateOfId ?? null,
  newRate: repeat?.state === 'new-rate' ? repeat.newRate : null,
  rateBefore: null,
});

interface Added {
  /** How many had something new. */
  added: number;
  /** Photos for posts that became catalogs without them: their names, by the post's fingerprint. */
  late: Map<string, string[]>;
}

/** Imports posts within the caller's transaction. */
export async function addPosts(
  tx: Queryable,
  importId: string,
  posts: readonly NewPost[],
  { userId: actorId }: Pick<Actor, 'userId'>,
): Promise<Added> {
  const fingerprints = posts.map(({ fingerprint }) => fingerprint);
  const areKnown = await repository.lockByFingerprints(tx, fingerprints);
  const known = areKnown ? await findAll(tx, fingerprints) : new Map<string, FoundPost>();
  const createdAt = clock.now();
  const added: repository.PostRow[] = [];
  const addedPhotos: repository.PhotoRow[] = [];
  const justAdded: Beside[] = [];
  const audits: AuditEntry[] = [];
  const offers: Offer[] = [];
  let completed = 0;
  const late: Added['late'] = new Map();
  for (const post of posts) {
    const found = known.get(post.fingerprint);
    const outcome = found && (await completeKnown(tx, importId, found, post));
    if (outcome && outcome !== 'other') {
      if (outcome.isNews) completed += 1;
      if (outcome.audit) audits.push({ actorId, ...outcome.audit });
      if (outcome.late?.length) late.set(post.fingerprint, outcome.late);
      continue;
    }
    const { repeat, changes } = await judge(tx, post, justAdded, added);
    if (repeat?.state === 'known') {
      if (repeat.offeredId) offers.push({ catalogId: repeat.offeredId, at: post.at });
      continue;
    }
    audits.push(...changes.map((audit) => ({ actorId, ...audit })));
    const { photos, ...fields } = post;
    const id = newId();
    const fingerprint = outcome === 'other' ? partOf(id) : fields.fingerprint;
    const row = { id, importId, ...fields, fingerprint, ...columnsOf(repeat), createdAt, version: 1 };
    added.push(row);
    addedPhotos.push(...photos.map((photo, position) => ({ postId: id, position, ...photo })));
    if (photos.length > 0) justAdded.push({ post, row });
  }
  await repository.insert(tx, added, addedPhotos);
  await recordAudits(tx, audits);
  await countOffers(tx, offers);
  return { added: added.length + completed, late };
}
