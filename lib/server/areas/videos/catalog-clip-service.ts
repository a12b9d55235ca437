import type { CatalogClip } from '@/lib/contracts/videos/video-record';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { notFound } from '../../errors';
import { findCatalogs } from '../catalogs/service';
import * as parts from './part-repository';
import * as repository from './repository';
import { toVideos } from './service';

/** The videos that show a catalog, those buyers can see first. @throws 404 when there is no such catalog. */
export async function clipsOfCatalog(id: string, actor: Actor): Promise<CatalogClip[]> {
  if ((await findCatalogs(orm(), [id])).length === 0) throw notFound();
  const segments = await parts.segmentsWith(orm(), id);
  const ids = [...new Set(segments.map(({ videoId }) => videoId))];
  const videos = new Map(
    (await toVideos(orm(), await repository.findByIds(orm(), ids), actor)).map((video) => [video.id, video]),
  );
  const clips = segments.flatMap(({ videoId, startMs, endMs }): CatalogClip[] => {
    const video = videos.get(videoId);
    if (!video) return [];
    const { status, poster, cut: film, hiddenBecause } = video;
    return [{ videoId, name: nameOfVideo(video), status, startMs, endMs, poster, film, hiddenBecause }];
  });
  return clips.sort((one, other) => one.hiddenBecause.length - other.hiddenBecause.length);
}
