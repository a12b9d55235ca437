import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { PROVIDERS, STATUS_EVENTS } from '@/lib/domain/messages/event-kinds';
import { campaigns, messages } from './messages';
import { buyers } from './buyers';
import { createdAt, id, instant } from './columns';

/**
 * Webhook bodies from providers, byte for byte and without duplicates. A body is emptied only where its text must be
 * deleted.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    provider: text({ enum: PROVIDERS }).notNull(),
    /** SHA-256 of the body. */
    hash: text().notNull().unique('webhook_deliveries_once'),
    body: text().notNull(),
    receivedAt: instant().notNull(),
    /** When it was processed; null while it waits. */
    doneAt: instant(),
    /** Why it could not be understood. */
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

/** A provider's event for one message. Append-only: a message's state is derived from all its events. */
export const messageEvents = pgTable(
  'message_events',
  {
    id: id(),
    /** Provider, kind, ids and time: a repeated event has the same key. */
    key: text().notNull().unique('message_events_once'),
    /** Null while its message is unknown. */
    messageId: uuid().references(() => messages.id),
    providerId: text(),
    whatsappId: text(),
    phone: text(),
    kind: text({ enum: STATUS_EVENTS }).notNull(),
    code: text(),
    text: text(),
    /** How it was billed: the category, and whether it was free. */
    billing: jsonb().$type<{ category: string | null; isFree: boolean }>(),
    /** Time of the provider's clock. */
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

/** Replies from people. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: id(),
    /** The provider's message id. */
    providerId: text().notNull().unique('message_replies_once'),
    phone: text().notNull(),
    name: text().notNull().default(''),
    text: text().notNull(),
    /** Its automatic meaning. */
    meaning: text({ enum: ['stop', 'other'] }).notNull(),
    buyerId: uuid().references(() => buyers.id),
    /** The message it answers, if known. */
    messageId: uuid().references(() => messages.id),
    campaignId: uuid().references(() => campaigns.id),
    at: instant().notNull(),
    /** When its text was deleted; the row stays, so that nothing restores it. */
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

/** Send rate across all processes: a single row, locked by the sending process. */
export const messagePace = pgTable('message_pace', {
  /** Always 1. */
  id: smallint().primaryKey(),
  /** Thousandths of a message that may be sent at once. */
  allowance: integer().notNull(),
  at: instant().notNull(),
  /** Sending pauses until then at the provider's request. */
  restUntil: instant(),
});
