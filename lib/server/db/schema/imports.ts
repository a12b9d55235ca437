import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_AREAS, IMPORT_OUTCOMES, IMPORT_STATES, type ImportMapping } from '@/lib/domain/tables/imports';
import type { Issue } from '@/lib/contracts/base/answers';
import { createdAt, id, instant } from './columns';
import { files } from './files';
import { users } from './users';

/** An uploaded table and the progress of its import. */
export const imports = pgTable('imports', {
  id: id(),
  area: text({ enum: IMPORT_AREAS }).notNull(),
  fileId: uuid()
    .notNull()
    .references(() => files.id),
  ownerId: uuid()
    .notNull()
    .references(() => users.id),
  state: text({ enum: IMPORT_STATES }).notNull(),
  /** Why the file was refused, as a sentence. */
  refusal: text(),
  headers: jsonb().$type<string[]>().notNull(),
  rowCount: integer().notNull(),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  /** The job that reads, checks or runs it now, or did last. */
  jobId: uuid(),
  createdAt: createdAt(),
});

/** One row of the table. It is applied once: `appliedAt` is written together with the record. */
export const importRows = pgTable(
  'import_rows',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => imports.id),
    /** Row number as the person counts: the header is row 1. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: text({ enum: IMPORT_OUTCOMES }),
    issues: jsonb().$type<Issue[]>(),
    recordId: uuid(),
    appliedAt: instant(),
  },
  (table) => [
    uniqueIndex('import_rows_by_line').on(table.importId, table.line),
    index('import_rows_by_outcome').on(table.importId, table.outcome, table.line),
  ],
);

/** Last column mapping for tables with the same headers. */
export const importMappings = pgTable(
  'import_mappings',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id),
    area: text({ enum: IMPORT_AREAS }).notNull(),
    /** The normalized header row. */
    signature: text().notNull(),
    mapping: jsonb().$type<ImportMapping>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.area, table.signature] })],
);
