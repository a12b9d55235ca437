import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** Templates the built-in provider knows, in its own words. */
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

/** Messages the built-in provider took. Nobody receives them. */
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

/** What the built-in provider knows of a number. */
export const sandboxPhones = pgTable('sandbox_phones', {
  phone: text().primaryKey(),
  isOptedOut: boolean().notNull().default(false),
  /** Free text can be sent until then. */
  sessionUntil: instant(),
});

/** What the built-in provider still has to tell, by HTTP, until it is taken. */
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

/** How many calls the built-in provider took in a second. */
export const sandboxCalls = pgTable('sandbox_calls', {
  second: integer().primaryKey(),
  count: integer().notNull(),
});
