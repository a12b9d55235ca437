import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from '@/lib/domain/orders/document-kinds';
import type { PrintedDocument } from '@/lib/domain/orders/printed/printed-document';
import { createdAt, id } from './columns';
import { subOrders } from './orders';
import { sellers } from './sellers';
import { users } from './users';

/** A seller's number within document numbers, assigned with the first document. */
export const sellerPlaces = pgTable('seller_places', {
  sellerId: uuid()
    .primaryKey()
    .references(() => sellers.id),
  place: integer().notNull().unique('seller_places_place'),
});

/** Documents as printed. Append-only: an outdated one is followed by another. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    id: id(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    number: text().notNull(),
    /** Null for a receipt, which belongs to a payment. */
    subOrderId: uuid().references(() => subOrders.id),
    /** The part, consignment, return or payment it is about. */
    subjectId: uuid().notNull(),
    content: jsonb().$type<PrintedDocument>().notNull(),
    /** Source data of the document: if it differs now, the document is outdated. */
    madeOf: text().notNull(),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_documents_by_part').on(table.subOrderId, table.createdAt, table.id),
    index('order_documents_by_subject').on(table.subjectId, table.kind, table.createdAt, table.id),
    uniqueIndex('order_documents_number')
      .on(table.number)
      .where(sql`${table.kind} in ('pro_forma', 'receipt')`),
  ],
);
