import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { MERGE_KINDS } from '@/lib/domain/merges/merge-kinds';
import { MERGE_STATES } from '@/lib/domain/merges/merge-states';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** A record was merged into another, which can be undone. */
export const merges = pgTable(
  'merges',
  {
    id: id(),
    /** Kind of record, as named by the users of the merge kit. */
    kind: text().notNull(),
    survivorId: uuid().notNull(),
    loserId: uuid().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
    /** Number of rows it changed. */
    rowCount: integer().notNull().default(0),
    /** Number of records that referenced the duplicate, where people are shown that instead of the rows. */
    records: integer(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => users.id),
  },
  (table) => [
    index('merges_by_time').on(table.kind, table.at, table.id),
    index('merges_by_survivor').on(table.survivorId, table.at),
    index('merges_by_loser').on(table.loserId, table.at),
  ],
);

/** Rows a merge changed, in order: an undo goes through them backwards. */
export const mergeRows = pgTable(
  'merge_rows',
  {
    id: uuid().primaryKey(),
    mergeId: uuid().notNull(),
    /** Groups rows changed by one statement. */
    step: smallint().notNull(),
    table: text().notNull(),
    /** The primary key after the merge. */
    key: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Written columns, before and after; the whole row where it was removed or added. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /**
     * Version of the row after the merge, where its table has versions: a different one means that it was changed
     * since.
     */
    version: integer(),
  },
  (table) => [
    foreignKey({ name: 'merge_rows_merge', columns: [table.mergeId], foreignColumns: [merges.id] }),
    index('merge_rows_in_order').on(table.mergeId, table.step, table.id),
    check('merge_rows_something', sql`${table.before} is not null or ${table.after} is not null`),
  ],
);

/** Two possible duplicates, requested or suggested, and the outcome. One row per pair. */
export const mergeRequests = pgTable(
  'merge_requests',
  {
    id: id(),
    kind: text({ enum: MERGE_KINDS }).notNull(),
    /** The one with the lower id. */
    firstId: uuid().notNull(),
    secondId: uuid().notNull(),
    /** From 0 to 100; a person's request ranks above suggestions. */
    score: smallint().notNull(),
    isCertain: boolean().notNull().default(false),
    reasons: text().array().notNull().default([]),
    /** The person who asked; null for a suggestion. */
    askedById: uuid().references(() => users.id),
    note: text().notNull().default(''),
    status: text({ enum: MERGE_STATES }).notNull().default('open'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    decidedById: uuid().references(() => users.id),
    /** The latest merge it led to. */
    mergeId: uuid().references(() => merges.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('merge_requests_pair').on(table.kind, table.firstId, table.secondId),
    index('merge_requests_by_score').on(table.score, table.id),
    index('merge_requests_by_creation').on(table.createdAt, table.id),
    index('merge_requests_by_status').on(table.status, table.score, table.id),
    index('merge_requests_by_second').on(table.secondId),
    check('merge_requests_two', sql`${table.firstId} < ${table.secondId}`),
  ],
);

/** Comments on a merge request. */
export const mergeComments = pgTable(
  'merge_comments',
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => mergeRequests.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('merge_comments_by_request').on(table.requestId, table.at, table.id)],
);

/** Keys a record shares with its possible duplicates, as of its version. */
export const mergeKeys = pgTable(
  'merge_keys',
  {
    kind: text({ enum: MERGE_KINDS }).notNull(),
    key: text().notNull(),
    recordId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.recordId] }),
    index('merge_keys_by_record').on(table.recordId),
  ],
);

/** Records already compared, with the version at that time. */
export const mergeSubjects = pgTable(
  'merge_subjects',
  {
    kind: text({ enum: MERGE_KINDS }).notNull(),
    recordId: uuid().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);
