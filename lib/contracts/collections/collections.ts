import * as z from 'zod/mini';
import { COLLECTION_STATUSES } from '@/lib/domain/collections/collection-status';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { anyLine, requiredLine, requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { catalogFilters } from '../catalogs/catalog-filters';
import { catalogSchema } from '../catalogs/catalog-record';
import { photoSchema } from '../photos';
import { personSchema } from '../users/staff';

const access = {
  screens: ['admin-collection', 'admin-collection-view', 'admin-collection-curate', 'admin-collection-finalize'],
} as const;

/** Catalogs that one collection can hold. */
export const COLLECTION_SIZE = 500;

const status = z.enum(COLLECTION_STATUSES);
const segment = z.nullable(z.enum(SEGMENTS));
const day = z.nullable(z.iso.date('Choose a day.'));
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
  status,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  /** The Indian days it goes live and is live last. */
  liveFrom: z.nullable(z.string()),
  liveUntil: z.nullable(z.string()),
  size: z.int(),
  /** How many of its catalogs buyers do not see, and how many have no rate. */
  blocked: z.object({ hidden: z.int(), withoutRate: z.int() }),
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

/** A collection with its catalogs as they are now, in order. */
export const collectionDetailSchema = z.extend(collectionSchema, {
  members: z.array(memberSchema),
  /** What stands between it and being finalized, or hides something of it since. */
  problems: z.array(z.object({ catalogId: z.nullable(idSchema), sentence: z.string() })),
});

export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

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

const catalogIds = z.array(idSchema).check(
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

const step = z.strictObject({ to: status, reason: z.optional(requiredText('Say why.', 500)), version });

const post = { method: 'POST', access, params: idParams } as const;
const read = { method: 'GET', access, params: idParams } as const;

export const collectionsApi = {
  list: endpoint({
    id: 'collections.list',
    summary: 'Collections by name, with their size and what is blocked in them.',
    method: 'GET',
    path: '/api/collections',
    access,
    query: listQuery(['statusChangedAt', 'nameEn', 'size', 'createdAt'], '-statusChangedAt', {
      status: anyOf(status),
      segment: anyOf(z.enum(SEGMENTS)),
    }),
    answer: pageOf(collectionSchema),
  }),
  get: endpoint({
    ...read,
    id: 'collections.get',
    summary: 'One collection with its catalogs as they are now, and what stands in its way.',
    path: '/api/collections/[id]',
    answer: collectionDetailSchema,
  }),
  create: endpoint({
    id: 'collections.create',
    summary: 'Begins a collection without catalogs.',
    method: 'POST',
    path: '/api/collections',
    access,
    body: collectionFormSchema,
    answer: collectionDetailSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'collections.update',
    summary: 'Changes the words and cover of a collection that is being curated, or the days it is live.',
    method: 'PATCH',
    path: '/api/collections/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(collectionFormSchema), {
      coverCatalogId: z.optional(z.nullable(idSchema)),
      liveFrom: z.optional(day),
      liveUntil: z.optional(day),
      version,
    }),
    answer: collectionDetailSchema,
  }),
  arrange: endpoint({
    id: 'collections.arrange',
    summary:
      'Says which catalogs a collection has, in which order. What others did since `base` is kept and merged with it.',
    method: 'PUT',
    path: '/api/collections/[id]/members',
    access,
    params: idParams,
    body: z.strictObject({ base: catalogIds, order: catalogIds }),
    answer: z.object({
      collection: collectionDetailSchema,
      /** How many others had added and removed meanwhile. */
      merged: z.object({ added: z.int(), removed: z.int() }),
    }),
  }),
  previewRule: endpoint({
    ...post,
    id: 'collections.previewRule',
    summary: 'What a rule would add to a collection: the newest live catalogs that match.',
    path: '/api/collections/[id]/rule',
    body: z.strictObject({ rule: fillRuleSchema, members: catalogIds }),
    answer: z.object({
      added: z.array(memberSchema),
      /** How many the limit for one seller kept out. */
      crowdedOut: z.int(),
    }),
  }),
  finalize: endpoint({
    ...post,
    id: 'collections.finalize',
    summary: 'Freezes a collection as it is: catalogs, order, words and rates. Only when nothing is in its way.',
    path: '/api/collections/[id]/finalize',
    body: z.strictObject({ version }),
    answer: collectionDetailSchema,
  }),
  snapshot: endpoint({
    ...read,
    id: 'collections.snapshot',
    summary: 'A finalized collection as buyers see it.',
    path: '/api/collections/[id]/snapshot',
    answer: snapshotSchema,
  }),
  step: endpoint({
    ...post,
    id: 'collections.step',
    summary: 'Takes a finalized collection further.',
    path: '/api/collections/[id]/status',
    body: step,
    answer: collectionDetailSchema,
  }),
  revise: endpoint({
    ...post,
    id: 'collections.revise',
    summary: 'Makes a new revision of a finalized collection to be curated; asked twice, it is the same one.',
    path: '/api/collections/[id]/revision',
    answer: collectionDetailSchema,
    status: 201,
  }),
  history: endpoint({
    ...read,
    id: 'collections.history',
    summary: 'Who changed what about a collection.',
    path: '/api/collections/[id]/history',
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
