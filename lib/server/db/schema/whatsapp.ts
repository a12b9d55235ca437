import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ASIDE_KINDS, POST_STATES, SENDER_MATCHES } from '@/lib/domain/whatsapp/post-states';
import { catalogs } from './catalogs';
import { createdAt, id, instant } from './columns';
import { files } from './files';
import { jobs } from './jobs';
import { photos } from './photos';
import { sellers } from './sellers';
import { users } from './users';

/** An export of a chat that somebody brought in. */
export const whatsappImports = pgTable(
  'whatsapp_imports',
  {
    id: id(),
    /** The zip or text as it came; null once it was removed. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** Of the file as it came; null where that was not noted. */
    bytes: bigint({ mode: 'number' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    /** How much of the chat was read, in percent, while it is read. */
    readPercent: smallint().notNull().default(0),
    /** Messages in the chat; null until it was read. */
    messages: integer(),
    /** Why it could not be brought in; its file is not kept. */
    refusal: text(),
    /** Posts that an earlier import brought in already. */
    knownPosts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('whatsapp_imports_by_owner').on(table.ownerId, table.createdAt, table.id)],
);

/** Who posts in chats, by the name the exporting phone had for them, and the seller it is. */
export const whatsappSenders = pgTable('whatsapp_senders', {
  id: id(),
  name: text().notNull().unique('whatsapp_senders_name'),
  sellerId: uuid().references(() => sellers.id),
  matchedBy: text({ enum: SENDER_MATCHES }),
});

/** What a sender posted at one go: photos and what they wrote about them. */
export const whatsappPosts = pgTable(
  'whatsapp_posts',
  {
    id: id(),
    importId: uuid()
      .notNull()
      .references(() => whatsappImports.id),
    senderId: uuid()
      .notNull()
      .references(() => whatsappSenders.id),
    at: instant().notNull(),
    caption: text().notNull(),
    /** Sender, moment and caption: the same in every export of the chat. */
    fingerprint: text().notNull(),
    /** Photos that the export was made without. */
    omitted: smallint().notNull().default(0),
    state: text({ enum: POST_STATES }).notNull().default('new'),
    catalogId: uuid().references(() => catalogs.id),
    /** The catalog it is a duplicate of. */
    duplicateOfId: uuid().references(() => catalogs.id),
    /** The rate in paise that it brings for the catalog it is a duplicate of; of an open post, what a later one says. */
    newRate: integer(),
    /** What that catalog had before the new rate was taken over; of an open post, what its own words say. */
    rateBefore: integer(),
    settledById: uuid().references(() => users.id),
    settledAt: instant(),
    createdAt: createdAt(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('whatsapp_posts_fingerprint').on(table.fingerprint),
    index('whatsapp_posts_by_time').on(table.state, table.at, table.id),
    index('whatsapp_posts_by_import').on(table.importId, table.at, table.id),
    index('whatsapp_posts_by_sender').on(table.senderId, table.at, table.id),
    index('whatsapp_posts_by_catalog').on(table.catalogId),
    index('whatsapp_posts_search').using('gin', table.caption.op('gin_trgm_ops')),
  ],
);

/** The photos of a post in order, those that could not be read with the reason. */
export const whatsappPostPhotos = pgTable(
  'whatsapp_post_photos',
  {
    postId: uuid()
      .notNull()
      .references(() => whatsappPosts.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    name: text().notNull(),
    photoId: uuid().references(() => photos.id),
    problem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    index('whatsapp_post_photos_by_photo').on(table.photoId),
  ],
);

/**
 * What became no post, for who wants to look: lines of WhatsApp itself, greetings and questions; and photos that came
 * late for a post which was made into a catalog without them.
 */
export const whatsappAsides = pgTable(
  'whatsapp_asides',
  {
    importId: uuid()
      .notNull()
      .references(() => whatsappImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text({ enum: ASIDE_KINDS }).notNull(),
    at: instant().notNull(),
    sender: text(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);
