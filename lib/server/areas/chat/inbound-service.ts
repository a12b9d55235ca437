import type { Channel } from '@/lib/domain/chat/conversation-status';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { type MessageCard, type MessageKind, messageLine, type Sender } from '@/lib/domain/chat/message';
import { clock } from '../../clock';
import { type Queryable, transaction } from '../../db/database';
import { lockNames } from '../../db/lock-names';
import { newId } from '../../db/schema/columns';
import { namedCard } from './cards';
import * as repository from './conversation-repository';
import { flagFor } from './flag-service';
import * as messages from './message-repository';
import { nextMessage } from './next-message';
import { announce, publish } from './publish-service';
import { conversations } from './service';
import { wake } from './step-service';

/** A message from the other side. */
interface Inbound {
  name: string;
  kind: MessageKind;
  text: string;
  card: MessageCard | null;
  /** Set when the realtime database already has the message. */
  stored?: { key: string; at: Date };
  /** The conversation it was sent in, when that one is merged into this one. */
  originId?: string;
  /** Channel it came through, which the answer will use. */
  reach?: Partial<Pick<repository.ConversationRow, 'channel' | 'phoneNumber'>>;
  /** When it was sent, if earlier than received. */
  saidAt?: Date;
  providerId: string | null;
}

const senderOf = ({ sellerId }: repository.ConversationRow): Sender => (sellerId ? 'seller' : 'buyer');

/** Adds a message from the other side to a locked conversation, once. The conversation then waits for an answer. */
async function takeIn(
  tx: Queryable,
  row: repository.ConversationRow,
  { stored, saidAt, reach, originId, ...inbound }: Inbound,
): Promise<void> {
  const place = stored ?? (await nextMessage(tx, row.id));
  const message = {
    ...inbound,
    ...place,
    id: newId(),
    conversationId: row.id,
    sender: senderOf(row),
    authorId: null,
    quote: null,
    publishedAt: stored && !originId ? clock.now() : null,
    ...(originId && { originId, placeId: originId }),
  };
  if (!(await messages.insert(tx, message))) return;
  await wake(tx, row);
  const { at } = place;
  await repository.write(tx, row.id, {
    ...reach,
    unread: row.unread + 1,
    waitingSince: row.waitingSince ?? at,
    lastInboundAt: saidAt ?? at,
    ...(at >= row.lastAt && { lastText: messageLine(message), lastFrom: message.sender, lastAt: at }),
  });
  await flagFor(tx, row, inbound.text);
}

/** Copies a message the other side wrote into the realtime database. Idempotent. */
export async function mirrorMessage(
  conversationId: string,
  { key, at, name, text, kind, card }: LiveMessage,
): Promise<void> {
  const id = await transaction(async (tx) => {
    const written = await conversations.lock(tx, conversationId);
    const row = written.mergedIntoId ? await conversations.lock(tx, written.mergedIntoId) : written;
    const stored = { key, at: new Date(at) };
    const came = row === written ? {} : { originId: written.id };
    const said = { name, text, kind, card: await namedCard(tx, card), providerId: null };
    await takeIn(tx, row, { ...said, ...came, stored, reach: { channel: 'app' } });
    return row.id;
  });
  await announce(id);
}

/** Adds a message from the other side through the server itself. */
export async function sayInbound(conversationId: string, text: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await conversations.lock(tx, conversationId);
    await takeIn(tx, row, { name: row.givenName, text, kind: 'text', card: null, providerId: null });
  });
  await publish(conversationId);
}

export interface Reply {
  channel: Channel;
  /** E.164. */
  phoneNumber: string;
  /** Display name of the sender. */
  name: string;
  text: string;
  /** The provider's message id, so that repeated events store it once. */
  providerId: string;
  /** By the provider's clock. */
  at: Date;
  /** A photo received with the message. */
  photoId?: string;
}

async function openFor(tx: Queryable, { channel, phoneNumber, name }: Reply): Promise<string> {
  await lockNames(tx, `conversation ${channel} ${phoneNumber}`);
  const known = await repository.findByPhone(tx, { channel, phoneNumber });
  if (known) return known;
  const now = clock.now();
  const party = await repository.recordOfPhone(tx, phoneNumber);
  const row = { ...party, channel, phoneNumber, givenName: name || phoneNumber, statusChangedAt: now, lastAt: now };
  const { id } = await conversations.insert(tx, row, { actorId: null, action: 'conversations.added' });
  return id;
}

/**
 * Stores a reply received from a provider: it continues the number's conversation on the channel, or opens one linked
 * to the buyer or seller with that number. Returns the conversation's id.
 */
export async function bringReply(reply: Reply): Promise<string> {
  const id = await transaction(async (tx) => {
    const conversationId = await openFor(tx, reply);
    const { name, text, photoId, providerId, channel, phoneNumber, at: saidAt } = reply;
    const card = photoId ? { id: photoId, title: 'Photo', detail: '', photoId } : null;
    const row = await conversations.lock(tx, conversationId);
    const kind = photoId ? 'photo' : 'text';
    const said = { name: name || row.givenName, text, kind, card, providerId, saidAt } as const;
    await takeIn(tx, row, { ...said, reach: { channel, phoneNumber } });
    return conversationId;
  });
  await publish(id);
  return id;
}
