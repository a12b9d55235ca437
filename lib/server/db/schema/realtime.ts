import { bigint, customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Text in the order of its bytes, whatever language the database speaks. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The realtime database, a row for each message or thing of its size. */
export const realtimeRows = pgTable(
  'realtime_rows',
  {
    parent: bytewise().notNull(),
    key: bytewise().notNull(),
    /** JSON, as text: it may hold characters that the database's own JSON refuses. */
    value: text().notNull(),
    /** What queries of its parent order by, as text that sorts in their order. */
    sorted: bytewise().notNull(),
    /** Of the commit that wrote it. */
    revision: bigint({ mode: 'number' }).notNull(),
    /** The process whose end takes it away; null for what lasts. */
    holder: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.parent, table.key] }),
    index('realtime_rows_sorted').on(table.parent, table.sorted, table.key),
    index('realtime_rows_by_revision').on(table.revision),
    index('realtime_rows_by_holder').on(table.holder),
  ],
);

/** The number of the last commit, in its one row. */
export const realtimeClock = pgTable('realtime_clock', {
  id: bigint({ mode: 'number' }).primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
