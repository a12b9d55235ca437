import * as z from 'zod/mini';
import { ASIDE_KINDS } from '@/lib/domain/whatsapp/post-states';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { jobSchema } from '../jobs';
import { pageOf } from '../base/list';
import { timelineQuery } from '../base/timeline';

/** Maximum size of an export, in bytes: exports with media from a phone stay below it. */
export const EXPORT_FILE_LIMIT = 2 * 1024 * 1024 * 1024;

/** Users who upload exported chats. */
export const bringingExports = { screens: ['catalog-upload', 'wa-catalog-add'] } as const;

const access = bringingExports;

/** An exported chat and how much of it is read. */
export const whatsappImportSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  /** Percentage of the chat read so far. */
  readPercent: z.int(),
  /** Messages in the chat; null until it is read. */
  messages: z.nullable(z.int()),
  /** Why the import failed or stopped, and how to fix it; its file is not kept then. */
  refusal: z.nullable(z.string()),
  posts: z.int(),
  /** Posts without a decision. */
  openPosts: z.int(),
  /** Posts already imported earlier. */
  knownPosts: z.int(),
  photos: z.int(),
  /** Photos that were unreadable or missing from the export. */
  photoProblems: z.int(),
  /** Photos and other media that the export was made without. */
  omitted: z.int(),
  /** WhatsApp's own system lines, and messages that offer no goods. */
  systemLines: z.int(),
  chatter: z.int(),
  /** Posts already made into catalogs that now came with photos the catalogs lack. */
  latePosts: z.int(),
  /** Messages with a replaced letter, and names shared by two files. */
  damaged: z.int(),
  job: z.nullable(jobSchema),
  createdAt: instant,
});

export type WhatsappImport = z.infer<typeof whatsappImportSchema>;

export const whatsappImportsApi = {
  create: endpoint({
    id: 'whatsappImports.create',
    summary: 'Imports an exported chat, zip or text, as a job. The body is a form with the file.',
    method: 'POST',
    path: '/api/whatsapp-imports',
    access,
    upload: { maxBytes: EXPORT_FILE_LIMIT },
    answer: whatsappImportSchema,
    status: 202,
  }),
  list: endpoint({
    id: 'whatsappImports.list',
    summary: 'The caller’s imports, newest first.',
    method: 'GET',
    path: '/api/whatsapp-imports',
    access,
    query: timelineQuery,
    answer: pageOf(whatsappImportSchema),
  }),
  sample: endpoint({
    id: 'whatsappImports.sample',
    summary: 'The export that the demo has to try the import with; null elsewhere.',
    method: 'GET',
    path: '/api/whatsapp-imports/sample',
    access,
    answer: z.object({ fileName: z.nullable(z.string()) }),
  }),
  trySample: endpoint({
    id: 'whatsappImports.trySample',
    summary: 'Imports the demo’s sample export.',
    method: 'POST',
    path: '/api/whatsapp-imports/sample',
    access,
    answer: whatsappImportSchema,
    status: 202,
  }),
  get: endpoint({
    id: 'whatsappImports.get',
    summary: 'The progress of an import, for its owner. All intake staff see its posts.',
    method: 'GET',
    path: '/api/whatsapp-imports/[id]',
    access,
    params: idParams,
    answer: whatsappImportSchema,
  }),
  asides: endpoint({
    id: 'whatsappImports.asides',
    summary: 'Skipped lines of the chat and photos that came late for a catalog, for the owner of the import.',
    method: 'GET',
    path: '/api/whatsapp-imports/[id]/asides',
    access,
    params: idParams,
    answer: z.array(
      z.object({
        line: z.int(),
        kind: z.enum(ASIDE_KINDS),
        at: instant,
        sender: z.nullable(z.string()),
        text: z.string(),
      }),
    ),
  }),
};
