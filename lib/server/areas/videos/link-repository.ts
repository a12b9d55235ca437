import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import { BROKEN_LINKS } from '@/lib/domain/videos/video-text';
import type { Queryable } from '../../db/database';
import { sellers } from '../../db/schema/sellers';
import { videos, videoSegments } from '../../db/schema/videos';
import type { LinkFacts } from '../../platform/videos/check-link';

export const findLink = async (tx: Queryable, id: string) =>
  (await tx.select({ provider: videos.provider, url: videos.url }).from(videos).where(eq(videos.id, id)))[0];

/** Writes down what lies behind a link; no change that anybody made of the record. */
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

/** The link that was longest not looked at, if that was before then; those that never were come last. */
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

/** Has a link looked at again later, as if it had been looked at then. */
export const putOff = (tx: Queryable, id: string, at: Date) =>
  tx.update(videos).set({ linkCheckedAt: at }).where(eq(videos.id, id));

/** The links not known to be broken that show these catalogs, the newest first, with what decides whether buyers see them. */
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
