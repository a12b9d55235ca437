import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** One row per family of refresh tokens: a place where a person is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Incremented by each refresh; only the token with the current counter is valid. */
    counter: integer().notNull().default(0),
    /** SHA-256 of the current refresh token. */
    refreshHash: text().notNull(),
    rotatedAt: instant().notNull(),
    /** The last counter whose tokens are known to have been received; not needed for the first. */
    usedCounter: integer().notNull().default(0),
    device: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({
      enum: [
        'logout',
        'ended-by-owner',
        'ended-by-admin',
        'password-changed',
        'password-reset',
        'token-replayed',
        'disabled',
      ],
    }),
  },
  (table) => [index('sessions_by_user').on(table.userId, table.endedAt)],
);

/** Proof that a browser passed the password step; single use, valid for two minutes. */
export const loginTickets = pgTable('login_tickets', {
  /** SHA-256 of the cookie's value. */
  hash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id),
  expiresAt: instant().notNull(),
});
