import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import type { PostState } from '@/lib/domain/whatsapp/post-states';
import type { Queryable } from '../../db/database';
import { type ListRequest, says } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { catalogs } from '../../db/schema/catalogs';
import { photos } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';
import { auditEntries } from '../../db/schema/system';
import { whatsappPostPhotos, whatsappPosts, whatsappSenders } from '../../db/schema/whatsapp';
import type { StepChanges } from '../../platform/steps/step-repository';

type PostChange = StepChanges<typeof whatsappPosts.$inferInsert, 'state'>;

const selectPosts = (tx: Queryable) =>
  tx
    .select({
      ...getTableColumns(whatsappPosts),
      sender: { id: whatsappSenders.id, name: whatsappSenders.name, matchedBy: whatsappSenders.matchedBy },
      seller: { id: sellers.id, businessName: sellers.businessName },
      duplicateOf: { id: catalogs.id, title: catalogs.title },
      duplicateRate: catalogs.rate,
    })
    .from(whatsappPosts)
    .innerJoin(whatsappSenders, eq(whatsappSenders.id, whatsappPosts.senderId))
    .leftJoin(sellers, eq(sellers.id, whatsappSenders.sellerId))
    .leftJoin(catalogs, eq(catalogs.id, whatsappPosts.duplicateOfId));

export type FoundPost = Awaited<ReturnType<typeof selectPosts>>[number];

export interface PostFilters {
  q?: string;
  state?: PostState[];
  importId?: string[];
  senderId?: string[];
  hasSeller?: boolean;
}

const matching = ({ q, state, importId, senderId, hasSeller }: PostFilters) =>
  and(
    state ? inArray(whatsappPosts.state, state) : ne(whatsappPosts.state, 'joined'),
    importId && inArray(whatsappPosts.importId, importId),
    senderId && inArray(whatsappPosts.senderId, senderId),
    hasSeller === undefined ? undefined : (hasSeller ? isNotNull : isNull)(whatsappSenders.sellerId),
    ...(q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) =>
        or(
          says(whatsappPosts.caption, word),
          says(whatsappSenders.name, word),
          sql`coalesce(${says(sellers.businessName, word)}, false)`,
        ),
      ),
  );

export const list = (tx: Queryable, filters: PostFilters & ListRequest): Promise<Page<FoundPost>> => {
  const matches = matching(filters);
  return listPage(tx, filters, {
    sorts: { at: whatsappPosts.at },
    id: whatsappPosts.id,
    where: matches,
    countedBy: tx
      .select({ id: whatsappPosts.id })
      .from(whatsappPosts)
      .innerJoin(whatsappSenders, eq(whatsappSenders.id, whatsappPosts.senderId))
      .leftJoin(sellers, eq(sellers.id, whatsappSenders.sellerId))
      .where(matches)
      .getSQL(),
    select: ({ where, orderBy, limit }) =>
      selectPosts(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (found) => found,
  });
};

/** In chronological order. */
export const findByIds = (tx: Queryable, ids: readonly string[]): Promise<FoundPost[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectPosts(tx)
        .where(inArray(whatsappPosts.id, [...ids]))
        .orderBy(asc(whatsappPosts.at), asc(whatsappPosts.id));

/** As `findByIds`, locked until the transaction ends, in one order for all callers. */
export async function lockByIds(tx: Queryable, ids: readonly string[]): Promise<FoundPost[]> {
  await tx
    .select({ id: whatsappPosts.id })
    .from(whatsappPosts)
    .where(inArray(whatsappPosts.id, [...ids]))
    .orderBy(asc(whatsappPosts.id))
    .for('update');
  return findByIds(tx, ids);
}

/** Duplicates with some of its photos that the sender of a post sent later. */
export const findLater = (tx: Queryable, { sender, at, photos: own }: Pick<Post, 'sender' | 'at' | 'photos'>) =>
  tx
    .select({ at: whatsappPosts.at, caption: whatsappPosts.caption })
    .from(whatsappPosts)
    .where(
      and(
        eq(whatsappPosts.senderId, sender.id),
        eq(whatsappPosts.state, 'duplicate'),
        gt(whatsappPosts.at, new Date(at)),
        inArray(
          whatsappPosts.id,
          tx
            .select({ postId: whatsappPostPhotos.postId })
            .from(whatsappPostPhotos)
            .where(
              inArray(
                whatsappPostPhotos.photoId,
                own.map(({ id }) => id),
              ),
            ),
        ),
      ),
    );

export async function update(tx: Queryable, ids: readonly string[], change: PostChange): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(whatsappPosts)
    .set({ ...change, version: sql`${whatsappPosts.version} + 1` })
    .where(inArray(whatsappPosts.id, [...ids]));
}

export const insert = (tx: Queryable, row: typeof whatsappPosts.$inferInsert) => tx.insert(whatsappPosts).values(row);

/** Files of posts in order, each with its photo if it is one. */
export const filesOf = (tx: Queryable, postIds: readonly string[]) =>
  postIds.length === 0
    ? Promise.resolve([])
    : tx
        .select({
          postId: whatsappPostPhotos.postId,
          position: whatsappPostPhotos.position,
          name: whatsappPostPhotos.name,
          problem: whatsappPostPhotos.problem,
          photo: { id: photos.id, width: photos.width, height: photos.height },
        })
        .from(whatsappPostPhotos)
        .leftJoin(photos, eq(photos.id, whatsappPostPhotos.photoId))
        .where(inArray(whatsappPostPhotos.postId, [...postIds]))
        .orderBy(asc(whatsappPostPhotos.postId), asc(whatsappPostPhotos.position));

/** Moves the files of a post from a position on to the end of another one. */
export async function moveFiles(
  tx: Queryable,
  { fromId, toId, position = 0 }: { fromId: string; toId: string; position?: number },
): Promise<void> {
  const end = sql`(select coalesce(max(${whatsappPostPhotos.position}) + 1, 0) from ${whatsappPostPhotos}
    where ${whatsappPostPhotos.postId} = ${toId})`;
  await tx
    .update(whatsappPostPhotos)
    .set({ postId: toId, position: sql`${whatsappPostPhotos.position} - ${position}::smallint + ${end}::smallint` })
    .where(and(eq(whatsappPostPhotos.postId, fromId), sql`${whatsappPostPhotos.position} >= ${position}`));
}

/** Audit entry of the last time posts were joined to this one. */
export const lastJoinOf = async (tx: Queryable, id: string) =>
  (
    await tx
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'whatsapp-posts.joined')))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(1)
  )[0]?.details;

/** Replaces the files of posts, in this order. */
export async function replaceFiles(
  tx: Queryable,
  files: ReadonlyMap<string, readonly { name: string; problem: string | null; photo: { id: string } | null }[]>,
): Promise<void> {
  await tx.delete(whatsappPostPhotos).where(inArray(whatsappPostPhotos.postId, [...files.keys()]));
  const rows = [...files].flatMap(([postId, own]) =>
    own.map(({ name, problem, photo }, position) => ({ postId, position, name, problem, photoId: photo?.id ?? null })),
  );
  if (rows.length > 0) await tx.insert(whatsappPostPhotos).values(rows);
}
