import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { NOTIFICATION_KINDS } from '@/lib/domain/records/notification-kinds';
import { id, instant } from './columns';
import { users } from './users';

/** A notification for a person. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    text: text().notNull(),
    /** Page to open, inside the app. */
    path: text(),
    subjectId: uuid(),
    /** Groups what one action did into one notification: the call and the kind of work. */
    batch: text(),
    /** Number of work items covered. */
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
