import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Page } from '@/lib/contracts/base/list';
import type { FilmVersion, Video } from '@/lib/contracts/videos/video-record';
import { embedUrlOf } from '@/lib/domain/videos/video-link';
import { isOwnVideo, missingForReview, sellerProblem } from '@/lib/domain/videos/video-machine';
import { videoHiddenBecause } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound } from '../../errors';
import { historyOf } from '../../platform/audit/history-repository';
import { photoAnswer } from '../../platform/photos/photo-service';
import { allFilms, filmAnswer, latestFilms } from '../../platform/videos/film-service';
import * as parts from './part-repository';
import * as repository from './repository';

/** Videos as the user sees them, with their films, tags and segments. */
export async function toVideos(
  tx: Queryable,
  rows: readonly repository.VideoRow[],
  { userId, roles }: Pick<Actor, 'userId' | 'roles'>,
): Promise<Video[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const films = await latestFilms(tx, ids);
  const tags = await parts.tagsOf(tx, ids);
  const segments = await parts.segmentsOf(tx, ids);
  return rows.map(({ uploadId, posterId, linkKey, linkChannel, editorId, holder, cutter, ...row }) => {
    const film = (role: 'raw' | 'cut') => films.find((one) => one.videoId === row.id && one.role === role);
    const [raw, cut] = [film('raw'), film('cut')];
    const own = segments.filter(({ videoId }) => videoId === row.id);
    const editor =
      row.status === 'submitted' || row.status === 'assigned' || row.status === 'fetched' ? holder : cutter;
    const { seller } = row;
    return {
      ...row,
      seller: { id: seller.id, businessName: seller.businessName },
      editor,
      embedUrl: row.url === null ? null : embedUrlOf(row.url),
      tags: tags.flatMap(({ videoId, ...tag }) => (videoId === row.id ? [tag] : [])),
      segments: own.map(({ videoId: _, cover, ...segment }) => ({ ...segment, cover: cover && photoAnswer(cover) })),
      poster: row.poster && photoAnswer(row.poster),
      raw: raw ? filmAnswer(raw) : null,
      rawUntil: raw?.expiresAt?.toISOString() ?? null,
      cut: cut ? filmAnswer(cut) : null,
      leaseUntil: row.leaseUntil?.toISOString() ?? null,
      statusChangedAt: row.statusChangedAt.toISOString(),
      createdAt: row.createdAt.toISOString(),
      missing: missingForReview({ ...row, hasPoster: row.poster !== null, segments: own.length }),
      hiddenBecause: videoHiddenBecause(row),
      isOwnWork: isOwnVideo({ editor: cutter, taggedBy: row.taggedBy }, userId),
      sellerProblem: sellerProblem(seller.accountManagerId, { id: userId, roles }),
    };
  });
}

/** @throws 404 when there is none. */
export async function getVideo(id: string, actor: Actor, tx: Queryable = orm()): Promise<Video> {
  const row = await repository.findById(tx, id);
  const [video] = row ? await toVideos(tx, [row], actor) : [];
  if (!video) throw notFound();
  return video;
}

export async function listVideos(filters: repository.VideoFilters & ListRequest, actor: Actor): Promise<Page<Video>> {
  const page = await repository.list(orm(), filters, actor.userId);
  return { ...page, rows: await toVideos(orm(), page.rows, actor) };
}

/** Videos of work items, in the order of the ids. */
export async function videosOfUploads(tx: Queryable, uploadIds: readonly string[], actor: Actor): Promise<Video[]> {
  const rows = await repository.findByUploads(tx, uploadIds);
  const order = new Map(uploadIds.map((id, place) => [id, place]));
  const sorted = [...rows].sort((one, other) => (order.get(one.uploadId) ?? 0) - (order.get(other.uploadId) ?? 0));
  return toVideos(tx, sorted, actor);
}

export async function videoHistory(id: string, request: ListRequest, actor: Actor): Promise<Page<HistoryEntry>> {
  await getVideo(id, actor);
  return historyOf(orm(), id, request);
}

/** The raw film of a video and all of its cuts, newest first. @throws 404 when there is no such video. */
export async function videoFilms(id: string, actor: Actor): Promise<FilmVersion[]> {
  await getVideo(id, actor);
  return (await allFilms(orm(), id)).map(({ by, createdAt, ...row }) => ({
    film: filmAnswer(row),
    role: row.role ?? 'raw',
    isLatest: row.isLatest,
    by,
    at: createdAt.toISOString(),
  }));
}
