import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { FILM_KINDS } from '@/lib/contracts/videos/video-record';
import type { videosApi } from '@/lib/contracts/videos/videos';
import { clock, DAY, later } from '../../clock';
import { orm } from '../../db/database';
import { videos } from '../../db/schema/videos';
import { env } from '../../env';
import { byEditor } from '../../platform/audit/editor-throughput-repository';
import { storageUsed } from '../../platform/videos/film-service';

const JUDGED = {
  action: 'videos.status-changed',
  table: videos,
  id: videos.id,
  taggedById: videos.taggedById,
  back: 'tagged',
} as const;

/** What each editor completed, and the storage used by video films. */
export async function videoFigures(): Promise<EndpointAnswer<typeof videosApi.figures>> {
  const now = clock.now();
  const editors = await byEditor(orm(), JUDGED, { week: later(-7 * DAY, now), month: later(-30 * DAY, now) });
  const used = await storageUsed(orm());
  const storage = FILM_KINDS.map((what) => used.find((one) => one.what === what) ?? { what, films: 0, bytes: 0 });
  return { editors, originalDays: env().VIDEO_ORIGINAL_DAYS, storage };
}
