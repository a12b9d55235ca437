import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { videos } from '../../db/schema/videos';
import type { LinkFacts } from '../../platform/videos/check-link';

export const findLink = async (tx: Queryable, id: string) =>
  (await tx.select({ provider: videos.provider, url: videos.url }).from(videos).where(eq(videos.id, id)))[0];

/** Writes down what lies behind a link; no change that anybody made of the record. */
export async function saveCheck(tx: Queryable, id: string, { state, title, author, at }: LinkFacts & { at: Date }) {
  await tx
    .update(videos)
    .set({
      linkState: state,
      linkCheckedAt: at,
      ...(title !== undefined && { linkTitle: title }),
      ...(author !== undefined && { linkAuthor: author }),
    })
    .where(eq(videos.id, id));
}
