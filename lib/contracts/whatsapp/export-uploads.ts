import * as z from 'zod/mini';
import { idParams, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { DRAFT_LIMITS } from '../uploads/upload-drafts';
import { bringingExports, EXPORT_FILE_LIMIT, whatsappImportSchema } from './whatsapp-imports';

/** Metadata sent along with an export, as `Upload-Metadata`. */
export const exportMetadata = z.object({ name: z.string().check(z.trim(), z.maxLength(DRAFT_LIMITS.name)) });

const resumable = { maxBytes: EXPORT_FILE_LIMIT };

/** Exported chats uploaded in parts (tus 1.0.0), so that a broken connection loses only the part in transit. */
export const exportUploadsApi = {
  begin: endpoint({
    id: 'exportUploads.begin',
    summary: 'Announces an exported chat: its length and, as metadata, its name.',
    method: 'POST',
    path: '/api/export-uploads',
    access: bringingExports,
    resumable,
    answer: nothing,
    status: 201,
  }),
  offset: endpoint({
    id: 'exportUploads.offset',
    summary: 'Says how much of an export is here: all of it, too, once it is an import, which has the same id.',
    method: 'HEAD',
    path: '/api/export-uploads/[id]',
    access: bringingExports,
    params: idParams,
    resumable,
    answer: nothing,
  }),
  send: endpoint({
    id: 'exportUploads.send',
    summary:
      'Takes the next part of an export. With the last one it is an import, read as a job, which the answer shows.',
    method: 'PATCH',
    path: '/api/export-uploads/[id]',
    access: bringingExports,
    params: idParams,
    resumable,
    answer: whatsappImportSchema,
  }),
  cancel: endpoint({
    id: 'exportUploads.cancel',
    summary: 'Gives up an export that is on its way; doing it again answers the same.',
    method: 'DELETE',
    path: '/api/export-uploads/[id]',
    access: bringingExports,
    params: idParams,
    answer: nothing,
  }),
};
