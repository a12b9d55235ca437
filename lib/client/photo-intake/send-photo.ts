import { sendResumable, type Unsent } from '@/lib/client/http/send-resumable';
import { successfulData } from '@/lib/client/http/successful-data';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { DRAFT_LIMITS, type DraftPhoto } from '@/lib/contracts/uploads/upload-drafts';
import type { ChosenPhoto } from './kept-files';

/** A photo that came in, null where the answer got lost, or why it did not and whether another try may help. */
export type PhotoAnswer = { photo: DraftPhoto | null } | Unsent;

interface Watching {
  onProgress: (share: number) => void;
  onAddress: (address: string) => void;
  signal: AbortSignal;
}

/** Sends a photo in as many parts as it takes, from where it stopped before. A refusal is an answer like any other. */
export async function sendPhoto(
  { draftId, file, folder, address }: ChosenPhoto,
  watching: Watching,
): Promise<PhotoAnswer> {
  const answer = await sendResumable(file, {
    ...watching,
    path: fillPath(photoUploadsApi.begin.path, { id: draftId }),
    address,
    // Of a long name the end says what it is.
    metadata: {
      name: file.name.slice(-DRAFT_LIMITS.name),
      folder,
      takenAt: new Date(file.lastModified).toISOString(),
    },
  });
  if ('problem' in answer) return answer;
  return { photo: successfulData(answer.body, photoUploadsApi.send.answer) ?? null };
}
