import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { JOB_LANES } from '@/lib/domain/jobs/job-lanes';
import { JOB_STATES } from '@/lib/domain/jobs/job-states';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** Background work of the software itself: the queue and, afterwards, what became of it. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** What the person who started it sees: "Export of sellers". */
    title: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    input: jsonb().notNull(),
    lane: text({ enum: JOB_LANES }).notNull().default('long'),
    /** How long it is, as a share of what is long. */
    share: real().notNull().default(1),
    /** The round in which its owner has it begun. */
    turn: integer().notNull().default(0),
    /** How many rounds it lets others go first. */
    priority: smallint().notNull().default(0),
    /** How many of its kind and lane may be at work at the same time. */
    atOnce: smallint().notNull().default(1),
    /** Which of those places it has while it is at work. */
    slot: smallint(),
    /** Where the work stands, written with the work itself, so that a second start goes on from there. */
    place: jsonb(),
    state: text({ enum: JOB_STATES }).notNull().default('queued'),
    done: integer().notNull().default(0),
    total: integer(),
    result: jsonb(),
    failure: text(),
    tries: integer().notNull().default(0),
    dueAt: instant().notNull(),
    /** Until then a worker holds it; after it another may take it up. */
    heldUntil: instant(),
    /** Goes up with every taking up: whoever lost the job can no longer write. */
    token: integer().notNull().default(0),
    cancelledAt: instant(),
    createdAt: createdAt(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.lane, sql`(${table.turn} + ${table.priority})`, table.dueAt, table.id)
      .where(sql`${table.state} in ('queued', 'running')`),
    /** No two claims at the same moment take the last place of a kind. */
    uniqueIndex('jobs_slots')
      .on(table.kind, table.lane, table.slot)
      .where(sql`${table.state} = 'running'`),
    index('jobs_rounds')
      .on(table.lane, table.turn)
      .where(sql`${table.state} <> 'queued' and ${table.startedAt} is not null`),
    index('jobs_turns').on(table.ownerId, table.lane, table.turn),
    index('jobs_by_owner').on(table.ownerId, table.createdAt, table.id),
    index('jobs_by_state').on(table.state, table.createdAt, table.id),
  ],
);
