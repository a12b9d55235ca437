import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '@/lib/domain/records/notification-kinds';
import { id, instant } from './columns';
import { users } from './users';

/** Something a person wants to hear of. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    text: text().notNull(),
    /** The page it is about, inside the app. */
    path: text(),
    subjectId: uuid(),
    /** What was done in one go is told once: the call and the kind of work. */
    batch: text(),
    /** How many pieces of work it tells of. */
    count: integer().notNull().default(1),
    at: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.at, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    uniqueIndex('notifications_batch').on(table.userId, table.batch),
  ],
);
