import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { files } from './files';

const file = () =>
  uuid()
    .notNull()
    .references(() => files.id);

/** A picture as it came in, once however often it comes, with the sizes it is shown in. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    /** Of the bytes that were brought in, which are not kept: they may say where they were taken. */
    sha256: text().notNull().unique('photos_sha256'),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** 64-bit difference hash in hexadecimal, and the colours of a 4 × 4 grid. */
    hash: text().notNull(),
    grid: smallint().array().notNull(),
    thumbFileId: file(),
    screenFileId: file(),
    largeFileId: file(),
    createdAt: createdAt(),
  },
  (table) => [index('photos_by_hash').on(table.hash)],
);
