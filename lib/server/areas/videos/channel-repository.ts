import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { LinkProvider } from '@/lib/domain/videos/video-link';
import type { Queryable } from '../../db/database';
import { sellers } from '../../db/schema/sellers';
import { videos } from '../../db/schema/videos';

/** So many of its newest videos say whose a channel is. */
const NEWEST = 20;

/** The seller of the newest videos of a channel, if they are all of one that work can go on with. */
export async function sellerOfChannel(tx: Queryable, provider: LinkProvider, author: string) {
  const newest = await tx
    .select({ sellerId: videos.sellerId })
    .from(videos)
    .where(and(eq(videos.provider, provider), eq(videos.linkAuthor, author), ne(videos.status, 'rejected')))
    .orderBy(desc(videos.id))
    .limit(NEWEST);
  const ids = [...new Set(newest.map(({ sellerId }) => sellerId))];
  if (ids.length !== 1) return null;
  const found = await tx
    .select({ id: sellers.id, businessName: sellers.businessName })
    .from(sellers)
    .where(and(inArray(sellers.id, ids), ne(sellers.status, 'closed')));
  return found[0] ?? null;
}
