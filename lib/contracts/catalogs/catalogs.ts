import * as z from 'zod/mini';
import { BROWSING_SCREENS, READING_SCREENS } from '@/lib/domain/catalogs/browsing-screens';
import { CATALOG_FACETS } from '@/lib/domain/catalogs/catalog-facets';
import { CHANGING_SCREENS } from '@/lib/domain/catalogs/catalog-status';
import { idParams } from '../base/answers';
import {
  catalogChangesSchema,
  catalogDetailSchema,
  catalogFormSchema,
  catalogSchema,
  catalogStep,
  leaseToken,
  OWN_DRAFTS,
} from './catalog-record';
import { catalogFilters } from './catalog-filters';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { listQuery, pageOf } from '../base/list';
import { withOthersSchema } from '../base/review-holds';
import { madeCatalogs, makingCatalogs, newCatalogs } from './new-catalogs';
import { arrangementSchema, pictureFixesSchema } from './picture-changes';
import { historyEntrySchema, timelineQuery } from '../base/timeline';

/** A seller's page lists their catalogs, and the grouping screen searches for more. */
const browsing = { screens: BROWSING_SCREENS } as const;
const reading = { screens: READING_SCREENS } as const;
/** Users who change catalogs. */
export const editing = { screens: CHANGING_SCREENS } as const;

const { q, ...facetFilters } = listQuery(['createdAt'], '-createdAt', catalogFilters).shape;
const { sort: _sort, cursor: _cursor, limit: _limit, ...filters } = facetFilters;

const facet = z.array(z.object({ value: z.string(), count: z.int() }));

export const catalogsApi = {
  list: endpoint({
    id: 'catalogs.list',
    summary: 'Catalogs by title, seller, design number, tags or caption.',
    method: 'GET',
    path: '/api/catalogs',
    access: browsing,
    query: listQuery(['createdAt', 'title', 'statusChangedAt'], '-createdAt', catalogFilters),
    answer: pageOf(catalogSchema),
  }),
  facets: endpoint({
    id: 'catalogs.facets',
    summary:
      'How many catalogs of a list there are of each status, product type, market, seller and tag, in each band of ' +
      'rates by where it begins, and within so many days.',
    method: 'GET',
    path: '/api/catalogs/facets',
    access: browsing,
    query: z.strictObject({ q, ...filters }),
    answer: z.object({
      status: facet,
      productTypeId: facet,
      marketId: facet,
      sellerId: facet,
      valueId: facet,
      rate: facet,
      days: facet,
      /** Facets with more matches than were sampled: their counts cover the sample only. */
      sampled: z.array(z.enum(CATALOG_FACETS)),
      /** The corrected search text, when nothing matches the typed spelling. */
      readAs: z.nullable(z.string()),
    }),
  }),
  review: endpoint({
    id: 'catalogs.review',
    summary:
      'Catalogs that wait for a review by the person who asks, the longest waiting first; never their own work, nor ' +
      'what another reviewer holds, which is counted.',
    method: 'GET',
    path: '/api/catalogs/review',
    access: { screens: ['catalog-browse'] },
    query: z.omit(listQuery(['statusChangedAt'], 'statusChangedAt', {}), { q: true }),
    answer: z.extend(pageOf(catalogDetailSchema), {
      withOthers: withOthersSchema,
    }),
  }),
  create: endpoint({
    id: 'catalogs.create',
    summary: 'Creates draft catalogs from uploaded photos, as one upload.',
    method: 'POST',
    path: '/api/catalogs',
    access: makingCatalogs,
    body: newCatalogs,
    answer: madeCatalogs,
    status: 201,
  }),
  ofUpload: endpoint({
    id: 'catalogs.ofUpload',
    summary: 'The catalogs of an upload with their photos, in order.',
    method: 'GET',
    path: '/api/uploads/[id]/catalogs',
    access: { screens: ['catalog-tag'] },
    params: idParams,
    answer: z.array(catalogDetailSchema),
  }),
  get: endpoint({
    id: 'catalogs.get',
    summary: 'One catalog with its photos.',
    method: 'GET',
    path: '/api/catalogs/[id]',
    access: reading,
    params: idParams,
    answer: catalogDetailSchema,
  }),
  update: endpoint({
    id: 'catalogs.update',
    summary: `Changes some fields of a catalog. ${OWN_DRAFTS}`,
    method: 'PATCH',
    path: '/api/catalogs/[id]',
    access: editing,
    params: idParams,
    body: catalogChangesSchema,
    answer: catalogDetailSchema,
  }),
  finish: endpoint({
    id: 'catalogs.finish',
    summary: `Saves a catalog and sends it to review. With the last one its upload is done. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalogs/[id]/finish',
    access: { screens: ['catalog-tag'] },
    params: idParams,
    body: catalogChangesSchema,
    answer: z.object({ catalog: catalogDetailSchema, isUploadDone: z.boolean() }),
  }),
  step: endpoint({
    id: 'catalogs.step',
    summary: `Takes a catalog to another status. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalogs/[id]/status',
    access: editing,
    params: idParams,
    body: z.extend(catalogStep, { version }),
    answer: catalogDetailSchema,
  }),
  accept: endpoint({
    id: 'catalogs.accept',
    summary: 'Corrects a catalog in review and its photos where needed, and makes it live.',
    method: 'POST',
    path: '/api/catalogs/[id]/accept',
    access: { screens: ['catalog-browse'] },
    params: idParams,
    body: z.extend(z.partial(catalogFormSchema), { pictures: z.optional(pictureFixesSchema), version }),
    answer: catalogDetailSchema,
  }),
  undoAccept: endpoint({
    id: 'catalogs.undoAccept',
    summary:
      'Returns an accepted catalog to review, unless its status changed since or a buyer ordered it. ' +
      'Corrections stay. Doing it again answers the same.',
    method: 'POST',
    path: '/api/catalogs/[id]/accept/undo',
    access: { screens: ['catalog-browse'] },
    params: idParams,
    body: z.strictObject({ version }),
    answer: catalogDetailSchema,
  }),
  arrange: endpoint({
    id: 'catalogs.arrange',
    summary: 'Sets the photos, their order and the cover; photos not named are removed. ' + OWN_DRAFTS,
    method: 'PUT',
    path: '/api/catalogs/[id]/pictures',
    access: editing,
    params: idParams,
    body: z.extend(arrangementSchema, { version, leaseToken }),
    answer: catalogDetailSchema,
  }),
  remove: endpoint({
    id: 'catalogs.remove',
    summary: `Deletes a catalog so that it can be restored; doing it again answers the same. ${OWN_DRAFTS}`,
    method: 'DELETE',
    path: '/api/catalogs/[id]',
    access: { screens: ['catalog-browse', 'admin-catalog'] },
    params: idParams,
    answer: catalogDetailSchema,
  }),
  restore: endpoint({
    id: 'catalogs.restore',
    summary: `Restores a deleted catalog. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalogs/[id]/restore',
    access: { screens: ['admin-catalog'] },
    params: idParams,
    answer: catalogDetailSchema,
  }),
  history: endpoint({
    id: 'catalogs.history',
    summary: 'The history of a catalog.',
    method: 'GET',
    path: '/api/catalogs/[id]/history',
    access: reading,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
