import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { HEADLINE_NAMES } from '@/lib/domain/orders/headline';
import { RETURN_STATUSES } from '@/lib/domain/orders/return-status';
import { buyers } from './buyers';
import { catalogs } from './catalogs';
import { createdAt, id, instant } from './columns';
import { photos } from './photos';
import { sellers } from './sellers';
import { users } from './users';

const of = (column: () => AnyPgColumn) => uuid().notNull().references(column);
const person = () => uuid().references(() => users.id);
const discount = () => smallint().notNull().default(0);

/** A draft until it has a number. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: integer().unique('orders_number'),
    buyerId: of(() => buyers.id),
    deliveryAddress: text().notNull().default(''),
    note: text().notNull().default(''),
    /** Discount on the whole order, in hundredths of a percent; at most `MOST_DISCOUNT`. */
    discountBasisPoints: discount(),
    /** Derived from the sub-orders. */
    headline: text({ enum: HEADLINE_NAMES }).notNull().default('draft'),
    cancelReason: text(),
    createdById: person().notNull(),
    placedAt: instant(),
    /** Paise received through payments and credit notes. */
    paid: integer().notNull().default(0),
    /** Total of its parts in paise, updated whenever one of them changes. */
    payable: bigint({ mode: 'number' }).notNull().default(0),
    /** Amount outstanding; negative after an overpayment. */
    due: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`payable - paid`),
    version: integer().notNull().default(1),
    /** Last change of a draft; null if it was never changed. */
    changedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_by_creation').on(table.createdAt, table.id),
    index('orders_by_headline').on(table.headline, table.createdAt, table.id),
    index('orders_by_buyer').on(table.buyerId, table.createdAt, table.id),
    index('orders_due')
      .on(table.id)
      .where(sql`${table.due} > 0`),
    check('orders_placed', sql`(${table.number} is null) = (${table.placedAt} is null)`),
    check('orders_discount', sql`${table.discountBasisPoints} between 0 and 5000`),
  ],
);

const pieces = () => integer().notNull().default(0);

const quantities = () => ({
  ordered: integer().notNull(),
  accepted: pieces(),
  refused: pieces(),
  cancelled: pieces(),
  dispatched: pieces(),
  delivered: pieces(),
  returned: pieces(),
});

type QuantityColumns = Record<keyof ReturnType<typeof quantities>, unknown>;

/** The database version of `quantityProblem` in the domain: a test compares the two. */
const possible = (name: string, table: QuantityColumns) =>
  check(
    name,
    sql`${table.ordered} > 0 and least(${table.accepted}, ${table.refused}, ${table.cancelled}, ${table.dispatched}, ${table.delivered}, ${table.returned}) >= 0
      and ${table.accepted} + ${table.refused} + ${table.cancelled} <= ${table.ordered}
      and ${table.dispatched} <= ${table.accepted} and ${table.delivered} <= ${table.dispatched} and ${table.returned} <= ${table.delivered}`,
  );

/** One seller's part of an order. Pieces and money are the sums of its lines. */
export const subOrders = pgTable(
  'sub_orders',
  {
    id: id(),
    orderId: of(() => orders.id),
    sellerId: of(() => sellers.id),
    /** Position within the order: 1042-2 is the second. */
    position: smallint().notNull(),
    buyerId: of(() => buyers.id),
    orderNumber: integer().notNull(),
    headline: text({ enum: HEADLINE_NAMES }).notNull(),
    ...quantities(),
    /** Paise: goods, tax and total. */
    taxable: integer().notNull(),
    tax: integer().notNull(),
    payable: integer().notNull(),
    /** State codes of the goods' origin and destination, if known. */
    fromState: text(),
    toState: text(),
    discountBasisPoints: discount(),
    lrMissing: boolean().notNull().default(false),
    placedAt: instant().notNull(),
    closedAt: instant(),
    /** Time of the last status change. */
    movedAt: instant().notNull(),
    assigneeId: person(),
    /** When the missing answer of its seller was reported. */
    escalatedAt: instant(),
    /** Search text. */
    searchText: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('sub_orders_of_order').on(table.orderId, table.sellerId),
    index('sub_orders_by_placing').on(table.placedAt, table.id),
    index('sub_orders_by_moving').on(table.movedAt, table.id),
    index('sub_orders_by_value').on(table.payable, table.id),
    index('sub_orders_by_headline').on(table.headline, table.placedAt, table.id),
    index('sub_orders_by_seller').on(table.sellerId, table.placedAt, table.id),
    index('sub_orders_by_buyer').on(table.buyerId, table.placedAt, table.id),
    index('sub_orders_by_assignee').on(table.assigneeId, table.placedAt, table.id),
    index('sub_orders_search').using('gin', table.searchText.op('gin_trgm_ops')),
    possible('sub_orders_quantities', table),
    check('sub_orders_money', sql`${table.taxable} >= 0 and ${table.tax} >= 0 and ${table.payable} >= 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: of(() => orders.id),
    /** Null while the order is a draft. */
    subOrderId: uuid().references(() => subOrders.id),
    sellerId: of(() => sellers.id),
    catalogId: of(() => catalogs.id),
    position: smallint().notNull(),
    /** Title at the time of the order. */
    title: text().notNull(),
    /** Pieces of a full set, if it is sold in sets only. */
    setPieces: smallint(),
    ...quantities(),
    /** Paise per piece, excluding GST. */
    rate: integer().notNull(),
    /** Rate in the catalog. */
    catalogRate: integer().notNull(),
    rateReason: text(),
    /** Known once the order is placed. */
    gstBasisPoints: smallint().notNull().default(0),
    refusedReason: text(),
  },
  (table) => [
    index('order_lines_by_order').on(table.orderId, table.position),
    index('order_lines_by_sub_order').on(table.subOrderId),
    index('order_lines_by_catalog').on(table.catalogId),
    possible('order_lines_quantities', table),
    check('order_lines_rate', sql`${table.rate} > 0`),
    check('order_lines_other_rate', sql`${table.rate} = ${table.catalogRate} or ${table.rateReason} is not null`),
  ],
);

/** Goods shipped on one lorry. */
export const consignments = pgTable(
  'consignments',
  {
    id: id(),
    subOrderId: of(() => subOrders.id),
    transporter: text().notNull(),
    /** Lorry receipt; empty until it is known. */
    lrNumber: text().notNull().default(''),
    parcels: smallint().notNull(),
    weightKg: integer(),
    /** Photo of the lorry receipt. */
    photoId: uuid().references(() => photos.id),
    freight: text({ enum: ['paid', 'to_pay'] }).notNull(),
    dispatchedAt: instant().notNull(),
    deliveredAt: instant(),
    createdById: person().notNull(),
  },
  (table) => [
    index('consignments_by_sub_order').on(table.subOrderId, table.dispatchedAt, table.id),
    index('consignments_by_lr').on(table.lrNumber, table.transporter),
    check('consignments_parcels', sql`${table.parcels} > 0`),
    check('consignments_weight', sql`${table.weightKg} > 0`),
    check('consignments_dates', sql`${table.deliveredAt} is null or ${table.deliveredAt} >= ${table.dispatchedAt}`),
  ],
);

export const consignmentLines = pgTable(
  'consignment_lines',
  {
    id: id(),
    consignmentId: of(() => consignments.id),
    lineId: of(() => orderLines.id),
    pieces: integer().notNull(),
  },
  (table) => [
    uniqueIndex('consignment_lines_once').on(table.consignmentId, table.lineId),
    check('consignment_lines_pieces', sql`${table.pieces} > 0`),
  ],
);

/** Returned goods of one line. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    subOrderId: of(() => subOrders.id),
    lineId: of(() => orderLines.id),
    pieces: integer().notNull(),
    /** Those received that can no longer be sold. */
    damaged: integer().notNull().default(0),
    reason: text().notNull(),
    status: text({ enum: RETURN_STATUSES }).notNull().default('requested'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_returns_by_creation').on(table.createdAt, table.id),
    index('order_returns_by_sub_order').on(table.subOrderId, table.createdAt, table.id),
    check('order_returns_pieces', sql`${table.pieces} > 0 and ${table.damaged} between 0 and ${table.pieces}`),
  ],
);
