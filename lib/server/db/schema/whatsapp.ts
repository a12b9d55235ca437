import { bigint, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ASIDE_KINDS, POST_STATES, SENDER_MATCHES } from '@/lib/domain/whatsapp/post-states';
import { catalogs } from './catalogs';
import { createdAt, id, instant } from './columns';
import { files } from './files';
import { jobs } from './jobs';
import { photos } from './photos';
import { sellers } from './sellers';
import { users } from './users';

/** An uploaded chat export. */
export const whatsappImports = pgTable(
  'whatsapp_imports',
  {
    id: id(),
    /** The uploaded zip or text; null once it was removed. */
    fileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    /** Size of the uploaded file; null where it was not recorded. */
    bytes: bigint({ mode: 'number' }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    jobId: uuid().references(() => jobs.id, { onDelete: 'set null' }),
    /** Progress in percent while the chat is read. */
    readPercent: smallint().notNull().default(0),
    /** Messages in the chat; null until it was read. */
    messages: integer(),
    /** Why it could not be imported; its file is not kept. */
    refusal: text(),
    /** Posts that an earlier import already contained. */
    knownPosts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('whatsapp_imports_by_owner').on(table.ownerId, table.createdAt, table.id)],
);

/** A chat sender, by the contact name on the exporting phone, and the matching seller. */
export const whatsappSenders = pgTable('whatsapp_senders', {
  id: id(),
  name: text().notNull().unique('whatsapp_senders_name'),
  sellerId: uuid().references(() => sellers.id),
  matchedBy: text({ enum: SENDER_MATCHES }),
});

/** A sender's post: photos and the text about them. */
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
    /** Sender, time and caption: the same in every export of the chat. */
    fingerprint: text().notNull(),
    /** Photos left out of the export. */
    omitted: smallint().notNull().default(0),
    state: text({ enum: POST_STATES }).notNull().default('new'),
    catalogId: uuid().references(() => catalogs.id),
    /** The catalog it duplicates. */
    duplicateOfId: uuid().references(() => catalogs.id),
    /** The new rate in paise for the catalog it duplicates; for an open post, the rate in a later one. */
    newRate: integer(),
    /** The catalog's rate before the new one was applied; for an open post, the rate in its own text. */
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

/** Photos of a post in order; unreadable ones with the reason. */
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
 * Messages that did not become a post, for reference: WhatsApp's own lines, greetings and questions, and photos that
 * arrived after their post became a catalog.
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
