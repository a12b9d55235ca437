import { fillPath } from '@/lib/contracts/base/endpoint';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { newId } from '@/lib/server/db/schema/columns';
import type { Api } from './api';
import { type As, resumableSending } from './resumable-sending';

/** The calls for sending photos in parts. */
export const photoSending = (api: Api) => {
  const { begin: beginAt, idOf, ...sending } = resumableSending(api, photoUploadsApi);
  const begin = (as: As, draftId: string, bytes: number, told: Record<string, string> = { name: 'IMG-1.jpg' }) =>
    beginAt(as, fillPath(photoUploadsApi.begin.path, { id: draftId }), bytes, told);
  return {
    ...sending,
    begin,
    /** Begins an upload. Returns the photo's id. */
    begun: async (...given: Parameters<typeof begin>) => idOf(await begin(...given)),
    open: async (as: As, id = newId()) => (await api.call(uploadDraftsApi.create, { body: { id } }, { as })).data,
    get: async (as: As, id: string) => (await api.call(uploadDraftsApi.get, { params: { id } }, { as })).data,
    /** Sends a photo completely. Returns the response to its last part. */
    send: async (as: As, draftId: string, bytes: Uint8Array, told?: Record<string, string>) =>
      sending.part(as, idOf(await begin(as, draftId, bytes.length, told)), 0, bytes),
  };
};
