import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { LESSON_FIELDS } from '@/lib/domain/captions/lessons';
import { createdAt, id, instant } from './columns';
import { sellers } from './sellers';

/** What corrections taught about the captions of a seller. */
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
    /** How many corrections say so. */
    times: integer().notNull().default(1),
    lastAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('caption_lessons_said').on(table.sellerId, table.field, table.said)],
);
