import type { TemplateCategory } from '@/lib/domain/messages/categories';
import { paiseFor100 } from '@/lib/domain/messages/rate-card';
import { meansStop } from '@/lib/domain/messages/stop-words';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { MINUTE, SECOND } from '../clock';
import type { buyerConsents } from '../db/schema/buyers';
import { newId } from '../db/schema/columns';
import type { messageReplies } from '../db/schema/message-events';
import type { messageCharges, messages } from '../db/schema/messages';
import { DEMO_REPLIES } from './message-data';
import { Random } from './random';

export interface DemoReader {
  buyerId: string | null;
  phone: string;
  contactName: string;
  businessName: string;
  city: string;
  isBlocked: boolean;
}

interface Campaign {
  id: string;
  templateId: string;
  status: string;
  startedAt: Date | null;
  createdAt: Date;
  createdById: string;
}

type MessageRow = typeof messages.$inferInsert & { id: string };

/** A pasted phone number that cannot exist: no Indian number begins with 11. */
export const pastedReader = (nth: number): DemoReader => ({
  buyerId: null,
  phone: `+9112${String(20_000_000 + ((nth * 7_654_321) % 79_999_999)).padStart(8, '0')}`,
  contactName: '',
  businessName: '',
  city: '',
  isBlocked: false,
});

const FAILURES = [
  ['1002', 'Number Does Not Exist On WhatsApp'],
  ['131049', 'This message was not delivered to maintain healthy ecosystem engagement.'],
  ['131026', 'Message undeliverable'],
] as const;

/** Delivery progress of a campaign message. */
function courseOf(random: Random, isWaiting: boolean): Pick<MessageRow, 'stage' | 'failureCode' | 'failureText'> {
  const none = { failureCode: null, failureText: null };
  if (isWaiting) return { stage: 'queued', ...none };
  const chance = random.next();
  if (chance < 0.05) {
    const [failureCode, failureText] = random.pick(FAILURES as unknown as [(typeof FAILURES)[0]]);
    return { stage: 'failed', failureCode, failureText };
  }
  if (chance < 0.055) return { stage: 'unclear', ...none };
  if (chance < 0.12) return { stage: 'sent', ...none };
  return { stage: chance < 0.4 ? 'delivered' : 'read', ...none };
}

/** Messages of a demo campaign with their costs and replies. */
export function messageRows(
  campaign: Campaign,
  category: TemplateCategory,
  count: number,
  readers: readonly DemoReader[],
  nth: number,
) {
  const random = new Random(700_000 + nth);
  const rows = {
    messages: [] as MessageRow[],
    charges: [] as (typeof messageCharges.$inferInsert)[],
    replies: [] as (typeof messageReplies.$inferInsert)[],
    consents: [] as (typeof buyerConsents.$inferInsert)[],
  };
  for (const [place, reader] of readers.slice(0, count).entries()) {
    const begun = campaign.startedAt ?? campaign.createdAt;
    const handedAt = new Date(begun.getTime() + place * SECOND);
    const isUnsent = campaign.startedAt === null || (campaign.status !== 'completed' && place > count * 0.6);
    const skipReason = reader.isBlocked
      ? ('blocked' as const)
      : random.chance(0.06)
        ? ('no-consent' as const)
        : isUnsent && campaign.status === 'stopped'
          ? ('stopped' as const)
          : null;
    const course = skipReason
      ? { stage: 'skipped' as const, failureCode: null, failureText: null }
      : courseOf(random, isUnsent);
    const isHanded = course.stage !== 'skipped' && course.stage !== 'queued';
    const isSent = isHanded && course.stage !== 'failed' && course.stage !== 'unclear';
    const message: MessageRow = {
      ...course,
      id: newId(),
      campaignId: campaign.id,
      templateId: campaign.templateId,
      phone: reader.phone,
      name: reader.businessName,
      buyerId: reader.buyerId,
      sellerId: null,
      params: [reader.contactName || 'ji', reader.city || 'your town'],
      category,
      skipReason,
      providerId: isHanded && course.stage !== 'unclear' ? newId() : null,
      whatsappId: null,
      handedAt: isHanded ? handedAt : null,
      stageAt: handedAt,
      repliedAt: null,
      senderId: campaign.createdById,
      createdAt: campaign.createdAt,
    };
    rows.messages.push(message);
    if (!isSent) continue;
    const day = indianDayOf(handedAt);
    const isEstimated = random.chance(0.04);
    const rate = paiseFor100(category, day);
    const cost = { category, day, paiseFor100: rate, isEstimated, at: handedAt, senderId: campaign.createdById };
    rows.charges.push({ ...cost, id: newId(), messageId: message.id, campaignId: campaign.id });
    if (!random.chance(0.035)) continue;
    const text = random.chance(0.2) ? 'STOP' : random.pick(DEMO_REPLIES as [string, ...string[]]);
    const at = new Date(handedAt.getTime() + (2 + random.below(300)) * MINUTE);
    message.repliedAt = at;
    const isStop = meansStop(text);
    rows.replies.push({
      id: newId(),
      providerId: `wamid.demo-${message.id}`,
      phone: reader.phone,
      name: reader.contactName,
      text,
      meaning: isStop ? 'stop' : 'other',
      buyerId: reader.buyerId,
      messageId: message.id,
      campaignId: campaign.id,
      at,
      createdAt: at,
    });
    if (!isStop) continue;
    const said = { consent: 'out' as const, source: 'whatsapp' as const, proof: text, authorId: null, at };
    rows.consents.push({ ...said, id: newId(), buyerId: reader.buyerId, number: reader.phone });
  }
  return rows;
}
