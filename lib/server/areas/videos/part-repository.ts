import { and, asc, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { VideoForm } from '@/lib/contracts/videos/video-record';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs } from '../../db/schema/catalogs';
import { photos } from '../../db/schema/photos';
import { videoSegments, videoTags } from '../../db/schema/videos';

export const tagsOf = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select()
    .from(videoTags)
    .where(inArray(videoTags.videoId, [...ids]))
    .orderBy(asc(videoTags.valueId));

export const segmentsOf = (tx: Queryable, ids: readonly string[]) =>
  tx
    .select({
      videoId: videoSegments.videoId,
      catalogId: videoSegments.catalogId,
      startMs: videoSegments.startMs,
      endMs: videoSegments.endMs,
      catalogTitle: catalogs.title,
      cover: { id: photos.id, width: photos.width, height: photos.height },
    })
    .from(videoSegments)
    .innerJoin(catalogs, eq(catalogs.id, videoSegments.catalogId))
    .leftJoin(catalogImages, and(eq(catalogImages.catalogId, catalogs.id), eq(catalogImages.isCover, true)))
    .leftJoin(photos, eq(photos.id, catalogImages.photoId))
    .where(inArray(videoSegments.videoId, [...ids]))
    .orderBy(asc(videoSegments.position));

export async function replaceTags(tx: Queryable, videoId: string, tags: VideoForm['tags']): Promise<void> {
  await tx.delete(videoTags).where(eq(videoTags.videoId, videoId));
  if (tags.length > 0) await tx.insert(videoTags).values(tags.map((tag) => ({ ...tag, videoId })));
}

export async function replaceSegments(tx: Queryable, videoId: string, segments: VideoForm['segments']): Promise<void> {
  await tx.delete(videoSegments).where(eq(videoSegments.videoId, videoId));
  if (segments.length === 0) return;
  await tx.insert(videoSegments).values(segments.map((segment, position) => ({ ...segment, videoId, position })));
}

/** Those of the catalogs a video of this seller can refer to. */
export const catalogsOf = async (tx: Queryable, sellerId: string, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(and(inArray(catalogs.id, [...ids]), eq(catalogs.sellerId, sellerId), isNull(catalogs.deletedAt)));
  return new Set(found.map(({ id }) => id));
};

/** Segments that show a catalog, in import order. */
export const segmentsWith = (tx: Queryable, catalogId: string) =>
  tx
    .select({ videoId: videoSegments.videoId, startMs: videoSegments.startMs, endMs: videoSegments.endMs })
    .from(videoSegments)
    .where(eq(videoSegments.catalogId, catalogId))
    .orderBy(asc(videoSegments.videoId), asc(videoSegments.position))
    .limit(100);

/** More than a seller has in a season. */
const NEAREST = 300;

/** The newest catalogs of a seller, as candidates for what a video shows. */
export const catalogsNear = (tx: Queryable, sellerId: string) =>
  tx
    .select({
      id: catalogs.id,
      title: catalogs.title,
      designNumber: catalogs.designNumber,
      caption: catalogs.caption,
      rate: catalogs.rate,
      productTypeId: catalogs.productTypeId,
      createdAt: catalogs.createdAt,
      cover: { id: photos.id, width: photos.width, height: photos.height },
    })
    .from(catalogs)
    .leftJoin(catalogImages, and(eq(catalogImages.catalogId, catalogs.id), eq(catalogImages.isCover, true)))
    .leftJoin(photos, eq(photos.id, catalogImages.photoId))
    .where(and(eq(catalogs.sellerId, sellerId), isNull(catalogs.deletedAt), ne(catalogs.status, 'rejected')))
    .orderBy(desc(catalogs.createdAt), desc(catalogs.id))
    .limit(NEAREST);
