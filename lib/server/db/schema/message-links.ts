import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { collectionLinks } from './collections';
import { instant } from './columns';
import { campaigns, messages } from './messages';

/** The short address of a page for buyers in one message. It names the page by its id: no address of others is kept. */
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
    /** When it was opened first. */
    openedAt: instant(),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('message_links_once').on(table.messageId, table.linkId),
    index('message_links_opened').on(table.campaignId, table.openedAt),
  ],
);
