import * as z from 'zod/mini';
import { UPLOAD_SOURCES } from '@/lib/domain/uploads/upload-status';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { CATALOG_LIMITS } from '../catalogs/catalog-record';
import { madeCatalogs, makingCatalogs, newCatalogs } from '../catalogs/new-catalogs';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { photoSchema } from '../photo-record';

/** Most photos and most catalogs per draft. */
export const DRAFT_LIMITS = { photos: 2000, catalogs: 200, note: 500, name: 200 } as const;

const source = z.enum(UPLOAD_SOURCES);
const note = z.string().check(z.trim(), z.maxLength(DRAFT_LIMITS.note));
const seller = z.nullable(z.object({ id: idSchema, businessName: z.string() }));

/** A photo in a draft. */
export const draftPhotoSchema = z.object({
  photo: photoSchema,
  name: z.string(),
  /** Where it came from: a folder, a zip, a PDF; empty for a single file. */
  folder: z.string(),
  takenAt: z.nullable(instant),
  /** Index of its catalog, from 0; null for a loose photo. */
  catalog: z.nullable(z.int()),
});

export type DraftPhoto = z.infer<typeof draftPhotoSchema>;

const draftFields = { id: idSchema, seller, source, note: z.string(), changedAt: instant, version };

export const uploadDraftSchema = z.object({
  ...draftFields,
  /** In display order; the first photo of a catalog is its cover. */
  photos: z.array(draftPhotoSchema),
});

export type UploadDraft = z.infer<typeof uploadDraftSchema>;

export const draftSummarySchema = z.object({ ...draftFields, photos: z.int(), cover: z.nullable(photoSchema) });

export type DraftSummary = z.infer<typeof draftSummarySchema>;

const photoIds = z.array(idSchema).check(z.maxLength(DRAFT_LIMITS.photos));

/** What a draft stores besides the photos themselves. */
const arrangement = z.strictObject({
  sellerId: z.nullable(idSchema),
  source,
  note,
  loose: photoIds,
  catalogs: z
    .array(z.array(idSchema).check(z.minLength(1), z.maxLength(CATALOG_LIMITS.pictures)))
    .check(z.maxLength(DRAFT_LIMITS.catalogs)),
  /** Photos to remove. Photos listed nowhere arrived meanwhile and stay, loose. */
  leftOut: photoIds,
  version,
});

export type DraftArrangement = z.output<typeof arrangement>;

export const uploadDraftsApi = {
  list: endpoint({
    id: 'uploadDrafts.list',
    summary: 'The caller’s unsent drafts, newest first.',
    method: 'GET',
    path: '/api/upload-drafts',
    access: makingCatalogs,
    answer: z.array(draftSummarySchema),
  }),
  create: endpoint({
    id: 'uploadDrafts.create',
    summary: 'Opens a draft under an id its browser made; doing it again answers the same.',
    method: 'POST',
    path: '/api/upload-drafts',
    access: makingCatalogs,
    body: z.strictObject({ id: idSchema }),
    answer: uploadDraftSchema,
    status: 201,
  }),
  lastTime: endpoint({
    id: 'uploadDrafts.lastTime',
    summary: 'How the caller last uploaded for a seller.',
    method: 'GET',
    path: '/api/upload-drafts/last-time',
    access: makingCatalogs,
    query: z.strictObject({ sellerId: idSchema }),
    answer: z.nullable(z.object({ source, note: z.string() })),
  }),
  get: endpoint({
    id: 'uploadDrafts.get',
    summary: 'One draft with its photos, for its owner.',
    method: 'GET',
    path: '/api/upload-drafts/[id]',
    access: makingCatalogs,
    params: idParams,
    answer: uploadDraftSchema,
  }),
  save: endpoint({
    id: 'uploadDrafts.save',
    summary: 'Saves the arrangement, seller and note of a draft.',
    method: 'PUT',
    path: '/api/upload-drafts/[id]',
    access: makingCatalogs,
    params: idParams,
    body: arrangement,
    answer: uploadDraftSchema,
  }),
  remove: endpoint({
    id: 'uploadDrafts.remove',
    summary: 'Gives a draft up; doing it again answers the same.',
    method: 'DELETE',
    path: '/api/upload-drafts/[id]',
    access: makingCatalogs,
    params: idParams,
    answer: nothing,
  }),
  submit: endpoint({
    id: 'uploadDrafts.submit',
    summary:
      'Makes catalogs of a draft, as the work item of the same id, and removes it. Doing it again answers the same.',
    method: 'POST',
    path: '/api/upload-drafts/[id]/submit',
    access: makingCatalogs,
    params: idParams,
    body: z.extend(newCatalogs, {
      version,
      /** The draft that receives the photos outside all catalogs; without it they go with this one. */
      restId: z.optional(idSchema),
    }),
    answer: madeCatalogs,
    status: 201,
  }),
};
