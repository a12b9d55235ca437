import * as z from 'zod/mini';
import { CATALOG_STATUSES } from '@/lib/domain/catalogs/catalog-status';
import { idSchema, instant } from '../base/answers';
import { anyLine, paise, requiredText, version } from '../base/form-fields';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';

export const catalogStatus = z.enum(CATALOG_STATUSES);

const sellerOfCatalog = z.object({ id: idSchema, businessName: z.string() });

/** Most tags, sizes and photos of one catalog. */
export const CATALOG_LIMITS = { tags: 200, sizes: 40, pictures: 200, caption: 5000 } as const;

const isOnce = (values: readonly string[]) => new Set(values).size === values.length;

/** One value of one attribute of a catalog. */
export const tagSchema = z.strictObject({
  attributeId: idSchema,
  valueId: idSchema,
  /** The photos the tag is limited to; absent when it applies to the whole catalog. */
  imageIds: z.optional(
    z
      .array(idSchema)
      .check(
        z.minLength(1, 'Choose at least one photo.'),
        z.maxLength(CATALOG_LIMITS.pictures),
        z.refine(isOnce, 'A photo is in the list twice.'),
      ),
  ),
});

/** A catalog as lists show it. */
export const catalogSchema = z.object({
  id: idSchema,
  uploadId: idSchema,
  seller: sellerOfCatalog,
  title: z.string(),
  description: z.string(),
  designNumber: z.string(),
  productTypeId: z.nullable(idSchema),
  tags: z.array(tagSchema),
  /** Paise per piece, excluding GST. */
  rate: z.nullable(z.int()),
  isSet: z.boolean(),
  pieces: z.nullable(z.int()),
  sizes: z.array(z.string()),
  minimumOrder: z.nullable(z.int()),
  dispatchDays: z.nullable(z.int()),
  status: catalogStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  isAvailable: z.boolean(),
  isVisible: z.boolean(),
  qcPassed: z.boolean(),
  isDeleted: z.boolean(),
  /** Why buyers do not see it, as sentences; empty when they do. */
  hiddenBecause: z.array(z.string()),
  /** Fields to fill in before it can be reviewed. */
  missing: z.array(z.string()),
  cover: z.nullable(photoSchema),
  images: z.int(),
  group: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Owner of its upload. Until it goes to review, only they, admins and reviewers may change it. */
  assignee: z.nullable(personSchema),
  taggedBy: z.nullable(personSchema),
  lastEditedBy: z.nullable(personSchema),
  reviewedBy: z.nullable(personSchema),
  /** As the seller wrote it. */
  caption: z.string(),
  createdAt: instant,
  version,
});

export const catalogImageSchema = z.object({ id: idSchema, photo: photoSchema, isCover: z.boolean() });

/** A catalog with all its photos, in order. */
export const catalogDetailSchema = z.extend(catalogSchema, {
  pictures: z.array(catalogImageSchema),
  /** How often its seller reposted it in the same words, and the last time; null when they never did. */
  offeredAgain: z.nullable(z.object({ times: z.int(), lastAt: instant })),
});

export type Tag = z.infer<typeof tagSchema>;
export type Catalog = z.infer<typeof catalogSchema>;
export type CatalogImage = z.infer<typeof catalogImageSchema>;
export type CatalogDetail = z.infer<typeof catalogDetailSchema>;

const whole = (most: number) =>
  z.int('Type a whole number.').check(z.minimum(1, 'Use one or more.'), z.maximum(most, `Use at most ${most}.`));

/** Valid range of a rate. */
export const rateSchema = paise.check(z.minimum(1, 'Use more than zero, or leave it empty.'));

export const catalogFormSchema = z.strictObject({
  title: anyLine(160),
  description: z.string().check(z.trim(), z.maxLength(4000, 'Use at most 4000 characters.')),
  designNumber: anyLine(60),
  productTypeId: z.nullable(idSchema),
  tags: z.array(tagSchema).check(
    z.maxLength(CATALOG_LIMITS.tags, `Use at most ${CATALOG_LIMITS.tags} tags.`),
    z.refine((tags) => isOnce(tags.map(({ valueId }) => valueId)), 'A tag is in the list twice.'),
  ),
  rate: z.nullable(rateSchema),
  isSet: z.boolean(),
  pieces: z.nullable(whole(1000)),
  sizes: z
    .array(anyLine(20).check(z.minLength(1)))
    .check(z.maxLength(CATALOG_LIMITS.sizes), z.refine(isOnce, 'A size is in the list twice.')),
  minimumOrder: z.nullable(whole(10_000)),
  dispatchDays: z.nullable(whole(365)),
  isAvailable: z.boolean(),
});

/** Who may change a draft; part of the summary of every call that changes catalogs. */
export const OWN_DRAFTS = 'Only the editor of its upload, an admin or a reviewer can change a draft.';

/** Request to move a catalog to another status. */
export const catalogStep = z.strictObject({ to: catalogStatus, reason: z.optional(requiredText('Say why.', 500)) });

/** Proves that the caller still holds the work item; absent for users who edit catalogs without a work item. */
export const leaseToken = z.optional(z.int());

export const catalogChangesSchema = z.extend(z.partial(catalogFormSchema), { version, leaseToken });

export type CatalogForm = z.output<typeof catalogFormSchema>;
export type CatalogChanges = z.output<typeof catalogChangesSchema>;
