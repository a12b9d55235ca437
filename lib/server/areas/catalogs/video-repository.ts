import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogs } from '../../db/schema/catalogs';
import { videos, videoSegments } from '../../db/schema/videos';

/** A video that buyers can watch shows it. */
export const withLiveVideo = (tx: Queryable): SQL => {
  const shown = tx
    .select({ id: videoSegments.catalogId })
    .from(videoSegments)
    .innerJoin(videos, and(eq(videos.id, videoSegments.videoId), eq(videos.status, 'live')));
  // Catalogs in a video are few: found first, they cost less than asking for each catalog.
  return sql`${catalogs.id} = any(array(${shown}))`;
};
