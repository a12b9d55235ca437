import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHANNELS, CONVERSATION_STATUSES } from '@/lib/domain/chat/conversation-status';
import { MESSAGE_KINDS, type MessageCard, type Quote, SENDERS } from '@/lib/domain/chat/message';
import type { MergedOver } from '@/lib/domain/chat/merge-rule';
import { TICKS } from '@/lib/domain/chat/ticks';
import { buyers } from './buyers';
import { createdAt, id, instant } from './columns';
import { sellers } from './sellers';
import { users } from './users';

/** What is known of each conversation; its messages live in the realtime database and are copied for search. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** What the other side calls itself. */
    givenName: text().notNull(),
    /** Who the other side is in the realtime database; null where it writes by other ways alone. */
    identity: text(),
    /** E.164. */
    phoneNumber: text(),
    buyerId: uuid().references(() => buyers.id),
    sellerId: uuid().references(() => sellers.id),
    status: text({ enum: CONVERSATION_STATUSES }).notNull().default('open'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    snoozedUntil: instant(),
    ownerId: uuid().references(() => users.id),
    lastText: text().notNull().default(''),
    lastFrom: text({ enum: SENDERS }).notNull().default('system'),
    lastAt: instant().notNull(),
    unread: integer().notNull().default(0),
    waitingSince: instant(),
    lastInboundAt: instant(),
    /** The conversation of the same person that has everything that was said here. */
    mergedIntoId: uuid().references((): AnyPgColumn => conversations.id),
    /** What a merge changed of that one, as it was before, so that the two can be two again. */
    mergedOver: jsonb().$type<MergedOver>(),
    /** Since when it is flagged, until staff say that it is seen to, and the word it was flagged for. */
    flaggedAt: instant(),
    flagWord: text(),
    isSimulated: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Counts messages and looks as well, which no step is refused for. */
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('conversations_by_last').on(table.lastAt, table.id),
    index('conversations_by_owner').on(table.ownerId),
    index('conversations_by_phone').on(table.phoneNumber),
    index('conversations_by_buyer').on(table.buyerId),
    index('conversations_by_seller').on(table.sellerId),
    index('conversations_snoozed').on(table.snoozedUntil),
    index('conversations_merged').on(table.mergedIntoId),
    index('conversations_flagged')
      .on(table.lastAt, table.id)
      .where(sql`${table.flaggedAt} is not null`),
    check('conversations_party', sql`${table.buyerId} is null or ${table.sellerId} is null`),
  ],
);

/** Every message, to be searched and to be written into the realtime database once. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Made by whoever sent it. */
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    /** In the realtime database. */
    key: text().notNull(),
    sender: text({ enum: SENDERS }).notNull(),
    /** The member of staff who wrote it. */
    authorId: uuid().references(() => users.id),
    name: text().notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    text: text().notNull(),
    card: jsonb().$type<MessageCard>(),
    quote: jsonb().$type<Quote>(),
    at: instant().notNull(),
    /** Null until the realtime database has it. */
    publishedAt: instant(),
    /** The id of a provider that brought it, so that it comes once. */
    providerId: text(),
    /** The conversation it was said in, where it came here by a merge. */
    originId: uuid().references(() => conversations.id),
    /** The conversation below which the realtime database has it still; null where that is this one. */
    placeId: uuid().references(() => conversations.id),
    /** How far an answer came that a provider takes on; null for what lies in the app alone. */
    tick: text({ enum: TICKS }),
    /** When its words were deleted; the row stays, so that nothing brings them back. */
    erasedAt: instant(),
    /** Everything it is found by. */
    searchText: text().notNull(),
  },
  (table) => [
    uniqueIndex('chat_messages_key').on(table.conversationId, table.key),
    uniqueIndex('chat_messages_provider').on(table.providerId),
    index('chat_messages_by_time').on(table.conversationId, table.at, table.id),
    index('chat_messages_by_at').on(table.at, table.id),
    index('chat_messages_unpublished')
      .on(table.conversationId)
      .where(sql`${table.publishedAt} is null`),
    index('chat_messages_ticking')
      .on(table.at)
      .where(sql`${table.tick} in ('waiting', 'unclear', 'sent', 'delivered')`),
    index('chat_messages_kept')
      .on(table.at)
      .where(sql`${table.erasedAt} is null`),
    index('chat_messages_quoting')
      .on(sql`(${table.quote} ->> 'id')`)
      .where(sql`${table.quote} is not null`),
    index('chat_messages_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Texts that are written often. Without an owner everybody has it. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: id(),
    ownerId: uuid().references(() => users.id),
    shortcut: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('quick_replies_own').on(table.ownerId, table.shortcut),
    uniqueIndex('quick_replies_shared')
      .on(table.shortcut)
      .where(sql`${table.ownerId} is null`),
  ],
);

/** How far the messages of the realtime database are copied: one row. */
export const chatMirror = pgTable('chat_mirror', {
  id: smallint().primaryKey().default(1),
  revision: bigint({ mode: 'number' }).notNull(),
});

/** How the inbox works: one row, once somebody changed it. */
export const chatSettings = pgTable('chat_settings', {
  id: smallint().primaryKey().default(1),
  firstReplyOwns: boolean().notNull(),
  unansweredMinutes: integer().notNull(),
  /** Messages are deleted after so many months; 0 keeps them for good. */
  keepMonths: integer().notNull().default(0),
  /** A conversation is flagged where the other side uses one of them. */
  flagWords: text().array().notNull().default([]),
});
