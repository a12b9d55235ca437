import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/lib/client/http/api-error';
import { sendFile, type Sending } from '@/lib/client/http/send-file';
import type { Photo } from '@/lib/contracts/photo-record';
import { photosApi } from '@/lib/contracts/photos';

/** An uploaded photo, or the reason it failed and whether a retry may help. */
export type PhotoAnswer = { photo: Photo } | { problem: string; isPassing: boolean };

/** Uploads a photo. A rejection is returned, not thrown: the other photos of a batch continue. */
export const useUploadPhoto = () =>
  useMutation({
    mutationFn: async ({ file, ...sending }: { file: File } & Sending): Promise<PhotoAnswer> => {
      try {
        return { photo: await sendFile(photosApi.upload, file, sending) };
      } catch (error) {
        const { message, isPassing, status } = toApiError(error);
        return { problem: message, isPassing: isPassing || status === 429 };
      }
    },
  });
