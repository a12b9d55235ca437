import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import { OPEN_POST_STATES } from '@/lib/domain/whatsapp/post-states';
import type { Queryable } from '../../db/database';
import { insertMany } from '../../db/insert-many';
import { countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { files } from '../../db/schema/files';
import { whatsappAsides, whatsappImports, whatsappPostPhotos, whatsappPosts } from '../../db/schema/whatsapp';

export type ImportRow = typeof whatsappImports.$inferSelect;
export type AsideRow = typeof whatsappAsides.$inferSelect;

export const insert = (tx: Queryable, row: typeof whatsappImports.$inferInsert) =>
  tx.insert(whatsappImports).values(row);

export const findById = async (tx: Queryable, id: string): Promise<ImportRow | undefined> =>
  (await tx.select().from(whatsappImports).where(eq(whatsappImports.id, id)))[0];

/** Size of an export's file in bytes; null once it is deleted. */
export const bytesKept = async (tx: Queryable, id: string): Promise<number | null> =>
  (
    await tx
      .select({ bytes: files.bytes })
      .from(whatsappImports)
      .innerJoin(files, eq(files.id, whatsappImports.fileId))
      .where(eq(whatsappImports.id, id))
  )[0]?.bytes ?? null;

export const setReadPercent = (tx: Queryable, id: string, readPercent: number) =>
  tx.update(whatsappImports).set({ readPercent }).where(eq(whatsappImports.id, id));

export const setRefusal = (tx: Queryable, id: string, refusal: string) =>
  tx.update(whatsappImports).set({ refusal }).where(eq(whatsappImports.id, id));

export const setMessages = (tx: Queryable, id: string, messages: number) =>
  tx.update(whatsappImports).set({ messages }).where(eq(whatsappImports.id, id));

export const addKnown = (tx: Queryable, id: string, known: number) =>
  tx
    .update(whatsappImports)
    .set({ knownPosts: sql`${whatsappImports.knownPosts} + ${known}` })
    .where(eq(whatsappImports.id, id));

export const insertAsides = (tx: Queryable, rows: readonly AsideRow[]) =>
  insertMany(tx, whatsappAsides, rows, { leavesKnown: true });

export const listAsides = (tx: Queryable, importId: string) =>
  tx.select().from(whatsappAsides).where(eq(whatsappAsides.importId, importId)).orderBy(asc(whatsappAsides.line));

export async function listOf(tx: Queryable, ownerId: string, request: ListRequest): Promise<Page<ImportRow>> {
  const keyset = new Keyset<ImportRow>(request, { at: whatsappImports.createdAt }, whatsappImports.id);
  const own = eq(whatsappImports.ownerId, ownerId);
  const { where, orderBy, limit } = keyset.plan(own);
  const found = await tx
    .select()
    .from(whatsappImports)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const all = tx.select({ id: whatsappImports.id }).from(whatsappImports).where(own).getSQL();
  return keyset.page(found, (row) => row.createdAt, await countUpTo(tx, all));
}

const isAside = (kind: AsideRow['kind']) =>
  sql<number>`count(*) filter (where ${whatsappAsides.kind} = ${kind})`.mapWith(Number);

/** Counts of some imports. */
export async function countsOf(tx: Queryable, ids: readonly string[]) {
  const wanted = [...ids];
  const posts = await tx
    .select({
      importId: whatsappPosts.importId,
      posts: count(),
      openPosts: sql<number>`count(*) filter (where ${inArray(whatsappPosts.state, [...OPEN_POST_STATES])})`.mapWith(
        Number,
      ),
      omitted: sql<number>`coalesce(sum(${whatsappPosts.omitted}), 0)`.mapWith(Number),
    })
    .from(whatsappPosts)
    .where(and(inArray(whatsappPosts.importId, wanted), ne(whatsappPosts.state, 'joined')))
    .groupBy(whatsappPosts.importId);
  const photos = await tx
    .select({
      importId: whatsappPosts.importId,
      photos: count(whatsappPostPhotos.photoId),
      photoProblems: count(whatsappPostPhotos.problem),
    })
    .from(whatsappPostPhotos)
    .innerJoin(whatsappPosts, eq(whatsappPosts.id, whatsappPostPhotos.postId))
    .where(inArray(whatsappPosts.importId, wanted))
    .groupBy(whatsappPosts.importId);
  const asides = await tx
    .select({
      importId: whatsappAsides.importId,
      systemLines: isAside('system'),
      chatter: isAside('chatter'),
      latePosts: isAside('late'),
      damaged: isAside('damaged'),
    })
    .from(whatsappAsides)
    .where(inArray(whatsappAsides.importId, wanted))
    .groupBy(whatsappAsides.importId);
  const nothingFound = { posts: 0, openPosts: 0, omitted: 0, photos: 0, photoProblems: 0 };
  const nothing = { ...nothingFound, systemLines: 0, chatter: 0, latePosts: 0, damaged: 0 };
  return (id: string) => {
    const parts = [posts, photos, asides].map((rows) => rows.find(({ importId }) => importId === id));
    const { importId, ...counts } = Object.assign({ ...nothing, importId: id }, ...parts) as typeof nothing & {
      importId: string;
    };
    return counts;
  };
}
