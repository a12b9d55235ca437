import * as z from 'zod/mini';
import { READING_SCREENS } from '@/lib/domain/catalogs/browsing-screens';
import { LANGUAGES } from '@/lib/domain/videos/video-text';
import { idParams, idSchema } from '../base/answers';
import { editorThroughputSchema } from '../base/editor-throughput';
import { endpoint } from '../base/endpoint';
import { requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { PHOTO_LIMIT } from '../photo-record';
import { uploadSource } from '../uploads/upload-source';
import { brought } from './video-links';
import { posted } from './video-uploads';
import {
  catalogClipSchema,
  catalogProposalSchema,
  FILM_KINDS,
  filmVersionSchema,
  linkState,
  videoChangesSchema,
  videoProvider,
  videoSchema,
  videoStatus,
} from './video-record';

/** Users who work with videos may read them. */
const reading = {
  screens: ['video-link', 'video-upload', 'video-fetch', 'video-tag', 'video-live', 'admin-video'],
} as const;
const tagging = { screens: ['video-tag-uploaded'] } as const;

export const videosApi = {
  list: endpoint({
    id: 'videos.list',
    summary: 'Videos in every state, found by title, seller or the words of their link.',
    method: 'GET',
    path: '/api/videos',
    access: reading,
    query: listQuery(['createdAt', 'statusChangedAt'], '-createdAt', {
      status: anyOf(videoStatus),
      provider: anyOf(videoProvider),
      linkState: anyOf(linkState),
      source: anyOf(uploadSource),
      sellerId: anyOf(idSchema),
      productTypeId: anyOf(idSchema),
      marketId: anyOf(idSchema),
      editorId: anyOf(idSchema),
      language: anyOf(z.enum(LANGUAGES)),
      /** Received within this many days. */
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650))),
      cycleId: anyOf(idSchema),
      /** Uploaded by the caller. */
      mine: yesOrNo,
      /** Cut by the caller. */
      cutByMe: yesOrNo,
      withCatalog: yesOrNo,
    }),
    answer: pageOf(videoSchema),
  }),
  get: endpoint({
    id: 'videos.get',
    summary: 'One video.',
    method: 'GET',
    path: '/api/videos/[id]',
    access: reading,
    params: idParams,
    answer: videoSchema,
  }),
  history: endpoint({
    id: 'videos.history',
    summary: 'Who changed what about a video.',
    method: 'GET',
    path: '/api/videos/[id]/history',
    access: reading,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
  figures: endpoint({
    id: 'videos.figures',
    summary: 'What each editor got done, and how much room the films of videos take.',
    method: 'GET',
    path: '/api/videos/figures',
    access: { screens: ['admin-video'] },
    answer: z.object({
      editors: z.array(editorThroughputSchema),
      /** Days after which originals of live videos are deleted; 0 keeps them. */
      originalDays: z.int(),
      storage: z.array(z.object({ what: z.enum(FILM_KINDS), films: z.int(), bytes: z.int() })),
    }),
  }),
  films: endpoint({
    id: 'videos.films',
    summary: 'The raw film of a video and all of its cuts, the newest first.',
    method: 'GET',
    path: '/api/videos/[id]/films',
    access: reading,
    params: idParams,
    answer: z.array(filmVersionSchema),
  }),
  ofCatalog: endpoint({
    id: 'videos.ofCatalog',
    summary: 'The videos that show a catalog, those that buyers see first.',
    method: 'GET',
    path: '/api/catalogs/[id]/videos',
    access: { screens: READING_SCREENS },
    params: idParams,
    answer: z.array(catalogClipSchema),
  }),
  proposals: endpoint({
    id: 'videos.proposals',
    summary: 'Catalogs of the seller that a video may show, the likeliest first, each with the reasons.',
    method: 'GET',
    path: '/api/videos/[id]/proposals',
    access: tagging,
    params: idParams,
    answer: z.array(catalogProposalSchema),
  }),
  create: endpoint({
    id: 'videos.create',
    summary: 'Adds a video from an uploaded file. The same bytes are one video.',
    method: 'POST',
    path: '/api/videos',
    access: { screens: ['video-upload'] },
    body: z.strictObject({
      ...brought,
      ...posted,
      fileId: idSchema,
      source: uploadSource,
    }),
    answer: videoSchema,
    status: 201,
  }),
  poster: endpoint({
    id: 'videos.poster',
    summary: 'Sets the thumbnail of a video. The body is a form with the image.',
    method: 'POST',
    path: '/api/videos/[id]/poster',
    access: { screens: ['video-fetch', 'video-tag-uploaded'] },
    params: idParams,
    upload: { maxBytes: PHOTO_LIMIT },
    answer: videoSchema,
  }),
  update: endpoint({
    id: 'videos.update',
    summary: 'Changes the words of a video that is cut. Once they are all there, it is tagged.',
    method: 'PATCH',
    path: '/api/videos/[id]',
    access: tagging,
    params: idParams,
    body: videoChangesSchema,
    answer: videoSchema,
  }),
  send: endpoint({
    id: 'videos.send',
    summary: 'Saves the words of a video and sends it to review; both or neither.',
    method: 'POST',
    path: '/api/videos/[id]/send',
    access: tagging,
    params: idParams,
    body: videoChangesSchema,
    answer: videoSchema,
  }),
  step: endpoint({
    id: 'videos.step',
    summary: 'Takes a video to another status: accept, send back, reject, take down, put back.',
    method: 'POST',
    path: '/api/videos/[id]/transition',
    access: { screens: ['video-live', 'admin-video', 'video-tag-uploaded'] },
    params: idParams,
    body: z.strictObject({ to: videoStatus, reason: z.optional(requiredText('Say why.', 500)), version }),
    answer: videoSchema,
  }),
};
