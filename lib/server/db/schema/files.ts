import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './users';

/** An uploaded or generated file. Its bytes are in the file store under their hash; two files may share them. */
export const files = pgTable(
  'files',
  {
    id: id(),
    sha256: text().notNull(),
    bytes: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** May be removed after this; null for a permanent file. */
    expiresAt: instant(),
  },
  (table) => [
    index('files_by_hash').on(table.sha256),
    index('files_by_expiry').on(table.expiresAt),
    index('files_by_owner').on(table.ownerId),
  ],
);
