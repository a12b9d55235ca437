import { photoMetadata, photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { PHOTO_LIMIT } from '@/lib/contracts/photo-record';
import type { Actor } from '../../auth/actor';
import { resumableReceiver } from '../../platform/resumable/receiver';
import { plainFileName } from '../../platform/files/file-service';
import { takePhotoFrom } from '../../platform/photos/photo-service';
import { addToDraft, assertOwnDraft } from './service';

const photos = resumableReceiver({
  noun: 'photo',
  maxBytes: PHOTO_LIMIT,
  send: photoUploadsApi.send,
  metadata: photoMetadata,
  takeIn: async (_id, { draftId = '', folder = '', takenAt, ...told }, { read }, actor) => {
    const name = plainFileName(told.name ?? '');
    const { id: photoId } = await takePhotoFrom(read(), name, actor);
    return addToDraft(draftId, { photoId, name, folder, takenAt: takenAt ? new Date(takenAt) : null }, actor);
  },
});

/**
 * Starts a photo upload into a draft. @throws 404 when the draft is another user's, 413 when the photo is too large.
 */
export async function beginPhoto(draftId: string, request: Request, actor: Actor): Promise<Response> {
  await assertOwnDraft(draftId, actor);
  return photos.begin(request, actor, { draftId });
}

export const { send: sendPhotoPart, offset: photoOffset, cancel: cancelPhoto } = photos;
