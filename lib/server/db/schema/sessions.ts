import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** One row is one family of refresh tokens: the place where a person is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Goes up by one with each refresh; only the token of the present count is good. */
    counter: integer().notNull().default(0),
    /** SHA-256 of the present refresh token. */
    refreshHash: text().notNull(),
    rotatedAt: instant().notNull(),
    /** The last count whose tokens are known to have arrived; of the first nobody asks. */
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

/** Proof that a browser passed the password step; good once, for two minutes. */
export const loginTickets = pgTable('login_tickets', {
  /** SHA-256 of the cookie's value. */
  hash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id),
  expiresAt: instant().notNull(),
});
