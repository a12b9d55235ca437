import { and, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FILM_KINDS } from '@/lib/contracts/videos/video-record';
import type { Queryable } from '../../db/database';
import { files } from '../../db/schema/files';
import { users } from '../../db/schema/users';
import { videoFiles } from '../../db/schema/videos';

type FilmKind = (typeof FILM_KINDS)[number];

const selectFilms = (tx: Queryable) =>
  tx
    .select({
      ...getTableColumns(videoFiles),
      name: files.name,
      bytes: files.bytes,
      sha256: files.sha256,
      ownerId: files.ownerId,
      expiresAt: files.expiresAt,
    })
    .from(videoFiles)
    .innerJoin(files, eq(files.id, videoFiles.fileId));

export type FilmRow = Awaited<ReturnType<typeof selectFilms>>[number];

export const findFilm = async (tx: Queryable, fileId: string): Promise<FilmRow | undefined> =>
  (await selectFilms(tx).where(eq(videoFiles.fileId, fileId)))[0];

/** The films that stand for videos now: each one's raw film and its last cut. */
export const latestOf = (tx: Queryable, videoIds: readonly string[]): Promise<FilmRow[]> =>
  videoIds.length === 0
    ? Promise.resolve([])
    : selectFilms(tx).where(and(inArray(videoFiles.videoId, [...videoIds]), eq(videoFiles.isLatest, true)));

/** Every film that a video has or had, the newest first, with whoever brought it in. */
export const allOf = (tx: Queryable, videoId: string) =>
  tx
    .select({
      ...getTableColumns(videoFiles),
      name: files.name,
      bytes: files.bytes,
      sha256: files.sha256,
      ownerId: files.ownerId,
      expiresAt: files.expiresAt,
      createdAt: files.createdAt,
      by: { id: users.id, name: users.name },
    })
    .from(videoFiles)
    .innerJoin(files, eq(files.id, videoFiles.fileId))
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(eq(videoFiles.videoId, videoId))
    .orderBy(desc(files.createdAt), desc(videoFiles.fileId));

/** What of a video's films buyers do not watch: the raw one and the cuts before the last. */
export const originalsOf = async (tx: Queryable, videoId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: videoFiles.fileId })
      .from(videoFiles)
      .where(and(eq(videoFiles.videoId, videoId), or(eq(videoFiles.role, 'raw'), eq(videoFiles.isLatest, false))))
  ).map(({ id }) => id);

/** How many films there are of each kind, and the room they take. */
export async function storageUsed(tx: Queryable) {
  const { role, isLatest, videoId } = videoFiles;
  const kind = sql<FilmKind>`case when ${videoId} is null then 'waiting' when not ${isLatest} then 'earlier'
    else ${role} end`;
  return tx
    .select({ what: kind, films: sql<number>`count(*)::int`, bytes: sql<number>`sum(${files.bytes}::bigint)::float8` })
    .from(videoFiles)
    .innerJoin(files, eq(files.id, videoFiles.fileId))
    .groupBy(sql`1`);
}

/** The video a raw film of the same bytes belongs to. */
export const videoOfBytes = async (tx: Queryable, sha256: string): Promise<string | null> =>
  (
    await tx
      .select({ videoId: videoFiles.videoId })
      .from(videoFiles)
      .innerJoin(files, eq(files.id, videoFiles.fileId))
      .where(and(eq(files.sha256, sha256), eq(videoFiles.role, 'raw')))
      .orderBy(desc(videoFiles.fileId))
      .limit(1)
  )[0]?.videoId ?? null;

export const insert = (tx: Queryable, row: typeof videoFiles.$inferInsert) => tx.insert(videoFiles).values(row);

/** Makes a film the one that stands for its video; those before it are kept. Gives whether it was free. */
export async function attach(
  tx: Queryable,
  fileId: string,
  { videoId, role }: { videoId: string; role: 'raw' | 'cut' },
): Promise<boolean> {
  await tx
    .update(videoFiles)
    .set({ isLatest: false })
    .where(and(eq(videoFiles.videoId, videoId), eq(videoFiles.role, role)));
  const attached = await tx
    .update(videoFiles)
    .set({ videoId, role, isLatest: true })
    .where(and(eq(videoFiles.fileId, fileId), isNull(videoFiles.videoId)))
    .returning({ id: videoFiles.fileId });
  return attached.length > 0;
}
