import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { UPLOAD_KINDS, UPLOAD_SOURCES, UPLOAD_STATUSES } from '@/lib/domain/uploads/upload-status';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { sellers } from './sellers';
import { users } from './users';

/** A work item: what came in from one seller at one go. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    kind: text({ enum: UPLOAD_KINDS }).notNull(),
    source: text({ enum: UPLOAD_SOURCES }).notNull(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    uploadedById: uuid()
      .notNull()
      .references(() => users.id),
    assignedById: uuid().references(() => users.id),
    /** Whose work it is; while it is in progress, who holds the lease. */
    editorId: uuid().references(() => users.id),
    status: text({ enum: UPLOAD_STATUSES }).notNull().default('open'),
    /** A higher one comes first. */
    priority: smallint().notNull().default(0),
    note: text().notNull().default(''),
    /** Fencing token: raised by every claim, so that a save under an older hold is known as such. */
    leaseToken: integer().notNull().default(0),
    leaseUntil: instant(),
    skips: smallint().notNull().default(0),
    escalatedAt: instant(),
    statusChangedAt: instant().notNull(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('uploads_queue').on(table.status, table.priority.desc().nullsFirst(), table.createdAt, table.id),
    index('uploads_by_editor').on(
      table.editorId,
      table.status,
      table.priority.desc().nullsFirst(),
      table.createdAt,
      table.id,
    ),
    index('uploads_by_seller').on(table.sellerId, table.createdAt, table.id),
    index('uploads_done_by_editor')
      .on(table.editorId, table.statusChangedAt)
      .where(sql`${table.status} = 'done'`),
    index('uploads_by_creation').on(table.createdAt, table.id),
    index('uploads_escalated')
      .on(table.kind)
      .where(sql`${table.escalatedAt} is not null`),
  ],
);

/** Somebody put a work item back and said why; they are not offered it first again. */
export const uploadSkips = pgTable(
  'upload_skips',
  {
    id: id(),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('upload_skips_by_upload').on(table.uploadId, table.userId)],
);

/** What somebody is bringing in and has not sent yet, from the first file on. */
export const uploadDrafts = pgTable(
  'upload_drafts',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    sellerId: uuid().references(() => sellers.id),
    source: text({ enum: UPLOAD_SOURCES }).notNull().default('on-ground'),
    note: text().notNull().default(''),
    changedAt: instant().notNull(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [index('upload_drafts_by_owner').on(table.ownerId, table.changedAt)],
);

/** The photos of a draft as they lie on the table: loose, or in one of its catalogs. */
export const uploadDraftPhotos = pgTable(
  'upload_draft_photos',
  {
    draftId: uuid()
      .notNull()
      .references(() => uploadDrafts.id, { onDelete: 'cascade' }),
    photoId: uuid()
      .notNull()
      .references(() => photos.id),
    name: text().notNull(),
    /** Where it lay: a folder, a zip, a page of a PDF; empty when it came alone. */
    folder: text().notNull().default(''),
    takenAt: instant(),
    /** Which catalog of the draft it is in; null while it lies loose. */
    catalog: smallint(),
    isCover: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.photoId] }),
    index('upload_draft_photos_by_photo').on(table.photoId),
  ],
);
