import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@/lib/client/http/api-error';
import { sendFile, type Sending } from '@/lib/client/http/send-file';
import type { Photo } from '@/lib/contracts/photo-record';
import { photosApi } from '@/lib/contracts/photos';

/** A photo that came in, or why it did not and whether another try may help. */
export type PhotoAnswer = { photo: Photo } | { problem: string; isPassing: boolean };

/** Brings a photo in. A refusal is an answer like any other: of many photos the rest goes on. */
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
