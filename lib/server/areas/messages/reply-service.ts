import { OPT_OUT_CONFIRMATION } from '@/lib/domain/messages/hand-out';
import { meansStop } from '@/lib/domain/messages/stop-words';
import { clock, DAY } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import type { ProviderEvent } from '../../platform/messaging/provider';
import { buyerWithNumber, consentsOf, recordConsent } from '../buyers/consent-service';
import * as repository from './intake-repository';

/** A reply that names no message counts as an answer to the last one within this time. */
const ANSWERS_WITHIN = 3 * DAY;

const CONFIRMATION = 'You will get no more messages from us. Write to us any time if you change your mind.';

type Reply = Extract<ProviderEvent, { type: 'reply' }>;

/** Confirms an opt-out once: the person wrote within the day, so free text is allowed. */
async function confirm(tx: Queryable, phone: string, senderId: string | null): Promise<void> {
  if (senderId === null) return;
  const at = clock.now();
  await repository.addMessage(tx, {
    id: newId(),
    phone,
    text: CONFIRMATION,
    category: 'service',
    stageAt: at,
    createdAt: at,
    senderId,
    aboutKind: OPT_OUT_CONFIRMATION,
  });
}

/** Stores a reply. A stop word opts the number out at once and is confirmed once. */
export async function hearReply(tx: Queryable, { id, phone, name, text, answers, at }: Reply): Promise<void> {
  const answered = await repository.findAnswered(tx, phone, answers, new Date(at.getTime() - ANSWERS_WITHIN));
  const meaning = meansStop(text) ? 'stop' : 'other';
  const isNew = await repository.addReply(tx, {
    id: newId(),
    providerId: id,
    phone,
    name: name.slice(0, 120),
    text: text.slice(0, 4000),
    meaning,
    buyerId: answered?.buyerId ?? (await buyerWithNumber(tx, phone)),
    messageId: answered?.id ?? null,
    campaignId: answered?.campaignId ?? null,
    at,
    createdAt: clock.now(),
  });
  if (!isNew) return;
  if (answered) await repository.markReplied(tx, answered.id, at);
  if (meaning !== 'stop' || (await consentsOf(tx, [phone])).get(phone) === 'out') return;
  await recordConsent(tx, {
    number: phone,
    consent: 'out',
    source: 'whatsapp',
    proof: text.slice(0, 500),
    authorId: null,
  });
  await confirm(tx, phone, answered?.senderId ?? null);
}
