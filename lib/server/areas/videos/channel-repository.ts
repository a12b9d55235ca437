import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { LinkProvider } from '@/lib/domain/videos/video-link';
import type { Queryable } from '../../db/database';
import { sellers } from '../../db/schema/sellers';
import { videos } from '../../db/schema/videos';

/** Number of newest videos that decide which seller a channel belongs to. */
const NEWEST = 20;

export interface Channel {
  provider: LinkProvider;
  author: string | null;
  channel: string | null;
}

/** The newest videos by channel URL; by channel name for those stored without a URL. */
async function newestOf(tx: Queryable, { provider, author, channel }: Channel) {
  const matching = (of: SQL | undefined) =>
    tx
      .select({ sellerId: videos.sellerId })
      .from(videos)
      .where(and(eq(videos.provider, provider), of, ne(videos.status, 'rejected')))
      .orderBy(desc(videos.id))
      .limit(NEWEST);
  const known = channel === null ? [] : await matching(eq(videos.linkChannel, channel));
  if (known.length > 0 || author === null) return known;
  return matching(and(eq(videos.linkAuthor, author), channel === null ? undefined : isNull(videos.linkChannel)));
}

/** The seller of the newest videos of a channel, if all belong to one that still accepts work. */
export async function sellerOfChannel(tx: Queryable, channel: Channel) {
  const newest = await newestOf(tx, channel);
  const ids = [...new Set(newest.map(({ sellerId }) => sellerId))];
  if (ids.length !== 1) return null;
  const found = await tx
    .select({ id: sellers.id, businessName: sellers.businessName })
    .from(sellers)
    .where(and(inArray(sellers.id, ids), ne(sellers.status, 'closed')));
  return found[0] ?? null;
}
