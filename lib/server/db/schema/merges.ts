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

/** One record took another's place, which can be undone. */
export const merges = pgTable(
  'merges',
  {
    id: id(),
    /** What kind of record, as the kit's users name it. */
    kind: text().notNull(),
    survivorId: uuid().notNull(),
    loserId: uuid().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
    /** How many rows it changed. */
    rowCount: integer().notNull().default(0),
    /** How many records named the one that went, where people are told that rather than the rows. */
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

/** The rows a merge changed, in the order it changed them: undoing goes through them backwards. */
export const mergeRows = pgTable(
  'merge_rows',
  {
    id: uuid().primaryKey(),
    mergeId: uuid().notNull(),
    /** Rows that one statement changed. */
    step: smallint().notNull(),
    table: text().notNull(),
    /** The primary key as it is after the merge. */
    key: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The columns that were written, before and after; the whole row where it was removed or added. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Of the row after the merge, where its table counts changes: another one means that it was changed since. */
    version: integer(),
  },
  (table) => [
    foreignKey({ name: 'merge_rows_merge', columns: [table.mergeId], foreignColumns: [merges.id] }),
    index('merge_rows_in_order').on(table.mergeId, table.step, table.id),
    check('merge_rows_something', sql`${table.before} is not null or ${table.after} is not null`),
  ],
);

/** Two records that may be one: asked about or suggested, and what became of it. One row a pair. */
export const mergeRequests = pgTable(
  'merge_requests',
  {
    id: id(),
    kind: text({ enum: MERGE_KINDS }).notNull(),
    /** The one of the lower id. */
    firstId: uuid().notNull(),
    secondId: uuid().notNull(),
    /** From 0 to 100; what is asked for by a person ranks above hints. */
    score: smallint().notNull(),
    isCertain: boolean().notNull().default(false),
    reasons: text().array().notNull().default([]),
    /** Who asked, or nobody where it was suggested. */
    askedById: uuid().references(() => users.id),
    note: text().notNull().default(''),
    status: text({ enum: MERGE_STATES }).notNull().default('open'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    decidedById: uuid().references(() => users.id),
    /** The merge it led to last. */
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

/** What a record shares with those it may be one with, as of its version. */
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

/** Records that were held against those like them, and as of which version. */
export const mergeSubjects = pgTable(
  'merge_subjects',
  {
    kind: text({ enum: MERGE_KINDS }).notNull(),
    recordId: uuid().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId] })],
);
