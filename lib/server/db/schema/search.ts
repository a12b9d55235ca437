import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Words of names, with the keys they share with similar words. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Kind of record with the name: sellers, catalogs … */
    kind: text().notNull(),
    word: text().notNull(),
    keys: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.word] }),
    // Without a pending list, which every search would have to scan.
    index('search_words_by_key').using('gin', table.keys).with({ fastupdate: false }),
  ],
);

/**
 * Names whose words still have to be learnt. Triggers add new names without a key, so that no two record changes wait
 * for each other.
 */
export const newNames = pgTable('new_names', {
  kind: text().notNull(),
  name: text().notNull(),
});
