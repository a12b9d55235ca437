import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { PROVIDERS, STATUS_EVENTS } from '@/lib/domain/messages/event-kinds';
import { campaigns, messages } from './messages';
import { buyers } from './buyers';
import { createdAt, id, instant } from './columns';

/** What providers told, byte for byte, and once. Bytes are emptied only where words in them have to be deleted. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** SHA-256 of the body. */
    hash: text().notNull().unique('webhook_deliveries_once'),
    body: text().notNull(),
    receivedAt: instant().notNull(),
    /** When it was worked on; none while it waits. */
    doneAt: instant(),
    /** Why it says nothing that is known. */
    failure: text(),
  },
  (table) => [
    index('webhook_deliveries_waiting')
      .on(table.id)
      .where(sql`${table.doneAt} is null`),
    index('webhook_deliveries_by_time').on(table.receivedAt),
    index('webhook_deliveries_full')
      .on(table.receivedAt)
      .where(sql`${table.body} <> ''`),
  ],
);

/** What a provider told of one message. Append-only: what the message came to follows from all of them. */
export const messageEvents = pgTable(
  'message_events',
  {
    id: id(),
    /** Provider, kind, ids and moment: the same event again has the same key. */
    key: text().notNull().unique('message_events_once'),
    /** None while nobody knows which message it is about. */
    messageId: uuid().references(() => messages.id),
    providerId: text(),
    whatsappId: text(),
    phone: text(),
    kind: text({ enum: STATUS_EVENTS }).notNull(),
    code: text(),
    text: text(),
    /** What it was billed as: a category, and whether it was free. */
    billing: jsonb().$type<{ category: string | null; isFree: boolean }>(),
    /** By the provider's clock. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('message_events_by_message').on(table.messageId, table.at, table.id),
    index('message_events_parked')
      .on(table.providerId)
      .where(sql`${table.messageId} is null`),
    index('message_events_parked_whatsapp')
      .on(table.whatsappId)
      .where(sql`${table.messageId} is null`),
    index('message_events_parked_phone')
      .on(table.phone, table.at)
      .where(sql`${table.messageId} is null`),
  ],
);

/** What people wrote back. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    /** The provider's id of it. */
    providerId: text().notNull().unique('message_replies_once'),
    phone: text().notNull(),
    name: text().notNull().default(''),
    text: text().notNull(),
    /** What it means by itself. */
    meaning: text({ enum: ['stop', 'other'] }).notNull(),
    buyerId: uuid().references(() => buyers.id),
    /** The message it answers, as far as is known. */
    messageId: uuid().references(() => messages.id),
    campaignId: uuid().references(() => campaigns.id),
    at: instant().notNull(),
    /** When its words were deleted; the row stays, so that nothing brings them back. */
    erasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('message_replies_by_time').on(table.at, table.id),
    index('message_replies_by_phone').on(table.phone, table.at, table.id),
    index('message_replies_by_campaign').on(table.campaignId, table.at, table.id),
    index('message_replies_by_buyer').on(table.buyerId, table.at, table.id),
  ],
);

/** How fast messages go out over all processes: one row, which whoever hands messages out holds. */
export const messagePace = pgTable('message_pace', {
  /** Always 1. */
  id: smallint().primaryKey(),
  /** Thousandths of a message that may go out at once. */
  allowance: integer().notNull(),
  at: instant().notNull(),
  /** The provider asked for a rest until then. */
  restUntil: instant(),
});
