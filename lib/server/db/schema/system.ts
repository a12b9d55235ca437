import { bigint, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** Keys made by the server on its first start, when none is given from outside. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/** Who did what. A trigger refuses every change and removal. */
export const auditEntries = pgTable('audit_entries', {
  id: id(),
  at: instant().notNull(),
  actorId: uuid(),
  action: text().notNull(),
  subjectId: uuid(),
  requestId: text(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

/** Columns and names are those of rate-limiter-flexible, which writes this table. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
