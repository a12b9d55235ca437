import * as z from 'zod/mini';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idSchema, instant } from '../base/answers';
import { paise, requiredLine, version } from '../base/form-fields';
import { personSchema } from '../users/staff';

const named = { id: idSchema, nameEn: z.string(), nameHi: z.string(), active: z.boolean(), version };

const nameFields = {
  nameEn: requiredLine('Type the name in English.', 80),
  nameHi: requiredLine('Type the name in Hindi.', 80),
};

const rateLimits = 'A rate is from 0 to 100 %.';
const basisPoints = z
  .int('Type a percentage, such as 5 or 12.5.')
  .check(z.minimum(0, rateLimits), z.maximum(10_000, rateLimits));

/** The Indian day GST started. */
export const FIRST_GST_DAY = '2017-07-01';

const day = z.iso
  .date('Choose a day.')
  .check(z.refine((from) => from >= FIRST_GST_DAY && from < '2100', 'GST began on 1 Jul 2017.'));

export const gstRateSchema = z.strictObject({
  from: day,
  basisPoints,
  above: z.nullable(z.strictObject({ limitPaise: paise, basisPoints })),
});

const gstRates = z.pipe(
  z.array(gstRateSchema).check(
    z.maxLength(50, 'Use at most 50 rates.'),
    z.refine((rates) => new Set(rates.map(({ from }) => from)).size === rates.length, 'Two rates begin on one day.'),
  ),
  z.transform((rates) => [...rates].sort((one, other) => one.from.localeCompare(other.from))),
);

const isOnce = (ids: string[]) => new Set(ids).size === ids.length;

/** An attribute of a product type. */
export const appliedSchema = z.strictObject({
  attributeId: idSchema,
  required: z.boolean(),
  /** The only values the product type allows; empty allows all. */
  valueIds: z.array(idSchema).check(z.maxLength(500), z.refine(isOnce, 'A value is in the list twice.')),
});

const applied = z.array(appliedSchema).check(
  z.maxLength(100),
  z.refine((all) => isOnce(all.map(({ attributeId }) => attributeId)), 'An attribute is in the list twice.'),
);

const hsnCode = z.string().check(z.trim(), z.regex(/^(\d{4}|\d{6}|\d{8})$/, 'An HSN code has 4, 6 or 8 digits.'));

export const productTypeFormSchema = z.strictObject({
  ...nameFields,
  segment: z.enum(SEGMENTS),
  hsnCode,
  active: z.boolean(),
  attributes: applied,
  gstRates,
});

export const productTypeSchema = z.object({
  ...named,
  segment: z.enum(SEGMENTS),
  hsnCode: z.string(),
  attributes: z.array(appliedSchema),
  /** Earliest first. */
  gstRates: z.array(gstRateSchema),
});

export const newValueSchema = z.strictObject(nameFields);

export const valueFormSchema = z.strictObject({ ...nameFields, active: z.boolean() });

export const attributeValueSchema = z.object({ ...named, attributeId: idSchema });

export const attributeFormSchema = z.strictObject({ ...nameFields, several: z.boolean(), active: z.boolean() });

export const attributeSchema = z.object({
  ...named,
  /** A catalog may have several of its values. */
  several: z.boolean(),
  /** In display order, including retired values; merged values are not included. */
  values: z.array(attributeValueSchema),
});

export const taxonomySchema = z.object({
  productTypes: z.array(productTypeSchema),
  attributes: z.array(attributeSchema),
});

/** Kinds of records that have values. Areas added later add theirs. */
export const VALUE_USES = ['productTypes', 'catalogs', 'videos'] as const;

export const valueUsesSchema = z.array(z.object({ kind: z.enum(VALUE_USES), count: z.int() }));

const shortValue = z.object({ id: idSchema, label: z.string() });

export const valueMergeSchema = z.object({
  id: idSchema,
  attribute: z.string(),
  from: shortValue,
  to: shortValue,
  /** Number of records with the value. */
  records: z.int(),
  by: personSchema,
  at: instant,
  undoneAt: z.nullable(instant),
  undoUntil: instant,
});

export type ProductType = z.infer<typeof productTypeSchema>;
export type ProductTypeForm = z.output<typeof productTypeFormSchema>;
export type Attribute = z.infer<typeof attributeSchema>;
export type AttributeForm = z.output<typeof attributeFormSchema>;
export type AttributeValue = z.infer<typeof attributeValueSchema>;
export type ValueForm = z.output<typeof valueFormSchema>;
export type Taxonomy = z.infer<typeof taxonomySchema>;
export type ValueUse = z.infer<typeof valueUsesSchema>[number];
export type ValueMerge = z.infer<typeof valueMergeSchema>;
