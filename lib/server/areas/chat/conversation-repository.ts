import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Page } from '@/lib/contracts/base/list';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { CONVERSATION_STATUSES } from '@/lib/domain/chat/conversation-status';
import type { ChatView } from '@/lib/domain/chat/views';
import { searchTerms } from '@/lib/domain/sellers/seller-search';
import type { Queryable } from '../../db/database';
import { containing, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyers } from '../../db/schema/buyers';
import { conversations } from '../../db/schema/chat';
import { sellerPhones, sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

export type ConversationRow = typeof conversations.$inferSelect;

export interface ConversationFilters {
  q?: string;
  view: ChatView;
}

/** What a view depends on besides the conversation. */
interface Looking {
  userId: string;
  now: Date;
  unansweredMinutes: number;
}

const select = (tx: Queryable) =>
  tx
    .select({
      row: conversations,
      owner: { id: users.id, name: users.name },
      buyer: { name: buyers.businessName, contact: buyers.contactName, city: buyers.city },
      seller: { name: sellers.businessName, contact: sellers.contactName },
    })
    .from(conversations)
    .leftJoin(users, eq(users.id, conversations.ownerId))
    .leftJoin(buyers, eq(buyers.id, conversations.buyerId))
    .leftJoin(sellers, eq(sellers.id, conversations.sellerId));

type Found = Awaited<ReturnType<typeof select>>[number];

const iso = (at: Date | null) => at?.toISOString() ?? null;

function toConversation({ row, owner, buyer, seller }: Found): Conversation {
  const {
    givenName,
    statusChangedAt,
    snoozedUntil,
    lastAt,
    waitingSince,
    lastInboundAt,
    flaggedAt,
    createdAt,
    ...rest
  } = row;
  const { mergedOver: _before, ...own } = rest;
  const record = buyer ?? seller;
  return {
    ...own,
    party: buyer ? 'buyer' : seller ? 'seller' : 'unknown',
    name: record?.name ?? givenName,
    contactName: record?.contact ?? givenName,
    city: buyer?.city ?? '',
    owner,
    snoozedUntil: iso(snoozedUntil),
    lastAt: lastAt.toISOString(),
    waitingSince: iso(waitingSince),
    lastInboundAt: iso(lastInboundAt),
    flaggedAt: iso(flaggedAt),
    createdAt: createdAt.toISOString(),
  };
}

export async function findById(tx: Queryable, id: string): Promise<Conversation | undefined> {
  const [found] = await select(tx).where(eq(conversations.id, id));
  return found && toConversation(found);
}

/** A merged conversation is shown where its messages are now. */
const isWhole = isNull(conversations.mergedIntoId);
const isOpen = and(isWhole, eq(conversations.status, 'open'));
const minutesAgo = ({ now, unansweredMinutes }: Looking) => new Date(now.getTime() - unansweredMinutes * 60_000);

/** What each view shows. */
const VIEWS: Record<ChatView, (looking: Looking) => SQL | undefined> = {
  all: () => isOpen,
  mine: ({ userId }) => and(isOpen, eq(conversations.ownerId, userId)),
  unassigned: () => and(isOpen, isNull(conversations.ownerId)),
  unanswered: (looking) => and(isOpen, lte(conversations.waitingSince, minutesAgo(looking))),
  flagged: () => and(isWhole, isNotNull(conversations.flaggedAt)),
  snoozed: () => and(isWhole, eq(conversations.status, 'snoozed')),
  closed: () => and(isWhole, eq(conversations.status, 'closed')),
};

const found = (term: string) => {
  const pattern = containing(term);
  const buyerIds = sql`select ${buyers.id} from ${buyers} where ${buyers.searchText} like ${pattern}`;
  const sellerIds = sql`select ${sellers.id} from ${sellers} where ${sellers.searchText} like ${pattern}`;
  return or(
    sql`lower(normalize(${conversations.givenName}, NFKC)) like ${pattern}`,
    sql`${conversations.phoneNumber} like ${pattern}`,
    sql`${conversations.buyerId} in (${buyerIds})`,
    sql`${conversations.sellerId} in (${sellerIds})`,
  );
};

/** A page of conversations; a search covers all statuses. */
export const list = (
  tx: Queryable,
  { q = '', view, ...request }: ConversationFilters & ListRequest,
  looking: Looking,
): Promise<Page<Conversation>> =>
  listPage(tx, request, {
    sorts: { lastAt: conversations.lastAt },
    id: conversations.id,
    where: q ? and(isWhole, ...searchTerms(q).map(found)) : VIEWS[view](looking),
    select: ({ where, orderBy, limit }) =>
      select(tx)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: toConversation,
  });

/** How many conversations each view has. */
export async function counts(tx: Queryable, looking: Looking) {
  const count = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const mineOrNobodys = or(isNull(conversations.ownerId), eq(conversations.ownerId, looking.userId));
  const [row] = await tx
    .select({
      all: count(VIEWS.all(looking)),
      mine: count(VIEWS.mine(looking)),
      unassigned: count(VIEWS.unassigned(looking)),
      unanswered: count(VIEWS.unanswered(looking)),
      flagged: count(VIEWS.flagged(looking)),
      snoozed: count(VIEWS.snoozed(looking)),
      closed: count(VIEWS.closed(looking)),
      unread: count(and(isOpen, gt(conversations.unread, 0), mineOrNobodys)),
    })
    .from(conversations)
    .where(inArray(conversations.status, CONVERSATION_STATUSES));
  if (!row) throw new Error('an aggregate always has a row');
  return row;
}

/** Fields that messages, reads and merges change. */
export type Moved = Partial<Omit<ConversationRow, 'status' | 'version' | 'revision'>>;

/** Writes these fields directly, outside the status transitions, so that no step is refused. */
export async function write(tx: Queryable, id: string, changes: Moved): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...changes, revision: sql`${conversations.revision} + 1` })
    .where(eq(conversations.id, id));
}

/** The latest conversations with a buyer or seller. */
export const ofRecord = async (
  tx: Queryable,
  { buyerId, sellerId }: { buyerId?: string; sellerId?: string },
): Promise<Conversation[]> => {
  const whose = buyerId ? eq(conversations.buyerId, buyerId) : eq(conversations.sellerId, sellerId ?? '');
  const found = await select(tx)
    .where(and(isWhole, whose))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(5);
  return found.map(toConversation);
};

type Reached = Pick<ConversationRow, 'channel'> & { phoneNumber: string };

async function lastWhere(tx: Queryable, where: SQL | undefined): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: sql<string>`coalesce(${conversations.mergedIntoId}, ${conversations.id})` })
    .from(conversations)
    .where(where)
    .orderBy(desc(conversations.lastAt))
    .limit(1);
  return row?.id;
}

/** The conversation of a number on a channel; if merged, the one that now has its messages. */
export const findByPhone = async (tx: Queryable, { channel, phoneNumber }: Reached): Promise<string | undefined> =>
  (await lastWhere(tx, and(eq(conversations.channel, channel), eq(conversations.phoneNumber, phoneNumber)))) ??
  lastWhere(
    tx,
    and(isNotNull(conversations.mergedIntoId), sql`${conversations.mergedOver} @> ${{ channel, phoneNumber }}::jsonb`),
  );

/** The conversations that were merged into this one. */
export const mergedInto = async (tx: Queryable, id: string): Promise<Conversation[]> =>
  (await select(tx).where(eq(conversations.mergedIntoId, id)).orderBy(asc(conversations.id))).map(toConversation);

/** The record with this number: a buyer, otherwise a seller. */
export async function recordOfPhone(
  tx: Queryable,
  phoneNumber: string,
): Promise<{ buyerId?: string; sellerId?: string }> {
  const [buyer] = await tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.phoneNumber, phoneNumber));
  if (buyer) return { buyerId: buyer.id };
  const [phone] = await tx
    .select({ sellerId: sellerPhones.sellerId })
    .from(sellerPhones)
    .where(eq(sellerPhones.number, phoneNumber));
  return phone ?? {};
}

/** Snoozed conversations that are due. */
export const findDue = async (tx: Queryable, now: Date): Promise<string[]> =>
  (
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(
        and(
          isWhole,
          eq(conversations.status, 'snoozed'),
          isNotNull(conversations.snoozedUntil),
          lte(conversations.snoozedUntil, now),
        ),
      )
      .limit(100)
  ).map(({ id }) => id);
