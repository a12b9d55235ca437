import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@/config/roles';
import type { Preferences } from '@/lib/contracts/me';
import { createdAt, id, instant } from './columns';

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** E.164. */
    phoneNumber: text().notNull().unique('users_phone_number'),
    /** PHC string of argon2id. */
    passwordHash: text().notNull(),
    mustChangePassword: boolean().notNull().default(false),
    /** A one-time password is invalid after this. */
    oneTimePasswordUntil: instant(),
    roles: text().array().$type<Role[]>().notNull(),
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    disabledAt: instant(),
    version: integer().notNull().default(1),
    lastSeenAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_by_name').on(table.name, table.id),
    index('users_by_creation').on(table.createdAt, table.id),
  ],
);

/** A staff member's row, including the password hash. */
export type User = typeof users.$inferSelect;

export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    requestedAt: createdAt(),
    closedAt: instant(),
    closedBy: uuid().references(() => users.id),
    outcome: text({ enum: ['granted', 'dismissed'] }),
  },
  (table) => [
    /** One open request per person, however often they ask. */
    uniqueIndex('password_resets_open')
      .on(table.userId)
      .where(sql`${table.closedAt} is null`),
  ],
);
