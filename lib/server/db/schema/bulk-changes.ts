import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { BULK_LISTS, BULK_OUTCOMES } from '@/lib/domain/lists/bulk-changes';
import { createdAt, id } from './columns';
import { users } from './users';

/** A change of many records in one go, or the undoing of one. */
export const bulkChanges = pgTable('bulk_changes', {
  /** Made by whoever starts it, so that a start that is sent twice is known. */
  id: uuid().primaryKey(),
  list: text({ enum: BULK_LISTS }).notNull(),
  /** In the shape of the list's contract. */
  change: jsonb().notNull(),
  title: text().notNull(),
  ownerId: uuid()
    .notNull()
    .references(() => users.id),
  rowCount: integer().notNull(),
  /** The job that works on it now, or did last. */
  jobId: uuid(),
  /** Undone once. */
  undoesId: uuid()
    .unique('bulk_changes_undone_once')
    .references((): AnyPgColumn => bulkChanges.id),
  createdAt: createdAt(),
});

/** One record of a bulk change: chosen at the start, done when it has an outcome. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    id: id(),
    bulkId: uuid()
      .notNull()
      .references(() => bulkChanges.id),
    position: integer().notNull(),
    recordId: uuid().notNull(),
    name: text().notNull(),
    /** What the fields to be changed held at the start, which an undo puts back; null when there was no record. */
    before: jsonb().$type<Record<string, unknown>>(),
    outcome: text({ enum: BULK_OUTCOMES }),
    reason: text(),
    /** The version the change left, which must still be there for an undo. */
    version: integer(),
  },
  (table) => [
    uniqueIndex('bulk_rows_by_position').on(table.bulkId, table.position),
    index('bulk_rows_by_outcome').on(table.bulkId, table.outcome, table.position),
  ],
);
