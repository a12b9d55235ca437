import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CycleResults } from '@/lib/contracts/cycles/cycle-record';
import { LEFTOVER_ENDS } from '@/lib/domain/cycles/closing';
import { CYCLE_STATUSES } from '@/lib/domain/cycles/cycle-status';
import { STAGES, type Targets } from '@/lib/domain/cycles/stages';
import { createdAt, id, instant } from './columns';
import { markets } from './markets';
import { uploads } from './uploads';
import { users } from './users';

/** A range of days in which some markets work towards targets. Days are Indian dates such as 2026-11-21. */
export const cycles = pgTable(
  'cycles',
  {
    id: id(),
    name: text().notNull(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    targets: jsonb().$type<Targets>().notNull(),
    responsibleId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: CYCLE_STATUSES }).notNull().default('planned'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    /** Figures frozen at closing. */
    results: jsonb().$type<CycleResults>(),
    /** The latest job that closes it or undoes the closing. */
    jobId: uuid(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('cycles_status').on(table.id, table.status),
    index('cycles_by_first_day').on(table.firstDay, table.id),
    index('cycles_by_name').on(table.name, table.id),
  ],
);

/** Markets of a cycle. The status is part of the key, so that a unique index allows one active cycle per market. */
export const cycleMarkets = pgTable(
  'cycle_markets',
  {
    cycleId: uuid().notNull(),
    marketId: uuid()
      .notNull()
      .references(() => markets.id),
    /** The cycle's status, kept in sync by the foreign key. */
    cycleStatus: text('status', { enum: CYCLE_STATUSES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cycleId, table.marketId] }),
    foreignKey({
      name: 'cycle_markets_cycle',
      columns: [table.cycleId, table.cycleStatus],
      foreignColumns: [cycles.id, cycles.status],
    }).onUpdate('cascade'),
    uniqueIndex('cycle_markets_active')
      .on(table.marketId)
      .where(sql`${table.cycleStatus} = 'active'`),
    index('cycle_markets_by_market').on(table.marketId),
  ],
);

/** Each day of a market in a cycle: a plain key prevents overlaps, on any engine and under concurrency. */
export const cycleDays = pgTable(
  'cycle_days',
  {
    marketId: uuid().notNull(),
    day: text().notNull(),
    cycleId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ name: 'cycle_days_taken', columns: [table.marketId, table.day] }),
    foreignKey({
      name: 'cycle_days_market',
      columns: [table.cycleId, table.marketId],
      foreignColumns: [cycleMarkets.cycleId, cycleMarkets.marketId],
    }).onDelete('cascade'),
    index('cycle_days_by_cycle').on(table.cycleId),
  ],
);

/** Work done while a cycle was active, recorded when it happened and once per stage. */
export const cycleEvents = pgTable(
  'cycle_events',
  {
    cycleId: uuid().notNull(),
    stage: text({ enum: STAGES }).notNull(),
    /** The catalog, video or part of an order it is about. */
    subjectId: uuid().notNull(),
    /** Its contribution: one, or the value of an order in paise. */
    amount: bigint({ mode: 'number' }).notNull().default(1),
    marketId: uuid().notNull(),
    sellerId: uuid().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => users.id),
    day: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cycleId, table.stage, table.subjectId] }),
    foreignKey({
      name: 'cycle_events_market',
      columns: [table.cycleId, table.marketId],
      foreignColumns: [cycleMarkets.cycleId, cycleMarkets.marketId],
    }),
    index('cycle_events_by_day').on(table.cycleId, table.stage, table.day),
    index('cycle_events_by_market').on(table.marketId, table.day),
    index('cycle_events_by_subject').on(table.subjectId),
  ],
);

/** What happened to each unfinished upload when a cycle closed, with its earlier state for an undo. */
export const cycleLeftovers = pgTable(
  'cycle_leftovers',
  {
    cycleId: uuid()
      .notNull()
      .references(() => cycles.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    ending: text({ enum: LEFTOVER_ENDS }).notNull(),
    editorId: uuid().references(() => users.id),
    /** Drafts deleted with it. */
    droppedIds: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cycleId, table.uploadId] }),
    index('cycle_leftovers_by_upload').on(table.uploadId),
  ],
);
