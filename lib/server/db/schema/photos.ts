import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  boolean,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { files } from './files';
import { users } from './users';

const file = () =>
  uuid()
    .notNull()
    .references(() => files.id);

/**
 * The eight bytes of a hash, each with its position. Two hashes that differ in at most seven bits share at least one,
 * so an index on these finds likely copies: nearly all of those within `SAME_SHAPES`.
 */
export const hashBands = (hash: AnyPgColumn | SQL): SQL =>
  sql`(array['0' || substr(${hash}, 1, 2), '1' || substr(${hash}, 3, 2), '2' || substr(${hash}, 5, 2), '3' || substr(${hash}, 7, 2), '4' || substr(${hash}, 9, 2), '5' || substr(${hash}, 11, 2), '6' || substr(${hash}, 13, 2), '7' || substr(${hash}, 15, 2)])`;

/** An uploaded photo, stored once however often it is uploaded, with its display sizes. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    /** Hash of the uploaded bytes, which are not kept: they may contain the location. */
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
    /** When its likely copies were found; null until then. */
    comparedAt: instant(),
  },
  (table) => [
    index('photos_by_hash').on(table.hash),
    index('photos_by_hash_bands').using('gin', hashBands(table.hash)),
    index('photos_to_compare')
      .on(table.createdAt)
      .where(sql`${table.comparedAt} is null`),
  ],
);

/** Photos that are probably the same, recompressed or with an added logo; each pair in both directions. */
export const photoCopies = pgTable(
  'photo_copies',
  {
    photoId: uuid()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    copyId: uuid()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.photoId, table.copyId] })],
);

/** A person's decision on a photo that looks like one of a catalog, so that the question is asked only once. */
export const likenessDecisions = pgTable(
  'likeness_decisions',
  {
    photoId: uuid()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    likePhotoId: uuid()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    isDuplicate: boolean().notNull(),
    decidedById: uuid()
      .notNull()
      .references(() => users.id),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.photoId, table.likePhotoId] })],
);
