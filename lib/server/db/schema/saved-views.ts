import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@/config/roles';
import type { TableLayout } from '@/lib/domain/lists/table-layout';
import { createdAt, id } from './columns';
import { users } from './users';

/** A saved state of a list: filters, order and columns under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    /** Name of the list's endpoint: `sellers.list`. */
    list: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** The list's query string. */
    search: text().notNull(),
    layout: jsonb().$type<TableLayout>().notNull(),
    /** Visible to all users who may read the list. */
    shared: boolean().notNull().default(false),
    /** Roles for which the list opens with this view. */
    defaultFor: text().array().$type<Role[]>().notNull().default([]),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.ownerId, table.list, sql`lower(${table.name})`),
    index('saved_views_by_list').on(table.list, table.shared),
  ],
);
