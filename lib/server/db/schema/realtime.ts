import { bigint, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Text in byte order, independent of the database's language. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The realtime database, one row per message or node of similar size. */
export const realtimeRows = pgTable(
  'realtime_rows',
  {
    parent: bytewise().notNull(),
    key: bytewise().notNull(),
    /** JSON as text: it may contain characters that the database's JSON types refuse. */
    value: text().notNull(),
    /** Sort key among siblings for queries, as text that sorts in their order. */
    sorted: bytewise().notNull(),
    /** Number of the commit that wrote it. */
    revision: bigint({ mode: 'number' }).notNull(),
    /** The process at whose end it is removed; null for permanent data. */
    holder: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.parent, table.key] }),
    index('realtime_rows_sorted').on(table.parent, table.sorted, table.key),
    index('realtime_rows_by_revision').on(table.revision),
    index('realtime_rows_by_holder').on(table.holder),
  ],
);

/** Number of the last commit, in a single row. */
export const realtimeClock = pgTable('realtime_clock', {
  id: bigint({ mode: 'number' }).primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
