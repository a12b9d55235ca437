import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONTAINERS } from '@/lib/domain/videos/video-facts';
import { LINK_PROVIDERS } from '@/lib/domain/videos/video-link';
import { VIDEO_STATUSES } from '@/lib/domain/videos/video-status';
import { LANGUAGES, LINK_STATES } from '@/lib/domain/videos/video-text';
import { catalogs } from './catalogs';
import { createdAt, id, instant } from './columns';
import { files } from './files';
import { photos } from './photos';
import { sellers } from './sellers';
import { attributeValues, productTypes } from './taxonomy';
import { uploads } from './uploads';
import { users } from './users';

const person = () => uuid().references(() => users.id);

/** A video, from the submitted link or file to what buyers see. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    /** Its entry in the queue, with the lease of the cutter. */
    uploadId: uuid()
      .notNull()
      .unique('videos_upload')
      .references(() => uploads.id),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    provider: text({ enum: LINK_PROVIDERS }).notNull(),
    /** Normalized by lib/domain/videos; null for an uploaded file. */
    url: text(),
    linkKey: text().unique('videos_link'),
    linkState: text({ enum: LINK_STATES }).notNull().default('unknown'),
    linkTitle: text(),
    linkAuthor: text(),
    /** URL of the channel, unique where names are not; null until its provider reports it. */
    linkChannel: text(),
    linkCheckedAt: instant(),
    /** As written by the seller. */
    caption: text().notNull().default(''),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    languages: text({ enum: LANGUAGES }).array().notNull().default([]),
    productTypeId: uuid().references(() => productTypes.id),
    rateText: text().notNull().default(''),
    fabricText: text().notNull().default(''),
    /** About the shop itself, not about goods. */
    isIntro: boolean().notNull().default(false),
    posterId: uuid().references(() => photos.id),
    /** The person who cut it. */
    editorId: person(),
    taggedById: person(),
    reviewedById: person(),
    /** Until it is cut, its upload has the more precise status. */
    status: text({ enum: VIDEO_STATUSES }).notNull().default('submitted'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('videos_by_creation').on(table.createdAt, table.id),
    index('videos_by_status').on(table.status, table.statusChangedAt, table.id),
    index('videos_by_change').on(table.statusChangedAt, table.id),
    index('videos_by_seller').on(table.sellerId, table.createdAt, table.id),
    index('videos_by_editor').on(table.editorId, table.status),
    index('videos_by_link_check').on(table.linkCheckedAt, table.id),
    index('videos_by_channel')
      .on(table.provider, table.linkAuthor, table.id)
      .where(sql`${table.linkAuthor} is not null`),
    index('videos_by_channel_address')
      .on(table.provider, table.linkChannel, table.id)
      .where(sql`${table.linkChannel} is not null`),
  ],
);

/** A video file with properties read from its bytes: uploaded and waiting, or attached to a video. */
export const videoFiles = pgTable(
  'video_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** Null until it is assigned. */
    videoId: uuid().references(() => videos.id),
    role: text({ enum: ['raw', 'cut'] }),
    /** Of several cuts, only the latest is used. */
    isLatest: boolean().notNull().default(false),
    container: text({ enum: CONTAINERS }).notNull(),
    codec: text().notNull(),
    audioCodec: text(),
    durationMs: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    rotation: smallint().notNull(),
    framesPer1000s: integer(),
  },
  (table) => [
    index('video_files_by_video').on(table.videoId, table.fileId),
    uniqueIndex('video_files_latest')
      .on(table.videoId, table.role)
      .where(sql`${table.isLatest}`),
  ],
);

/** Attribute values of a video. */
export const videoTags = pgTable(
  'video_tags',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id),
    attributeId: uuid().notNull(),
    valueId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.valueId] }),
    foreignKey({
      name: 'video_tags_value',
      columns: [table.attributeId, table.valueId],
      foreignColumns: [attributeValues.attributeId, attributeValues.id],
    }),
    index('video_tags_by_value').on(table.valueId, table.videoId),
  ],
);

/** A section of a video that shows one catalog. */
export const videoSegments = pgTable(
  'video_segments',
  {
    id: id(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id),
    position: smallint().notNull(),
    catalogId: uuid()
      .notNull()
      .references(() => catalogs.id),
    startMs: integer().notNull(),
    endMs: integer().notNull(),
  },
  (table) => [
    index('video_segments_in_order').on(table.videoId, table.position),
    index('video_segments_by_catalog').on(table.catalogId),
  ],
);
