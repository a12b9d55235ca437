import * as z from 'zod/mini';
import { PDF_FORMATS } from '@/lib/domain/catalog-pdf/formats';
import { PAGE_LANGUAGES, PHOTO_QUALITIES, PHOTOS_PER_PAGE, RATE_SHOWN } from '@/lib/domain/catalog-pdf/options';
import { idParams, idSchema, instant, nothing } from './base/answers';
import { catalogSchema } from './catalogs/catalog-record';
import { endpoint } from './base/endpoint';
import { anyLine, requiredLine } from './base/form-fields';
import { jobSchema } from './jobs';
import { pageOf } from './base/list';
import { timelineQuery } from './base/timeline';

const access = { screens: ['catalog-pdf'] } as const;

/** Most catalogs in one PDF. */
export const PDF_CATALOGS = 200;

const markupLimits = 'A markup is from 0 to 500 %.';

export const pdfOptionsSchema = z.strictObject({
  perPage: z.enum(PHOTOS_PER_PAGE),
  sharesPages: z.optional(z.boolean()),
  hasCover: z.boolean(),
  title: requiredLine('Type a title.', 120),
  rate: z.enum(RATE_SHOWN),
  markupPercent: z.number(markupLimits).check(z.minimum(0, markupLimits), z.maximum(500, markupLimits)),
  showsSeller: z.boolean(),
  showsVideos: z.optional(z.boolean()),
  footer: anyLine(160),
  watermark: anyLine(60),
  logoId: z.optional(z.nullable(idSchema)),
  language: z.enum(PAGE_LANGUAGES),
});

const catalogIds = z.array(idSchema).check(
  z.minLength(1, 'Choose at least one catalog.'),
  z.maxLength(PDF_CATALOGS, `Use at most ${PDF_CATALOGS} catalogs.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'A catalog is in the list twice.'),
);

export const pdfWishSchema = z.strictObject({
  catalogIds,
  options: pdfOptionsSchema,
  format: z.enum(PDF_FORMATS),
  quality: z.enum(PHOTO_QUALITIES),
});

export type PdfWish = z.output<typeof pdfWishSchema>;

export const catalogPdfSchema = z.object({
  ...pdfWishSchema.shape,
  id: idSchema,
  /** Null until the PDF is made. */
  made: z.nullable(z.object({ at: instant, pages: z.int(), bytes: z.int(), missingPhotos: z.int(), name: z.string() })),
  /** One of its catalogs changed since then. */
  isOutdated: z.boolean(),
  job: z.nullable(jobSchema),
  createdAt: instant,
});

export type CatalogPdf = z.infer<typeof catalogPdfSchema>;

export const catalogPdfsApi = {
  create: endpoint({
    id: 'catalogPdfs.create',
    summary: 'Starts a job that makes a PDF, or JPEGs, of catalogs that buyers see.',
    method: 'POST',
    path: '/api/catalog-pdfs',
    access,
    body: pdfWishSchema,
    answer: catalogPdfSchema,
    status: 202,
  }),
  list: endpoint({
    id: 'catalogPdfs.list',
    summary: 'PDFs made by the caller, newest first.',
    method: 'GET',
    path: '/api/catalog-pdfs',
    access,
    query: timelineQuery,
    answer: pageOf(catalogPdfSchema),
  }),
  get: endpoint({
    id: 'catalogPdfs.get',
    summary: 'One of them, and how far it has come.',
    method: 'GET',
    path: '/api/catalog-pdfs/[id]',
    access,
    params: idParams,
    answer: catalogPdfSchema,
  }),
  remake: endpoint({
    id: 'catalogPdfs.remake',
    summary: 'Makes it again from the catalogs that buyers still see, under the same address.',
    method: 'POST',
    path: '/api/catalog-pdfs/[id]/remake',
    access,
    params: idParams,
    answer: catalogPdfSchema,
    status: 202,
  }),
  remove: endpoint({
    id: 'catalogPdfs.remove',
    summary: 'Removes one of the person’s own with its file.',
    method: 'DELETE',
    path: '/api/catalog-pdfs/[id]',
    access,
    params: idParams,
    answer: nothing,
  }),
  catalogs: endpoint({
    id: 'catalogPdfs.catalogs',
    summary: 'Selected catalogs in the order they were chosen; those that buyers do not see are left out.',
    method: 'POST',
    path: '/api/catalog-pdfs/catalogs',
    access,
    body: z.strictObject({ catalogIds }),
    answer: z.array(catalogSchema),
  }),
  content: endpoint({
    id: 'catalogPdfs.content',
    summary: 'The file itself.',
    method: 'GET',
    path: '/api/catalog-pdfs/[id]/content',
    access,
    params: idParams,
    download: true,
    answer: nothing,
  }),
  preview: endpoint({
    id: 'catalogPdfs.preview',
    summary: 'One page as an image; nothing is stored.',
    method: 'POST',
    path: '/api/catalog-pdfs/preview',
    access,
    query: z.strictObject({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2000)), 1),
    }),
    body: z.omit(pdfWishSchema, { format: true }),
    download: true,
    answer: nothing,
  }),
  text: endpoint({
    id: 'catalogPdfs.text',
    summary: 'The catalogs as a text for WhatsApp.',
    method: 'POST',
    path: '/api/catalog-pdfs/text',
    access,
    body: z.strictObject({ catalogIds, options: pdfOptionsSchema }),
    answer: z.object({ text: z.string() }),
  }),
};
