import * as z from 'zod/mini';
import { HEADLINE_NAMES } from '@/lib/domain/orders/headline';
import { MOST_DISCOUNT } from '@/lib/domain/orders/order-money';
import { RETURN_REASONS, RETURN_STATUSES } from '@/lib/domain/orders/return-status';
import { idSchema, instant } from '../base/answers';
import { anyLine, version } from '../base/form-fields';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';

export const headline = z.enum(HEADLINE_NAMES);

/** Most lines an order can have. */
export const MOST_LINES = 300;

const count = z.int();

const quantities = {
  ordered: count,
  accepted: count,
  refused: count,
  cancelled: count,
  dispatched: count,
  delivered: count,
  returned: count,
};

const sellerOfLine = z.object({ id: idSchema, businessName: z.string(), minimumOrderValue: z.int() });

export const orderLineSchema = z.object({
  id: idSchema,
  catalogId: idSchema,
  seller: sellerOfLine,
  title: z.string(),
  setPieces: z.nullable(z.int()),
  ...quantities,
  rate: z.int(),
  catalogRate: z.int(),
  rateReason: z.nullable(z.string()),
  gstBasisPoints: z.int(),
  refusedReason: z.nullable(z.string()),
});

export const consignmentSchema = z.object({
  id: idSchema,
  transporter: z.string(),
  lrNumber: z.string(),
  parcels: z.int(),
  /** As stated on the lorry receipt. */
  weightKg: z.nullable(z.int()),
  /** Photo of the lorry receipt. */
  photo: z.nullable(photoSchema),
  freight: z.enum(['paid', 'to_pay']),
  dispatchedAt: instant,
  deliveredAt: z.nullable(instant),
  lines: z.array(z.object({ lineId: idSchema, pieces: z.int() })),
});

export const orderReturnSchema = z.object({
  id: idSchema,
  lineId: idSchema,
  pieces: z.int(),
  damaged: z.int(),
  reason: z.enum(RETURN_REASONS),
  status: z.enum(RETURN_STATUSES),
  statusReason: z.nullable(z.string()),
  creditNote: z.nullable(z.string()),
  version,
  createdAt: instant,
});

/** One seller's part of an order, as lists show it. */
export const subOrderRowSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.int(),
  position: z.int(),
  buyer: z.object({ id: idSchema, businessName: z.string(), city: z.string() }),
  seller: z.object({ id: idSchema, businessName: z.string() }),
  headline,
  ...quantities,
  taxable: z.int(),
  tax: z.int(),
  payable: z.int(),
  discountBasisPoints: z.int(),
  lrMissing: z.boolean(),
  /** The seller did not answer in time. */
  isLate: z.boolean(),
  /** The person who follows it. */
  assignee: z.nullable(personSchema),
  placedAt: instant,
  movedAt: instant,
  version,
});

export const subOrderSchema = z.extend(subOrderRowSchema, {
  lines: z.array(orderLineSchema),
  consignments: z.array(consignmentSchema),
  returns: z.array(orderReturnSchema),
});

/** A return as a list shows it. */
export const returnListedSchema = z.extend(z.omit(orderReturnSchema, { lineId: true, version: true }), {
  ...z.pick(subOrderRowSchema, { orderId: true, orderNumber: true, position: true, buyer: true, seller: true }).shape,
  title: z.string(),
});

export const orderSchema = z.object({
  id: idSchema,
  number: z.nullable(z.int()),
  headline,
  buyer: z.object({
    id: idSchema,
    businessName: z.string(),
    contactName: z.string(),
    city: z.string(),
    state: z.string(),
    /** Only the last four digits for users who may not see the number. */
    phone: z.string(),
    isBlocked: z.boolean(),
  }),
  /** The buyer's balance and credit limit; null for users who manage sellers only. */
  account: z.nullable(z.object({ creditLimit: z.int(), balance: z.int(), paid: z.int() })),
  deliveryAddress: z.string(),
  note: z.string(),
  /** Discount on the whole order, in hundredths of a percent. */
  discountBasisPoints: z.int(),
  cancelReason: z.nullable(z.string()),
  createdBy: personSchema,
  createdAt: instant,
  placedAt: z.nullable(instant),
  /** An unchanged draft is cancelled then. */
  expiresAt: z.nullable(instant),
  /** Lines of a draft; placed lines belong to their sub-orders. */
  draftLines: z.array(orderLineSchema),
  subOrders: z.array(subOrderSchema),
  version,
});

export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type SubOrder = z.infer<typeof subOrderSchema>;
export type SubOrderRow = z.infer<typeof subOrderRowSchema>;
export type Consignment = z.infer<typeof consignmentSchema>;
export type ReturnListed = z.infer<typeof returnListedSchema>;
export type OrderReturn = z.infer<typeof orderReturnSchema>;

/** A draft as a list shows it. */
export const draftRowSchema = z.object({
  id: idSchema,
  buyer: z.object({ id: idSchema, businessName: z.string(), city: z.string() }),
  lines: z.int(),
  pieces: z.int(),
  value: z.int(),
  createdBy: personSchema,
  createdAt: instant,
});

const pieces = z
  .int('Type a whole number of pieces.')
  .check(z.minimum(1, 'Type at least one piece.'), z.maximum(100_000, 'Use at most 1,00,000 pieces.'));

const rate = z
  .int('Type a rate in rupees.')
  .check(z.minimum(1, 'Type a rate above zero.'), z.maximum(10_000_000, 'Use at most ₹1,00,000.'));

export const draftLineSchema = z.strictObject({
  catalogId: idSchema,
  pieces,
  rate,
  rateReason: z.nullable(anyLine(200)),
});

export const draftSchema = z.strictObject({
  buyerId: idSchema,
  /** Discount on the whole order, in hundredths of a percent. */
  discountBasisPoints: z.optional(
    z.int('Type a percentage.').check(z.minimum(0, 'Use zero or more.'), z.maximum(MOST_DISCOUNT, 'Use at most 50 %.')),
  ),
  lines: z.array(draftLineSchema).check(z.maxLength(MOST_LINES, `An order has at most ${MOST_LINES} lines.`)),
  deliveryAddress: anyLine(500),
  note: anyLine(1000),
});

export type Draft = z.output<typeof draftSchema>;

/** A catalog available to order. */
export const saleCatalogSchema = z.object({
  id: idSchema,
  title: z.string(),
  designNumber: z.string(),
  seller: sellerOfLine,
  rate: z.int(),
  /** Pieces of a full set, when it is sold in sets only. */
  setPieces: z.nullable(z.int()),
  cover: z.nullable(photoSchema),
});

/** Possible meanings of a line in a pasted message. */
export const proposedLineSchema = z.object({
  text: z.string(),
  sets: z.nullable(z.int()),
  pieces: z.nullable(z.int()),
  /** Most likely first. */
  choices: z.array(saleCatalogSchema),
});

export type ProposedLine = z.infer<typeof proposedLineSchema>;
export type SaleCatalog = z.infer<typeof saleCatalogSchema>;
