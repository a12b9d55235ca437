import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { LESSON_FIELDS } from '@/lib/domain/captions/lessons';
import { createdAt, id, instant } from './columns';
import { sellers } from './sellers';

/** Lessons learnt from corrections of a seller's captions. */
export const captionLessons = pgTable(
  'caption_lessons',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    field: text({ enum: LESSON_FIELDS }).notNull(),
    said: text().notNull(),
    value: text().notNull().default(''),
    /** Number of corrections that support it. */
    times: integer().notNull().default(1),
    lastAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('caption_lessons_said').on(table.sellerId, table.field, table.said)],
);
