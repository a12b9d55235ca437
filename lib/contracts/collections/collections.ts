import * as z from 'zod/mini';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import {
  collectionDetailSchema,
  collectionFormSchema,
  collectionSchema,
  collectionStatus,
  fillRuleSchema,
  MEMBER_MARKS,
  memberIds,
  memberLikenessSchema,
  memberSchema,
  snapshotSchema,
} from './collection-record';

const access = {
  screens: ['admin-collection', 'admin-collection-view', 'admin-collection-curate', 'admin-collection-finalize'],
} as const;

const day = z.nullable(z.iso.date('Choose a day.'));
const step = z.strictObject({ to: collectionStatus, reason: z.optional(requiredText('Say why.', 500)), version });

const post = { method: 'POST', access, params: idParams } as const;
const read = { method: 'GET', access, params: idParams } as const;

export const collectionsApi = {
  list: endpoint({
    id: 'collections.list',
    summary: 'Collections by name, with their size and blocked catalogs.',
    method: 'GET',
    path: '/api/collections',
    access,
    query: listQuery(['statusChangedAt', 'nameEn', 'size', 'createdAt'], '-statusChangedAt', {
      status: anyOf(collectionStatus),
      segment: anyOf(z.enum(SEGMENTS)),
    }),
    answer: pageOf(collectionSchema),
  }),
  get: endpoint({
    ...read,
    id: 'collections.get',
    summary: 'One collection with its catalogs as they are now, and its problems.',
    path: '/api/collections/[id]',
    answer: collectionDetailSchema,
  }),
  create: endpoint({
    id: 'collections.create',
    summary: 'Creates an empty collection.',
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
    summary: 'Sets the catalogs of a collection and their order. Changes by others since `base` are merged in.',
    method: 'PUT',
    path: '/api/collections/[id]/members',
    access,
    params: idParams,
    body: z.strictObject({ base: memberIds, order: memberIds, rule: z.optional(fillRuleSchema) }),
    answer: z.object({
      collection: collectionDetailSchema,
      /** Number of catalogs that others added and removed meanwhile. */
      merged: z.object({ added: z.int(), removed: z.int() }),
    }),
  }),
  previewRule: endpoint({
    ...post,
    id: 'collections.previewRule',
    summary: 'What a rule would add to a collection: the newest live catalogs that match.',
    path: '/api/collections/[id]/rule',
    body: z.strictObject({ rule: fillRuleSchema, members: memberIds }),
    answer: z.object({
      added: z.array(memberSchema),
      /** Catalogs kept out by the limit per seller. */
      crowdedOut: z.int(),
      /** Catalogs skipped because they are excluded. */
      excluded: z.int(),
    }),
  }),
  mark: endpoint({
    ...post,
    id: 'collections.mark',
    summary: 'Pins catalogs to their place, excludes them from every rule, or neither.',
    path: '/api/collections/[id]/marks',
    body: z.strictObject({ catalogIds: memberIds, mark: z.enum(MEMBER_MARKS) }),
    answer: collectionDetailSchema,
  }),
  likenesses: endpoint({
    ...read,
    id: 'collections.likenesses',
    summary: 'Which catalogs of a collection are likely duplicates, or the same design in another colour.',
    path: '/api/collections/[id]/likenesses',
    answer: z.array(memberLikenessSchema),
  }),
  finalize: endpoint({
    ...post,
    id: 'collections.finalize',
    summary: 'Freezes a collection as it is: catalogs, order, words and rates. Only when it has no problems.',
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
    summary: 'Moves a finalized collection to its next status.',
    path: '/api/collections/[id]/status',
    body: step,
    answer: collectionDetailSchema,
  }),
  revise: endpoint({
    ...post,
    id: 'collections.revise',
    summary: 'Starts a new revision of a finalized collection; asking twice gives the same one.',
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
