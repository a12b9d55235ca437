import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** Who looks at a catalog or video in review, and until when without a sign of life. */
export const reviewHolds = pgTable('review_holds', {
  subjectId: uuid().primaryKey(),
  reviewerId: uuid()
    .notNull()
    .references(() => users.id),
  until: instant().notNull(),
});
