import * as z from 'zod/mini';
import { idParams, idSchema, instant, nothing } from './base/answers';
import { endpoint } from './base/endpoint';

/** Maximum size of a file, in bytes. */
export const FILE_LIMIT = 25 * 1024 * 1024;

export const fileSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
  createdAt: instant,
});

export type FileInfo = z.infer<typeof fileSchema>;

export const filesApi = {
  upload: endpoint({
    id: 'files.upload',
    summary: 'Uploads a table to import. The body is a form with the file.',
    method: 'POST',
    path: '/api/files',
    access: { screens: ['seller-view', 'buyer-view'] },
    upload: { maxBytes: FILE_LIMIT },
    answer: fileSchema,
    status: 201,
  }),
  download: endpoint({
    id: 'files.download',
    summary: 'The file itself, or a range of it, for its owner.',
    method: 'GET',
    path: '/api/files/[id]/content',
    access: 'signed-in',
    params: idParams,
    download: true,
    answer: nothing,
  }),
};
