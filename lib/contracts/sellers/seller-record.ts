import * as z from 'zod/mini';
import { gstinProblem, normalizeGstin } from '@/lib/domain/sellers/gstin';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { idSchema, instant } from '../base/answers';
import { anyLine, paise, requiredLine, requiredText, score, typedPhone, version } from '../base/form-fields';
import { personSchema } from '../users/staff';

export const sellerStatus = z.enum(SELLER_STATUSES);

const marketOfSeller = z.nullable(z.object({ id: idSchema, name: z.string(), city: z.string() }));

/** A seller as lists show them. */
export const sellerSchema = z.object({
  id: idSchema,
  businessName: z.string(),
  contactName: z.string(),
  /** The first number is the primary one. */
  phoneNumbers: z.array(z.string()),
  address: z.string(),
  market: marketOfSeller,
  gstin: z.nullable(z.string()),
  status: sellerStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  hiddenBySuspension: z.boolean(),
  qualityScore: z.int(),
  assignedScore: z.nullable(z.int()),
  deprioritised: z.boolean(),
  superSeller: z.boolean(),
  catalogAvailable: z.boolean(),
  ordersEnabled: z.boolean(),
  minimumOrderValue: z.int(),
  cashOnDelivery: z.boolean(),
  salesman: z.nullable(personSchema),
  accountManager: z.nullable(personSchema),
  lastActivityAt: instant,
  /** The seller that a merged seller became. */
  mergedIntoId: z.optional(z.nullable(idSchema)),
  createdAt: instant,
  version,
});

/** A seller with the figures of their page. */
export const sellerDetailSchema = z.extend(sellerSchema, {
  counters: z.object({
    /** Catalogs that are not deleted. */
    catalogs: z.int(),
    liveCatalogs: z.int(),
    uploads: z.int(),
    /** Uploads that still need work. */
    waitingUploads: z.int(),
    groups: z.int(),
    activeGroups: z.int(),
    notes: z.int(),
    visits: z.int(),
  }),
});

/** Short summary of a seller for a list of possible duplicates. */
export const sellerSummarySchema = z.object({
  id: idSchema,
  businessName: z.string(),
  contactName: z.string(),
  phoneNumber: z.string(),
  status: sellerStatus,
  market: marketOfSeller,
});

export type Seller = z.infer<typeof sellerSchema>;
export type SellerDetail = z.infer<typeof sellerDetailSchema>;
export type SellerSummary = z.infer<typeof sellerSummarySchema>;

/** A GSTIN as a person types it, normalized for storage; empty counts as absent. */
export const typedGstin = z.pipe(
  z.nullable(z.string().check(z.maxLength(40))),
  z.transform((typed, context) => {
    const gstin = normalizeGstin(typed ?? '');
    const problem = gstin ? gstinProblem(gstin) : null;
    if (problem === null) return gstin || null;
    context.issues.push({ code: 'custom', input: typed, message: problem });
    return z.NEVER;
  }),
);

/** Most phone numbers per seller. */
export const MAX_PHONES = 10;

const phoneNumbers = z.array(typedPhone).check(
  z.minLength(1, 'Type a phone number.'),
  z.maxLength(MAX_PHONES, `Use at most ${MAX_PHONES} numbers.`),
  z.refine((numbers) => new Set(numbers).size === numbers.length, 'One number is in the list twice.'),
);

export const sellerFormSchema = z.strictObject({
  businessName: requiredLine('Type the name of the business.', 120),
  contactName: requiredLine('Type the name of a person.', 120),
  phoneNumbers,
  address: anyLine(500),
  marketId: z.nullable(idSchema),
  gstin: typedGstin,
  qualityScore: score,
  assignedScore: z.nullable(score),
  deprioritised: z.boolean(),
  superSeller: z.boolean(),
  catalogAvailable: z.boolean(),
  ordersEnabled: z.boolean(),
  minimumOrderValue: paise,
  cashOnDelivery: z.boolean(),
  salesmanId: z.nullable(idSchema),
  accountManagerId: z.nullable(idSchema),
});

const { businessName, contactName } = sellerFormSchema.shape;

/** A new seller needs a name, a contact person and a number; the rest can follow later. */
export const newSellerSchema = z.strictObject({
  ...z.partial(sellerFormSchema).shape,
  businessName,
  contactName,
  phoneNumbers,
});

/** Request to move a seller to another status. */
export const sellerStep = z.strictObject({ to: sellerStatus, reason: z.optional(requiredText('Say why.', 500)) });

export const sellerChangesSchema = z.extend(z.partial(sellerFormSchema), { version });

export type NewSeller = z.output<typeof newSellerSchema>;
export type SellerChanges = z.output<typeof sellerChangesSchema>;
