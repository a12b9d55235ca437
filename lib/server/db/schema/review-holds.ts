import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** The reviewer of a catalog or video in review, and when the hold expires without a heartbeat. */
export const reviewHolds = pgTable('review_holds', {
  subjectId: uuid().primaryKey(),
  reviewerId: uuid()
    .notNull()
    .references(() => users.id),
  until: instant().notNull(),
});
