import { sendResumable, type Unsent } from '@/lib/client/http/send-resumable';
import { successfulData } from '@/lib/client/http/successful-data';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { DRAFT_LIMITS, type DraftPhoto } from '@/lib/contracts/uploads/upload-drafts';
import type { ChosenPhoto } from './kept-files';

/** An uploaded photo, null when the response was lost, or the reason it failed and whether a retry may help. */
export type PhotoAnswer = { photo: DraftPhoto | null } | Unsent;

interface Watching {
  onProgress: (share: number) => void;
  onAddress: (address: string) => void;
  signal: AbortSignal;
}

/** Uploads a photo in chunks, from where it stopped before. A rejection is returned, not thrown. */
export async function sendPhoto(
  { draftId, file, folder, address }: ChosenPhoto,
  watching: Watching,
): Promise<PhotoAnswer> {
  const answer = await sendResumable(file, {
    ...watching,
    path: fillPath(photoUploadsApi.begin.path, { id: draftId }),
    address,
    // The end of a long name identifies the file.
    metadata: {
      name: file.name.slice(-DRAFT_LIMITS.name),
      folder,
      takenAt: new Date(file.lastModified).toISOString(),
    },
  });
  if ('problem' in answer) return answer;
  return { photo: successfulData(answer.body, photoUploadsApi.send.answer) ?? null };
}
