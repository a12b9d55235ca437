import path from 'node:path';
import { Readable } from 'node:stream';
import { fileSchema, filesApi } from '@/lib/contracts/files';
import { fileStore, filesFolder } from '@/lib/server/platform/files/open-file-store';
import { withSpooled } from '@/lib/server/platform/files/spool';
import type { Api } from './api';

/** Path of the bytes with this hash on disk. */
export const pathOfBytes = (sha256: string) => path.join(filesFolder(), sha256.slice(0, 2), sha256);

/** Stores bytes without a row. Returns their hash. */
export const placeBytes = (text: string) =>
  withSpooled(filesFolder(), Readable.from([text]), async (spooled) => {
    await fileStore().place(spooled);
    return spooled.sha256;
  });

type As = { accessToken: string };

export function formWith(content: string | Uint8Array, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  return form;
}

/** Uploads a file like the screen does. */
export async function upload(api: Api, as: As, content: string | Uint8Array, name = 'sellers.csv') {
  const reply = await api.send<unknown>(filesApi.upload.path, { method: 'POST', body: formWith(content, name), as });
  return fileSchema.parse(reply.data);
}

/** The raw response to a download. */
export const download = (api: Api, as: As, path: string, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, { headers: { Authorization: `JWT ${as.accessToken}`, ...headers } });
