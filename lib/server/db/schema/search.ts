import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The words of names, and what they have in common with those like them. */
export const searchWords = pgTable(
  'search_words',
  {
    /** What is called so: sellers, catalogs … */
    kind: text().notNull(),
    word: text().notNull(),
    keys: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    // Without a list of what is still to be indexed, which each search would read through.
    index('search_words_by_key').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/**
 * Names whose words are to be learnt. Triggers note each new one here, without a key, so that no change of a record waits
 * for another one.
 */
export const newNames = pgTable('new_names', {
  kind: text().notNull(),
  name: text().notNull(),
});
