import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { sellers } from './sellers';
import { users } from './users';

export const sellerGroups = pgTable(
  'seller_groups',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => sellers.id),
    name: text().notNull(),
    /** Normalized by lib/domain/whatsapp-invite. */
    inviteLink: text().notNull().unique('seller_groups_invite_link'),
    memberCount: integer().notNull().default(0),
    /** Our own number in the group. E.164. */
    ourNumber: text(),
    lastPostSeenAt: instant(),
    /** The last post seen, or the day the group was registered: silent since then. */
    quietSince: instant().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('seller_groups_by_seller').on(table.sellerId),
    index('seller_groups_by_name').on(table.name, table.id),
    index('seller_groups_by_silence').on(table.quietSince, table.id),
    index('seller_groups_by_members').on(table.memberCount, table.id),
  ],
);
