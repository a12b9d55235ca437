import * as z from 'zod/mini';
import { BUYER_STATUSES } from '@/lib/domain/buyers/buyer-status';
import { CONSENT_STATES } from '@/lib/domain/buyers/consent';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { STATE_NAMES } from '@/lib/domain/text/indian-states';
import { idSchema, instant } from '../base/answers';
import { anyLine, paise, requiredLine, requiredText, typedPhone, version } from '../base/form-fields';
import { typedGstin } from '../sellers/seller-record';
import { personSchema } from '../users/staff';

export const buyerStatus = z.enum(BUYER_STATUSES);

/** A buyer as lists show them. */
export const buyerSchema = z.object({
  id: idSchema,
  businessName: z.string(),
  contactName: z.string(),
  phoneNumber: z.string(),
  /** The ledger's entry for that number. */
  consent: z.enum(CONSENT_STATES),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.nullable(z.string()),
  segment: z.nullable(z.enum(SEGMENTS)),
  dealsIn: z.array(idSchema),
  gstin: z.nullable(z.string()),
  manager: z.nullable(personSchema),
  creditLimit: z.int(),
  creditDays: z.int(),
  status: buyerStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  /** The buyer that a merged buyer became. */
  mergedIntoId: z.optional(z.nullable(idSchema)),
  createdAt: instant,
  version,
});

/** A buyer with the figures of their page. */
export const buyerDetailSchema = z.extend(buyerSchema, {
  counters: z.object({
    orders: z.int(),
    openOrders: z.int(),
    /** Pieces the sellers have not dispatched yet. */
    openPieces: z.int(),
    /** Paise of everything ordered and still wanted. */
    ordered: z.int(),
    /** Paise the buyer owes: orders less payments and credit notes. */
    balance: z.int(),
    notes: z.int(),
  }),
});

export type Buyer = z.infer<typeof buyerSchema>;
export type BuyerDetail = z.infer<typeof buyerDetailSchema>;

const pincode = z.pipe(
  z.nullable(z.string().check(z.maxLength(20))),
  z.transform((typed, context) => {
    const digits = (typed ?? '').replace(/\s/g, '');
    if (digits === '' || /^[1-9]\d{5}$/.test(digits)) return digits || null;
    context.issues.push({ code: 'custom', input: typed, message: 'A pincode has six digits.' });
    return z.NEVER;
  }),
);

/** Most product types a buyer can deal in. */
const MOST_TYPES = 50;

export const buyerFormSchema = z.strictObject({
  businessName: requiredLine('Type the name of the business.', 120),
  contactName: requiredLine('Type the name of a person.', 120),
  phoneNumber: typedPhone,
  address: anyLine(500),
  city: requiredLine('Type the city.', 80),
  state: z.enum(STATE_NAMES as [string, ...string[]], 'Choose the state.'),
  pincode,
  segment: z.nullable(z.enum(SEGMENTS)),
  dealsIn: z.array(idSchema).check(z.maxLength(MOST_TYPES)),
  gstin: typedGstin,
  managerId: z.nullable(idSchema),
  creditLimit: paise,
  creditDays: z
    .int('Type a whole number.')
    .check(z.minimum(0, 'Use zero or more.'), z.maximum(365, 'Use at most 365 days.')),
});

const { businessName, contactName, phoneNumber, city, state } = buyerFormSchema.shape;

/** Fields a new buyer needs; the rest can follow later. */
export const newBuyerSchema = z.strictObject({
  ...z.partial(buyerFormSchema).shape,
  businessName,
  contactName,
  phoneNumber,
  city,
  state,
});

export const buyerChangesSchema = z.extend(z.partial(buyerFormSchema), { version });

export const buyerStep = z.strictObject({ to: buyerStatus, reason: z.optional(requiredText('Say why.', 500)) });

export type NewBuyer = z.output<typeof newBuyerSchema>;
export type BuyerChanges = z.output<typeof buyerChangesSchema>;
