import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { type MessageCard, messageLine } from '@/lib/domain/chat/message';
import { pushKey } from '@/lib/domain/chat/push-key';
import { messageSearchText } from '@/lib/domain/chat/search-text';
import { rupeesText } from '@/lib/domain/text/money';
import { findListed } from '../areas/catalogs/service';
import { openSession } from '../areas/message-sandbox/service';
import { clock, DAY, HOUR, MINUTE } from '../clock';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { buyers } from '../db/schema/buyers';
import { catalogs } from '../db/schema/catalogs';
import { chatMessages, conversations, quickReplies } from '../db/schema/chat';
import { newId } from '../db/schema/columns';
import { sellerPhones, sellers } from '../db/schema/sellers';
import { digitsOf } from '../platform/messaging/provider-words';
import { QUICK_REPLIES, TALKS } from './chat-lines';
import { Random } from './random';

type Conversation = typeof conversations.$inferInsert;
type Message = typeof chatMessages.$inferInsert;
type Staff = { id: string; name: string };
type Other = Pick<Conversation, 'buyerId' | 'sellerId' | 'givenName' | 'phoneNumber'>;

const [BUYERS, SELLERS, STRANGERS] = [44, 8, 8];

async function others(): Promise<Other[]> {
  const fromBuyers = await orm()
    .select({ buyerId: buyers.id, givenName: buyers.contactName, phoneNumber: buyers.phoneNumber })
    .from(buyers)
    .orderBy(asc(buyers.id))
    .limit(BUYERS);
  const fromSellers = await orm()
    .select({ sellerId: sellers.id, givenName: sellers.contactName, phoneNumber: sellerPhones.number })
    .from(sellers)
    .innerJoin(sellerPhones, eq(sellerPhones.sellerId, sellers.id))
    .where(eq(sellerPhones.position, 0))
    .orderBy(asc(sellers.id))
    .limit(SELLERS);
  const strangers = Array.from({ length: STRANGERS }, (_, index) => ({
    givenName: ['Rekha', 'Imran', 'गीता', 'Suresh', 'Anand', 'Farida', 'मोहन', 'Leela'][index] ?? 'Guest',
    phoneNumber: `+911199${String(100_000 + index)}`,
  }));
  const none = { buyerId: null, sellerId: null };
  return [...fromBuyers, ...fromSellers, ...strangers].map((other) => ({ ...none, ...other }));
}

/** Catalogs visible to buyers, as message cards. */
async function someCards(): Promise<MessageCard[]> {
  const found = await orm()
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(and(eq(catalogs.status, 'live'), isNotNull(catalogs.rate)))
    .orderBy(asc(catalogs.id))
    .limit(12);
  const listed = await findListed(
    orm(),
    found.map(({ id }) => id),
  );
  return listed.map((catalog) => ({
    id: catalog.id,
    title: catalogName(catalog),
    detail: [catalog.rate === null ? '' : rupeesText(catalog.rate), catalog.seller.businessName]
      .filter(Boolean)
      .join(' · '),
    ...(catalog.cover && { photoId: catalog.cover.id }),
  }));
}

/** Age of a conversation's last line. */
const ageOf = (index: number, random: Random): number =>
  index < 12 ? (2 + index * 4 + random.below(3)) * MINUTE : HOUR + random.below(index * 90) * MINUTE;

interface Place {
  staff: readonly [Staff, ...Staff[]];
  cards: readonly MessageCard[];
  now: number;
}

/** One conversation with its messages. */
function conversationAt(index: number, other: Other, { staff, cards, now }: Place) {
  const random = new Random(index + 7000);
  const id = newId();
  const talk = TALKS[index % TALKS.length] ?? [];
  const owner = random.chance(0.45) ? random.pick(staff) : null;
  const sender = other.sellerId ? ('seller' as const) : ('buyer' as const);
  const isClosed = index >= 54;
  const isSnoozed = !isClosed && index >= 48;
  const isShort = random.chance(0.4) || owner === null;
  const lines = isShort ? talk.slice(0, Math.max(1, talk.length - (talk.length % 2 === 0 ? 1 : 0))) : talk;
  const lastAt = now - ageOf(index, random);
  const pause = (3 + random.below(20)) * MINUTE;
  const rows = lines.map(([by, text], line): Message => {
    const at = new Date(lastAt - (lines.length - 1 - line) * pause - (isClosed ? 3 * DAY : 0));
    const isTheirs = by === 'b';
    const writer = owner ?? staff[0];
    const sends = by === 's' && line === lines.length - 2 ? cards[index % Math.max(1, cards.length)] : undefined;
    const message = {
      kind: by === 'n' ? ('note' as const) : sends ? ('catalog' as const) : ('text' as const),
      text: text.replace('{name}', other.givenName),
      card: sends ?? null,
      name: isTheirs ? other.givenName : writer.name,
    };
    return {
      ...message,
      id: newId(),
      conversationId: id,
      key: pushKey(
        at,
        Array.from({ length: 12 }, () => random.below(64)),
      ),
      sender: isTheirs ? sender : 'staff',
      authorId: isTheirs ? null : writer.id,
      quote: null,
      at,
      publishedAt: null,
      providerId: null,
      searchText: messageSearchText(message),
    };
  });
  return { conversation: settled(id, rows, { other, owner, index, isClosed, isSnoozed, now, random }), rows };
}

interface Standing {
  other: Other;
  owner: Staff | null;
  index: number;
  isClosed: boolean;
  isSnoozed: boolean;
  now: number;
  random: Random;
}

/** State of a conversation after its messages. */
function settled(id: string, rows: Message[], standing: Standing): Conversation {
  const { other, owner, index, isClosed, isSnoozed, now, random } = standing;
  const said = rows.filter(({ kind }) => kind !== 'note');
  const last = said.at(-1);
  const theirs = said.filter(({ sender }) => sender !== 'staff');
  const answered = said.findLastIndex(({ sender }) => sender === 'staff');
  const open = isClosed ? [] : said.slice(answered + 1);
  const at = last?.at ?? new Date(now);
  return {
    ...other,
    id,
    channel: index % 9 === 4 ? 'whatsapp' : 'app',
    identity: index % 9 === 4 ? null : `demo-${id}`,
    isSimulated: index % 9 !== 4,
    status: isClosed ? 'closed' : isSnoozed ? 'snoozed' : 'open',
    statusReason: isSnoozed ? 'Tomorrow morning' : null,
    statusChangedAt: at,
    snoozedUntil: isSnoozed ? new Date(now + DAY) : null,
    ownerId: owner?.id ?? null,
    lastText: last ? messageLine(last as Parameters<typeof messageLine>[0]) : '',
    lastFrom: last?.sender ?? 'system',
    lastAt: at,
    unread: open.length > 0 && random.chance(0.7) ? open.length : 0,
    waitingSince: open[0]?.at ?? null,
    lastInboundAt: theirs.at(-1)?.at ?? null,
    version: 1,
    revision: 1,
    createdAt: rows[0]?.at ?? at,
  };
}

/** Stores sixty conversations and some quick replies; skips a database that has some. */
export async function seedConversations(staff: readonly Staff[]): Promise<void> {
  const [first, ...rest] = staff;
  const has = await orm().select({ id: conversations.id }).from(conversations).limit(1);
  if (!first || has.length > 0) return;
  const place: Place = { staff: [first, ...rest], cards: await someCards(), now: clock.now().getTime() };
  const made = (await others()).map((other, index) => conversationAt(index, other, place));
  const createdAt = clock.now();
  await transaction(async (tx) => {
    await insertMany(
      tx,
      conversations,
      made.map(({ conversation }) => conversation),
    );
    await insertMany(
      tx,
      chatMessages,
      made.flatMap(({ rows }) => rows),
    );
    const replies = QUICK_REPLIES.map(([shortcut, text]) => ({
      id: newId(),
      ownerId: null,
      shortcut,
      text,
      version: 1,
      createdAt,
    }));
    await insertMany(tx, quickReplies, replies);
    for (const { conversation } of made)
      if (conversation.channel === 'whatsapp' && conversation.phoneNumber)
        await openSession(tx, digitsOf(conversation.phoneNumber));
  });
}
