import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { collectionLinks } from './collections';
import { instant } from './columns';
import { campaigns, messages } from './messages';

/** Short URL of a page for buyers in one message. It refers to the page by id; no foreign URLs are stored. */
export const messageLinks = pgTable(
  'message_links',
  {
    code: text().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    campaignId: uuid()
      .notNull()
      .references(() => campaigns.id),
    linkId: uuid()
      .notNull()
      .references(() => collectionLinks.id),
    /** First time it was opened. */
    openedAt: instant(),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('message_links_once').on(table.messageId, table.linkId),
    index('message_links_opened').on(table.campaignId, table.openedAt),
  ],
);
