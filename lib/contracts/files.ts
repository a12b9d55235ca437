import * as z from 'zod/mini';
import { idParams, idSchema, instant, nothing } from './base/answers';
import { endpoint } from './base/endpoint';

/** How much one file may hold, in bytes. */
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
    summary: 'Brings a table in, to be imported. The body is a form with the file in it.',
    method: 'POST',
    path: '/api/files',
    access: { screens: ['seller-view', 'buyer-view'] },
    upload: { maxBytes: FILE_LIMIT },
    answer: fileSchema,
    status: 201,
  }),
  download: endpoint({
    id: 'files.download',
    summary: 'The file itself, or a part of it, for whoever brought it in or had it made.',
    method: 'GET',
    path: '/api/files/[id]/content',
    access: 'signed-in',
    params: idParams,
    download: true,
    answer: nothing,
  }),
};
