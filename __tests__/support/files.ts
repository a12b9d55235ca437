import { fileSchema, filesApi } from '@/lib/contracts/files';
import type { Api } from './api';

type As = { accessToken: string };

/** Sends a file as the screen does. */
export async function upload(api: Api, as: As, content: string | Uint8Array, name = 'sellers.csv') {
  const reply = await api.send<unknown>(`${filesApi.upload.path}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: typeof content === 'string' ? content : new Blob([content as BlobPart]),
    as,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  return fileSchema.parse(reply.data);
}

/** The answer to a download, as it came. */
export const download = (api: Api, as: As, path: string, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, { headers: { Authorization: `JWT ${as.accessToken}`, ...headers } });
