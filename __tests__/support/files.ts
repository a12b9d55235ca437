import { fileSchema, filesApi } from '@/lib/contracts/files';
import type { Api } from './api';

type As = { accessToken: string };

export function formWith(content: string | Uint8Array, name: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), name);
  return form;
}

/** Sends a file as the screen does. */
export async function upload(api: Api, as: As, content: string | Uint8Array, name = 'sellers.csv') {
  const reply = await api.send<unknown>(filesApi.upload.path, { method: 'POST', body: formWith(content, name), as });
  return fileSchema.parse(reply.data);
}

/** The answer to a download, as it came. */
export const download = (api: Api, as: As, path: string, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, { headers: { Authorization: `JWT ${as.accessToken}`, ...headers } });
