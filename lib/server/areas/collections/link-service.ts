import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { idSchema } from '@/lib/contracts/base/answers';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { type CollectionLink, collectionLinksApi, type NewLink } from '@/lib/contracts/collections/collection-links';
import { isShareable } from '@/lib/domain/collections/collection-status';
import { readSharedAddress } from '@/lib/domain/collections/shared-address';
import { gonePage, sharedPage } from '@/lib/domain/collections/shared-page';
import type { Actor } from '../../auth/actor';
import { keyFor } from '../../auth/keys';
import { clock, DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import * as repository from './link-repository';
import { getCollection } from './service';
import { snapshotAnswer } from './transition-service';

const SHOWN = 50;

const signOf = (id: string): string => createHmac('sha256', keyFor('collection-link')).update(id).digest('base64url');

function isSigned(id: string, sign: string): boolean {
  const [theirs, ours] = [Buffer.from(sign), Buffer.from(signOf(id))];
  return theirs.length === ours.length && timingSafeEqual(theirs, ours);
}

const isOpen = ({ endedAt, expiresAt, status }: repository.LinkRow) =>
  endedAt === null && expiresAt > clock.now() && isShareable(status);

/** Path and signature: all that is needed to see the collection. */
const addressOf = (id: string): string => `${fillPath(collectionLinksApi.page.path, { id })}?sign=${signOf(id)}`;

const toLink = (
  { collectionId: _, createdById: __, status: ___, ...row }: repository.LinkRow,
  open: boolean,
): CollectionLink => ({
  ...row,
  address: addressOf(row.id),
  isOpen: open,
  expiresAt: row.expiresAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

async function getLink(tx: Queryable, id: string): Promise<CollectionLink> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  return toLink(found, isOpen(found));
}

/** The newest links that show a collection to buyers. */
export async function listLinks(collectionId: string): Promise<CollectionLink[]> {
  await getCollection(collectionId);
  return (await repository.listOf(orm(), collectionId, SHOWN)).map((link) => toLink(link, isOpen(link)));
}

/** Creates a link that shows a collection. @throws 409 while it is being curated, and once it has ended. */
export const createLink = (collectionId: string, { days, options }: NewLink, actor: Actor): Promise<CollectionLink> =>
  transaction(async (tx) => {
    const { status } = await getCollection(collectionId, tx);
    if (!isShareable(status)) throw refused('Only a finalized collection that has not ended is shared.');
    const [id, expiresAt, createdAt] = [newId(), later(days * DAY), clock.now()];
    await repository.insert(tx, { id, collectionId, options, expiresAt, createdById: actor.userId, createdAt });
    const audit = { actorId: actor.userId, subjectId: collectionId, details: { linkId: id, days, ...options } };
    await recordAudit(tx, { ...audit, action: 'collections.shared' });
    return getLink(tx, id);
  });

/** Ends a link early. */
export const endLink = (id: string, actor: Actor): Promise<CollectionLink> =>
  transaction(async (tx) => {
    const held = await repository.lock(tx, id);
    if (!held) throw notFound();
    if (held.endedAt === null) {
      await repository.end(tx, id, clock.now());
      const audit = { actorId: actor.userId, subjectId: held.collectionId, details: { linkId: id } };
      await recordAudit(tx, { ...audit, action: 'collections.unshared' });
    }
    return getLink(tx, id);
  });

const pageAnswer = (html: string, status: 200 | 404): FileAnswer => ({
  name: 'collection.html',
  type: 'text/html; charset=utf-8',
  bytes: null,
  tag: null,
  page: { status },
  read: () => Readable.from([html]),
});

/** Response for every link that leads nowhere. */
export const goneAnswer = (): FileAnswer => pageAnswer(gonePage(), 404);

/** The link in a typed URL; null when the signature is not ours. */
export function sharedLinkOf(typed: string): { id: string; origin: string } | null {
  const read = readSharedAddress(typed, collectionLinksApi.page.path);
  return read && isSigned(read.id, read.sign) ? { id: read.id, origin: read.origin } : null;
}

/** Path and signature of a link; null once it has ended. */
export async function openAddressOf(tx: Queryable, id: string): Promise<string | null> {
  const link = await repository.findById(tx, id);
  return link && isOpen(link) ? addressOf(id) : null;
}

/** The page of a link; counts a view when a person requests it. All broken links get the same response. */
export async function showLink(
  { id }: { id: string },
  { sign = '' }: { sign?: string },
  { isPreview }: { isPreview: boolean },
): Promise<FileAnswer> {
  const isGood = idSchema.safeParse(id).success && isSigned(id, sign);
  const link = isGood ? await repository.findById(orm(), id) : undefined;
  if (!link || !isOpen(link)) return goneAnswer();
  const { items, ...snapshot } = await snapshotAnswer(link.collectionId);
  if (!isPreview) await repository.countView(orm(), id);
  const seen = items.filter(({ isHidden }) => !isHidden);
  return pageAnswer(sharedPage({ ...snapshot, items: seen }, link.options), 200);
}

const ADDRESS = new RegExp(collectionLinksApi.page.path.replace('[id]', '([0-9a-f-]{36})'), 'g');

/** How often the links in some texts were opened; null when the texts have none. */
export async function viewsOfLinksIn(tx: Queryable, texts: readonly string[]): Promise<number | null> {
  const ids = texts.flatMap((text) => [...text.matchAll(ADDRESS)].flatMap(([, id]) => id ?? []));
  return ids.length > 0 ? repository.sumViews(tx, ids) : null;
}
