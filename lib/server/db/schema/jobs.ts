import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { JOB_STATES } from '@/lib/domain/records/job-states';
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
      .on(table.dueAt, table.id)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_by_owner').on(table.ownerId, table.createdAt, table.id),
    index('jobs_by_state').on(table.state, table.createdAt, table.id),
  ],
);
