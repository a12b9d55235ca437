import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import { BROKEN_LINKS } from '@/lib/domain/videos/video-text';
import type { Queryable } from '../../db/database';
import { sellers } from '../../db/schema/sellers';
import { videos, videoSegments } from '../../db/schema/videos';
import type { LinkFacts } from '../../platform/videos/check-link';

export const findLink = async (tx: Queryable, id: string) =>
  (await tx.select({ provider: videos.provider, url: videos.url }).from(videos).where(eq(videos.id, id)))[0];

/** Stores the result of a link check; the record itself does not change. */
export async function saveCheck(tx: Queryable, id: string, facts: LinkFacts & { at: Date }) {
  const { state, title, author, channel, at } = facts;
  await tx
    .update(videos)
    .set({
      linkState: state,
      linkCheckedAt: at,
      ...(title !== undefined && { linkTitle: title }),
      ...(author !== undefined && { linkAuthor: author }),
      ...(channel !== undefined && { linkChannel: channel }),
    })
    .where(eq(videos.id, id));
}

/** The link whose last check is oldest, if before the given time; unchecked links come last. */
export const findStale = async (tx: Queryable, before: Date) =>
  (
    await tx
      .select({ id: videos.id, provider: videos.provider, url: videos.url })
      .from(videos)
      .where(
        and(
          isNotNull(videos.url),
          or(isNull(videos.linkCheckedAt), lt(videos.linkCheckedAt, before)),
          ne(videos.status, 'rejected'),
        ),
      )
      .orderBy(asc(videos.linkCheckedAt), asc(videos.id))
      .limit(1)
  )[0];

/** Postpones the next check of a link by setting the time of its last one. */
export const putOff = (tx: Queryable, id: string, at: Date) =>
  tx.update(videos).set({ linkCheckedAt: at }).where(eq(videos.id, id));

/** Links to these catalogs that are not known to be broken, newest first, with what decides whether buyers see them. */
export const linksWith = (tx: Queryable, catalogIds: readonly string[]) =>
  tx
    .selectDistinct({
      id: videos.id,
      catalogId: videoSegments.catalogId,
      url: videos.url,
      status: videos.status,
      seller: { status: sellers.status, deprioritised: sellers.deprioritised },
    })
    .from(videoSegments)
    .innerJoin(videos, eq(videos.id, videoSegments.videoId))
    .innerJoin(sellers, eq(sellers.id, videos.sellerId))
    .where(
      and(
        inArray(videoSegments.catalogId, [...catalogIds]),
        isNotNull(videos.url),
        notInArray(videos.linkState, [...BROKEN_LINKS]),
      ),
    )
    .orderBy(desc(videos.id));
