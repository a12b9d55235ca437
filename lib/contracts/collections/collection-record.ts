import * as z from 'zod/mini';
import { COLLECTION_STATUSES } from '@/lib/domain/collections/collection-status';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idSchema, instant } from '../base/answers';
import { anyLine, requiredLine, version } from '../base/form-fields';
import { catalogFilters } from '../catalogs/catalog-filters';
import { catalogSchema } from '../catalogs/catalog-record';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';

/** Most catalogs in one collection. */
export const COLLECTION_SIZE = 500;

export const collectionStatus = z.enum(COLLECTION_STATUSES);
const segment = z.nullable(z.enum(SEGMENTS));
const description = z.string().check(z.trim(), z.maxLength(1000, 'Use at most 1000 characters.'));

export const collectionSchema = z.object({
  id: idSchema,
  nameEn: z.string(),
  nameHi: z.string(),
  descriptionEn: z.string(),
  descriptionHi: z.string(),
  segment,
  coverCatalogId: z.nullable(idSchema),
  cover: z.nullable(photoSchema),
  status: collectionStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  /** First and last Indian day it is live. */
  liveFrom: z.nullable(z.string()),
  liveUntil: z.nullable(z.string()),
  size: z.int(),
  /** Number of its catalogs hidden from buyers, and of those without a rate. */
  blocked: z.object({ hidden: z.int(), withoutRate: z.int() }),
  /** Total views of its links. */
  views: z.int(),
  revision: z.int(),
  previousId: z.nullable(idSchema),
  /** The revision made from it; null without a revision. */
  nextId: z.nullable(idSchema),
  createdBy: personSchema,
  createdAt: instant,
  version,
});

export type Collection = z.infer<typeof collectionSchema>;

/** A catalog as curators see it. */
export const memberSchema = z.pick(catalogSchema, {
  id: true,
  seller: true,
  title: true,
  rate: true,
  isSet: true,
  pieces: true,
  sizes: true,
  cover: true,
  images: true,
  hiddenBecause: true,
  createdAt: true,
});

export type Member = z.infer<typeof memberSchema>;

/** A finalized collection as buyers see it. */
export const snapshotSchema = z.object({
  nameEn: z.string(),
  nameHi: z.string(),
  descriptionEn: z.string(),
  descriptionHi: z.string(),
  cover: z.nullable(photoSchema),
  items: z.array(
    z.object({
      catalogId: idSchema,
      title: z.string(),
      sellerName: z.string(),
      rate: z.nullable(z.int()),
      isSet: z.boolean(),
      pieces: z.nullable(z.int()),
      sizes: z.array(z.string()),
      photo: z.nullable(photoSchema),
      /** Since when buyers do not see it, by the rule for all catalogs. */
      isHidden: z.boolean(),
    }),
  ),
  hash: z.string(),
  madeAt: instant,
  madeBy: personSchema,
});

export type CollectionSnapshot = z.infer<typeof snapshotSchema>;

export const collectionFormSchema = z.strictObject({
  nameEn: requiredLine('Name the collection in English.', 80),
  nameHi: anyLine(80),
  descriptionEn: description,
  descriptionHi: description,
  segment,
});

/** Catalogs in order, without duplicates. */
export const memberIds = z.array(idSchema).check(
  z.maxLength(COLLECTION_SIZE, `Use at most ${COLLECTION_SIZE} catalogs.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'A catalog is in the list twice.'),
);

const wholeTo = (most: number) =>
  z.int('Type a whole number.').check(z.minimum(1, 'Use one or more.'), z.maximum(most, `Use at most ${most}.`));

const { productTypeId, marketId, sellerId, valueId, rateFrom, rateTo } = catalogFilters;

/** Selects which live catalogs a rule adds: the newest matches. */
export const fillRuleSchema = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  productTypeId,
  marketId,
  sellerId,
  valueId,
  rateFrom,
  rateTo,
  most: wholeTo(COLLECTION_SIZE),
  mostPerSeller: z.nullable(wholeTo(COLLECTION_SIZE)),
});

export type FillRule = z.output<typeof fillRuleSchema>;

/** Most rules kept per collection. */
export const RULES_KEPT = 5;

/** A collection with its catalogs as they are now, in order. */
export const collectionDetailSchema = z.extend(collectionSchema, {
  members: z.array(memberSchema),
  /** Catalogs that keep their position when the collection is sorted, and catalogs no rule may add. */
  pinnedIds: z.array(idSchema),
  excluded: z.array(z.object({ id: idSchema, title: z.string() })),
  /** Rules it was filled by, latest first. */
  rules: z.array(fillRuleSchema),
  /** Problems that block finalizing it, or that have hidden part of it since. */
  problems: z.array(z.object({ catalogId: z.nullable(idSchema), sentence: z.string() })),
});

export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

export const MEMBER_MARKS = ['pinned', 'excluded', 'none'] as const;
export type MemberMark = (typeof MEMBER_MARKS)[number];

/** Two similar catalogs in a collection: a duplicate, or the same design in another colour. */
export const memberLikenessSchema = z.object({
  ids: z.tuple([idSchema, idSchema]),
  kind: z.enum(['duplicate', 'colourway']),
});

export type MemberLikeness = z.infer<typeof memberLikenessSchema>;
