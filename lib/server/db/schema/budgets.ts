import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';

/** Monthly budget for messages, valid from one month until the next budget begins. */
export const budgets = pgTable('budgets', {
  id: id(),
  /** `2026-11`, in the Indian calendar. */
  month: text().notNull().unique('budgets_month'),
  paise: integer().notNull(),
  /** Admins are warned from this share on. */
  warnPercent: smallint().notNull(),
  createdAt: createdAt(),
  version: integer().notNull().default(1),
});
