import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PDF_FORMATS } from '@/lib/domain/catalog-pdf/formats';
import type { CatalogPdfOptions, PhotoQuality } from '@/lib/domain/catalog-pdf/options';
import { createdAt, id, instant } from './columns';
import { files } from './files';
import { jobs } from './jobs';
import { users } from './users';

/** A PDF of selected catalogs, or the same pages as images. Its URL stays the same when it is regenerated. */
export const catalogPdfs = pgTable(
  'catalog_pdfs',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    format: text({ enum: PDF_FORMATS }).notNull(),
    options: jsonb().$type<CatalogPdfOptions>().notNull(),
    quality: text().$type<PhotoQuality>().notNull(),
    /** In page order. */
    catalogIds: uuid().array().notNull(),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    /** The latest output; null until there is one. */
    fileId: uuid().references(() => files.id),
    pages: integer(),
    missingPhotos: integer(),
    /** Catalogs and their versions when it was generated: if they differ now, it is outdated. */
    madeOf: text(),
    madeAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('catalog_pdfs_by_owner').on(table.ownerId, table.createdAt, table.id)],
);
