import * as z from 'zod/mini';
import { COLLECTION_STATUSES } from '@/lib/domain/collections/collection-status';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idSchema, instant } from '../base/answers';
import { anyLine, requiredLine, version } from '../base/form-fields';
import { catalogFilters } from '../catalogs/catalog-filters';
import { catalogSchema } from '../catalogs/catalog-record';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';

/** Catalogs that one collection can hold. */
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
  /** The Indian days it goes live and is live last. */
  liveFrom: z.nullable(z.string()),
  liveUntil: z.nullable(z.string()),
  size: z.int(),
  /** How many of its catalogs buyers do not see, and how many have no rate. */
  blocked: z.object({ hidden: z.int(), withoutRate: z.int() }),
  /** How often its addresses were opened, all together. */
  views: z.int(),
  revision: z.int(),
  previousId: z.nullable(idSchema),
  /** The revision made from it; null while there is none. */
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
      /** Hidden from buyers since, by the rule for all catalogs. */
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

/** Catalogs in order, each once. */
export const memberIds = z.array(idSchema).check(
  z.maxLength(COLLECTION_SIZE, `Use at most ${COLLECTION_SIZE} catalogs.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'A catalog is in the list twice.'),
);

const wholeTo = (most: number) =>
  z.int('Type a whole number.').check(z.minimum(1, 'Use one or more.'), z.maximum(most, `Use at most ${most}.`));

const { productTypeId, marketId, sellerId, valueId, rateFrom, rateTo } = catalogFilters;

/** Which live catalogs a rule adds: the newest that match. */
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

/** Rules that are kept of a collection. */
export const RULES_KEPT = 5;

/** A collection with its catalogs as they are now, in order. */
export const collectionDetailSchema = z.extend(collectionSchema, {
  members: z.array(memberSchema),
  /** Catalogs that keep their place when it is put into order, and those that no rule adds. */
  pinnedIds: z.array(idSchema),
  excluded: z.array(z.object({ id: idSchema, title: z.string() })),
  /** The rules it was filled by, the last one first. */
  rules: z.array(fillRuleSchema),
  /** What stands between it and being finalized, or hides something of it since. */
  problems: z.array(z.object({ catalogId: z.nullable(idSchema), sentence: z.string() })),
});

export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

export const MEMBER_MARKS = ['pinned', 'excluded', 'none'] as const;
export type MemberMark = (typeof MEMBER_MARKS)[number];

/** Two catalogs of a collection that look alike: a duplicate, or the same design in another colour. */
export const memberLikenessSchema = z.object({
  ids: z.tuple([idSchema, idSchema]),
  kind: z.enum(['duplicate', 'colourway']),
});

export type MemberLikeness = z.infer<typeof memberLikenessSchema>;
