import { createHash } from 'node:crypto';
import type { ProviderName } from '@/lib/domain/messages/event-kinds';
import { stopReason } from '@/lib/domain/messages/breaker';
import { failureClass } from '@/lib/domain/messages/failure-codes';
import { clock, MINUTE } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { newId } from '../../db/schema/columns';
import { log } from '../../log';
import type { MessageEvent, ProviderEvent } from '../../platform/messaging/provider';
import { readGupshup } from '../../platform/messaging/read-gupshup';
import { readMeta } from '../../platform/messaging/read-meta';
import { consentsOf, recordConsent } from '../buyers/consent-service';
import { empty, erasedAmong } from './erase-repository';
import { pauseCampaign } from './campaign-step-service';
import * as repository from './intake-repository';
import { refold, type Settled } from './outcome-service';
import { hearReply } from './reply-service';
import { hearOfTemplate } from './template-service';

/** Deliveries processed per transaction. */
const AT_ONCE = 100;

/** An event with an unknown id may be about a message sent up to this long before it, or after it. */
const [BEFORE, AFTER] = [15 * MINUTE, 2 * MINUTE];

/** Parser for a provider's events. */
export const readOf = (provider: ProviderName) => (provider === 'cloud' ? readMeta : readGupshup);

/** A repeated event has the same key, however often and in whichever envelope it arrives. */
const keyOf = (provider: ProviderName, event: MessageEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([provider, event.kind, event.providerId, event.whatsappId, event.code, event.at.getTime()]))
    .digest('base64url');

const toRow = (provider: ProviderName, { type: _, ownId: _own, ...event }: MessageEvent): repository.EventRow => ({
  ...event,
  id: newId(),
  messageId: null,
  key: keyOf(provider, { ...event, type: 'message', ownId: null }),
  text: event.text?.slice(0, 300) ?? null,
  receivedAt: clock.now(),
});

/** The messages of events with known ids. */
async function knownIds(tx: Queryable, rows: readonly repository.EventRow[]) {
  const ids = (name: 'providerId' | 'whatsappId') => [...new Set(rows.flatMap((row) => row[name] ?? []))];
  const found = await repository.findByIds(tx, ids('providerId'), ids('whatsappId'));
  const byProvider = new Map(found.map((one) => [one.providerId, one.id]));
  const byWhatsApp = new Map(found.map((one) => [one.whatsappId, one.id]));
  return ({ providerId, whatsappId }: repository.EventRow) =>
    (providerId && byProvider.get(providerId)) || (whatsappId && byWhatsApp.get(whatsappId)) || null;
}

/**
 * The single unanswered message this event can be about, by number and time. If there are two, the event is parked
 * until one of the answers arrives with its ids.
 */
async function guess(tx: Queryable, { phone, at, providerId }: repository.EventRow): Promise<string | null> {
  if (!phone || !providerId) return null;
  const from = new Date(at.getTime() - BEFORE);
  const to = new Date(at.getTime() + AFTER);
  const [only, other] = await repository.findUnanswered(tx, phone, from, to);
  return only && !other ? only.id : null;
}

/** Stores events and assigns each to its message. Returns the affected messages. */
async function assignEvents(tx: Queryable, rows: readonly repository.EventRow[]): Promise<string[]> {
  const added = await repository.addEvents(tx, rows);
  const idOf = await knownIds(tx, added);
  const touched = new Set<string>();
  const guessed = new Map<string, string>();
  for (const event of added) {
    const { providerId = null, whatsappId = null } = event;
    const messageId = idOf(event) ?? (providerId && guessed.get(providerId)) ?? (await guess(tx, event));
    if (!messageId) continue;
    await repository.give(tx, event.id, messageId);
    // A failure names one id without saying which kind it is.
    const isSure = providerId !== whatsappId;
    if (isSure && (providerId || whatsappId)) await repository.learnIds(tx, messageId, { providerId, whatsappId });
    if (providerId) guessed.set(providerId, messageId);
    touched.add(messageId);
  }
  return [...touched];
}

/** Effects of a failure beyond its message: records an opt-out, or pauses the campaign if all messages are affected. */
async function follow(tx: Queryable, { phone, campaignId, failureCode }: Settled): Promise<void> {
  if (failureCode === null) return;
  if (failureClass(failureCode) === 'opted-out')
    await hearConsent(tx, phone, 'out', `WhatsApp says so (${failureCode}).`);
  const reason = stopReason(failureCode);
  if (campaignId && reason) await pauseCampaign(tx, campaignId, reason);
}

/** Records the provider's consent state for a number, unless the ledger has the same. An opt-in is never adopted. */
async function hearConsent(tx: Queryable, phone: string, state: 'in' | 'out', proof: string): Promise<void> {
  if (state === 'in' || (await consentsOf(tx, [phone])).get(phone) === 'out') return;
  await recordConsent(tx, { number: phone, consent: state, source: 'whatsapp', proof, authorId: null });
}

async function hear(tx: Queryable, events: readonly ProviderEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type === 'reply') await hearReply(tx, event);
    if (event.type === 'consent') await hearConsent(tx, event.phone, event.state, 'Reported by the provider.');
    if (event.type === 'template') await hearOfTemplate(tx, event);
  }
}

/** A message whose text was erased may be delivered again: the text is then cleared once more. */
async function emptyErased(tx: Queryable, told: readonly { id: string; events: readonly ProviderEvent[] }[]) {
  const repliesOf = (events: readonly ProviderEvent[]) =>
    events.flatMap((event) => (event.type === 'reply' ? event.id : []));
  const erased = await erasedAmong(
    tx,
    told.flatMap(({ events }) => repliesOf(events)),
  );
  const again = told.filter(({ events }) => repliesOf(events).some((id) => erased.has(id)));
  await empty(
    tx,
    again.map(({ id }) => id),
  );
}

/** Processes deliveries within the caller's transaction: all of their effects or none. */
async function work(tx: Queryable, deliveries: readonly repository.Delivery[]): Promise<void> {
  const read = deliveries.map(({ id, provider, body, receivedAt }) => ({
    id,
    provider,
    events: readOf(provider)(body, receivedAt),
  }));
  const rows = read.flatMap(({ provider, events }) =>
    events.flatMap((event) => (event.type === 'message' ? toRow(provider, event) : [])),
  );
  const touched = await assignEvents(tx, rows);
  for (const failed of await refold(tx, touched)) await follow(tx, failed);
  await hear(
    tx,
    read.flatMap(({ events }) => events),
  );
  await repository.finish(
    tx,
    deliveries.map(({ id }) => id),
    clock.now(),
  );
  await emptyErased(tx, read);
}

/** Skips a delivery that cannot be processed and records the reason, so that it does not block the others. */
async function workAlone(): Promise<number> {
  const failure = await transaction(async (tx) => {
    const [one] = await repository.lockNext(tx, 1);
    if (!one) return null;
    try {
      await tx.transaction((part) => work(part, [one]));
    } catch (error) {
      await repository.finish(tx, [one.id], clock.now(), describeError(error).error.slice(0, 300));
      return one.id;
    }
    return one.id;
  });
  return failure === null ? 0 : 1;
}

/** Processes provider deliveries. Returns how many there were. */
export async function workDeliveries(): Promise<number> {
  if (!(await repository.hasWaiting(orm(), {}))) return 0;
  try {
    return await transaction(async (tx) => {
      const deliveries = await repository.lockNext(tx, AT_ONCE);
      await work(tx, deliveries);
      return deliveries.length;
    });
  } catch (error) {
    log.warn(describeError(error), 'one of many deliveries cannot be worked on: each is tried alone');
    let done = 0;
    for (; done < AT_ONCE && (await workAlone()) > 0;) done += 1;
    return done;
  }
}
