import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { videos, videoSegments } from '../../db/schema/videos';

/** Appears in a video that buyers can watch. */
export const withLiveVideo = (tx: Queryable): SQL => {
  const shown = tx
    .select({ id: videoSegments.catalogId })
    .from(videoSegments)
    .innerJoin(videos, and(eq(videos.id, videoSegments.videoId), eq(videos.status, 'live')));
  // Few catalogs are in a video: finding those first costs less than checking each catalog.
  return sql`${catalogs.id} = any(array(${shown}))`;
};
