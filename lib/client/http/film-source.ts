import type { ByteSource } from '@/lib/domain/videos/reading/byte-source';
import { toApiError } from './api-error';
import { httpClient } from './http-client';

/** Random access to a film on the server: only the requested byte ranges are downloaded. */
export const filmSource = ({ url, bytes }: { url: string; bytes: number }, signal?: AbortSignal): ByteSource => ({
  size: bytes,
  read: async (at, length) => {
    if (at >= bytes) return new Uint8Array();
    try {
      const { data, status } = await httpClient.get<ArrayBuffer>(url, {
        // The URL itself is signed.
        authenticated: false,
        headers: { Range: `bytes=${at}-${Math.min(bytes, at + length) - 1}` },
        responseType: 'arraybuffer',
        signal,
      });
      const found = new Uint8Array(data);
      // A server without range support sends the whole file.
      return status === 206 ? found : found.subarray(at, at + length);
    } catch (error) {
      throw toApiError(error);
    }
  },
});
