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

/** The current files of videos: each one's raw file and latest cut. */
export const latestOf = (tx: Queryable, videoIds: readonly string[]): Promise<FilmRow[]> =>
  videoIds.length === 0
    ? Promise.resolve([])
    : selectFilms(tx).where(and(inArray(videoFiles.videoId, [...videoIds]), eq(videoFiles.isLatest, true)));

/** Every file a video has or had, newest first, with its uploader. */
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

/** A video's files that buyers do not watch: the raw one and all cuts but the latest. */
export const originalsOf = async (tx: Queryable, videoId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: videoFiles.fileId })
      .from(videoFiles)
      .where(and(eq(videoFiles.videoId, videoId), or(eq(videoFiles.role, 'raw'), eq(videoFiles.isLatest, false))))
  ).map(({ id }) => id);

/** Number of files of each kind, and their total size. */
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

/** The video to which a raw file with the same bytes belongs. */
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

/** Makes a file the current one of its video; earlier ones are kept. Returns whether it was unassigned. */
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
