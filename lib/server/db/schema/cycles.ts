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

/** A window of days in which some markets work towards targets. Days are Indian, as 2026-11-21. */
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
    /** The numbers as they stood at closing. */
    results: jsonb().$type<CycleResults>(),
    /** The job that closes it or undoes that, the last one there was. */
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

/** The markets of a cycle. The status goes along by the key alone, so that one index allows one active cycle a market. */
export const cycleMarkets = pgTable(
  'cycle_markets',
  {
    cycleId: uuid().notNull(),
    marketId: uuid()
      .notNull()
      .references(() => markets.id),
    /** The status of the cycle, which the foreign key keeps the same. */
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

/** Each day a market gives to a cycle: a plain key refuses two that overlap, on any engine and however they race. */
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

/** Work that was done while a cycle was active, stamped when it happened and once for each stage. */
export const cycleEvents = pgTable(
  'cycle_events',
  {
    cycleId: uuid().notNull(),
    stage: text({ enum: STAGES }).notNull(),
    /** The catalog, the video or the part of an order it is about. */
    subjectId: uuid().notNull(),
    /** What it counts for: one, or the value of an order in paise. */
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

/** What became of each upload that was not done when a cycle closed, and how it was before, for an undo. */
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
    /** Drafts that were deleted with it. */
    droppedIds: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cycleId, table.uploadId] }),
    index('cycle_leftovers_by_upload').on(table.uploadId),
  ],
);
