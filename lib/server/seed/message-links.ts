import { and, eq } from 'drizzle-orm';
import { collectionFills } from '@/lib/domain/collections/campaign-fills';
import { fillAll, type Fills } from '@/lib/domain/messages/fills';
import { listLinks } from '../areas/collections/link-service';
import { shortened, targetsIn } from '../areas/messages/short-link-service';
import { MINUTE } from '../clock';
import { orm } from '../db/database';
import { collections } from '../db/schema/collections';
import type { messageLinks } from '../db/schema/message-links';
import type { messages } from '../db/schema/messages';
import { ownAddress } from '../own-address';
import { Random } from './random';

/** Variables of a campaign for a live collection, with its page's URL; null where there is none. */
export async function fillsOf(nameEn: string, variables: readonly string[]): Promise<Fills | null> {
  const isIt = and(eq(collections.nameEn, nameEn), eq(collections.status, 'live'));
  const [found] = await orm().select({ id: collections.id }).from(collections).where(isIt).limit(1);
  const link = found && (await listLinks(found.id)).find(({ isOpen }) => isOpen);
  return link ? collectionFills(variables, { name: nameEn, link: ownAddress() + link.address }) : null;
}

/** Adds a short link to each message; some readers opened it, a few of them repeatedly. */
export function carryLinks(
  sent: readonly (typeof messages.$inferInsert & { id: string; campaignId?: string | null })[],
  fills: Fills,
  variables: readonly string[],
): (typeof messageLinks.$inferInsert)[] {
  const random = new Random(710_000);
  const targets = targetsIn(fills);
  return sent.flatMap((message) => {
    const { params } = fillAll(variables, fills, { contactName: message.params?.[0] ?? '' });
    const whose = { messageId: message.id, campaignId: message.campaignId ?? '' };
    const said = message.skipReason ? { params, links: [] } : shortened(params, targets, whose);
    message.params = said.params;
    const isOpened = random.chance(0.35) && message.stage === 'read' && message.handedAt;
    const wait = (1 + random.below(600)) * MINUTE;
    const clicks = random.chance(0.2) ? 2 + random.below(2) : 1;
    const openedAt = isOpened ? new Date(isOpened.getTime() + wait) : null;
    return said.links.map((link) => ({ ...link, clicks: openedAt ? clicks : 0, openedAt }));
  });
}
