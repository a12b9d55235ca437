import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { UPLOAD_KINDS, UPLOAD_SOURCES, UPLOAD_STATUSES } from '@/lib/domain/uploads/upload-status';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { sellers } from './sellers';
import { users } from './users';

/** A work item: goods received from one seller at once. */
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
    /** The assignee; while in progress, the lease holder. */
    editorId: uuid().references(() => users.id),
    status: text({ enum: UPLOAD_STATUSES }).notNull().default('open'),
    /** Higher values come first. */
    priority: smallint().notNull().default(0),
    note: text().notNull().default(''),
    /** Fencing token: raised by every claim, so that a save under an older lease is detected. */
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

/** A person returned a work item and gave a reason; they are not offered it first again. */
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

/** An unsubmitted upload, from the first file on. */
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

/** Photos of a draft: ungrouped, or in one of its catalogs. */
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
    /** Source: a folder, a zip, a page of a PDF; empty for a single photo. */
    folder: text().notNull().default(''),
    takenAt: instant(),
    /** Its catalog within the draft; null while ungrouped. */
    catalog: smallint(),
    isCover: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.photoId] }),
    index('upload_draft_photos_by_photo').on(table.photoId),
  ],
);
