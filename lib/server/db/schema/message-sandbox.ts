import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** Templates of the built-in provider, in its own format. */
export const sandboxTemplates = pgTable('sandbox_templates', {
  id: id(),
  elementName: text().notNull(),
  languageCode: text().notNull(),
  category: text().notNull(),
  templateType: text().notNull(),
  data: text().notNull(),
  verdict: text({ enum: ['PENDING', 'APPROVED', 'REJECTED', 'PAUSED'] }).notNull(),
  reason: text(),
  createdAt: createdAt(),
});

/** Messages accepted by the built-in provider. They are never delivered. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: id(),
    whatsappId: text().notNull(),
    phone: text().notNull(),
    kind: text({ enum: ['template', 'session'] }).notNull(),
    category: text().notNull(),
    isFree: boolean().notNull(),
    content: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('sandbox_messages_by_time').on(table.at), index('sandbox_messages_by_phone').on(table.phone)],
);

/** State of a phone number in the built-in provider. */
export const sandboxPhones = pgTable('sandbox_phones', {
  phone: text().primaryKey(),
  isOptedOut: boolean().notNull().default(false),
  /** Free text may be sent until then. */
  sessionUntil: instant(),
});

/** Webhook events of the built-in provider, until they are accepted over HTTP. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: id(),
    body: jsonb().notNull(),
    dueAt: instant().notNull(),
    tries: smallint().notNull().default(0),
    doneAt: instant(),
  },
  (table) => [
    index('sandbox_events_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Calls per second to the built-in provider. */
export const sandboxCalls = pgTable('sandbox_calls', {
  second: integer().primaryKey(),
  count: integer().notNull(),
});
