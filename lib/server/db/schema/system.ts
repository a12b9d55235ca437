import { bigint, index, integer, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import type { FieldChanges } from '@/lib/domain/records/field-changes';
import { createdAt, id, instant } from './columns';

/** Keys made by the server on its first start, when none is given from outside. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
});

/** Who did what to which record. A trigger refuses every change and removal. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant().notNull(),
    actorId: uuid(),
    /** Kind of record. */
    entity: text().notNull().default(''),
    action: text().notNull(),
    subjectId: uuid(),
    requestId: text(),
    changes: jsonb().$type<FieldChanges>().notNull().default({}),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_entries_by_subject').on(table.subjectId, table.at, table.id),
    index('audit_entries_by_actor').on(table.actorId, table.at, table.id),
    index('audit_entries_by_time').on(table.at, table.id),
    index('audit_entries_by_action').on(table.action, table.at, table.id),
    index('audit_entries_by_request').on(table.requestId),
  ],
);

/** Columns and names are those of rate-limiter-flexible, which writes this table. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
