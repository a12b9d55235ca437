import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { JOB_LANES } from '@/lib/domain/jobs/job-lanes';
import { JOB_STATES } from '@/lib/domain/jobs/job-states';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** Background work of the software: the queue and, afterwards, the results. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** Shown to the person who started it: "Export of sellers". */
    title: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    input: jsonb().notNull(),
    lane: text({ enum: JOB_LANES }).notNull().default('long'),
    /** Its length relative to that of a long job. */
    share: real().notNull().default(1),
    /** The round in which it is due for its owner. */
    turn: integer().notNull().default(0),
    /** Number of rounds it lets others go first. */
    priority: smallint().notNull().default(0),
    /** How many of its kind and lane may run at once. */
    atOnce: smallint().notNull().default(1),
    /** Its place among those while it runs. */
    slot: smallint(),
    /** Progress of the work, written together with it, so that a restart continues from there. */
    place: jsonb(),
    state: text({ enum: JOB_STATES }).notNull().default('queued'),
    done: integer().notNull().default(0),
    total: integer(),
    result: jsonb(),
    failure: text(),
    tries: integer().notNull().default(0),
    dueAt: instant().notNull(),
    /** A worker holds the lease until then; afterwards another may claim the job. */
    heldUntil: instant(),
    /** Fencing token, raised by every claim: a worker that lost the job can no longer write. */
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
    /** Prevents concurrent claims of the last place of a kind. */
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
