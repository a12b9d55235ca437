import fsp from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fillPath } from '@/lib/contracts/endpoint';
import { photoUploadsApi } from '@/lib/contracts/photo-uploads';
import { uploadDraftsApi } from '@/lib/contracts/upload-drafts';
import { waitingFolder } from '@/lib/server/resumable/waiting-files';
import { newId } from '@/lib/server/db/schema/columns';
import type { Api } from './api';

type As = { accessToken: string };

const TUS = { 'Tus-Resumable': '1.0.0' };
const PART = { ...TUS, 'Content-Type': 'application/offset+octet-stream' };
const encoded = (told: Record<string, string>) =>
  Object.entries(told)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Resolves once some bytes of a photo are stored, however busy the server is. */
const onDisk = async (id: string): Promise<void> => {
  const size = () =>
    fsp.stat(path.join(waitingFolder(), id)).then(
      (file) => file.size,
      () => 0,
    );
  while ((await size()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** What somebody does to send photos in parts, call by call. */
export const photoSending = (api: Api) => {
  const ask = (path: string, as: As, method: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(api.origin + path, {
      method,
      headers: { Authorization: `JWT ${as.accessToken}`, ...headers },
      body: body as BodyInit | undefined,
    });
  const place = (id: string) => fillPath(photoUploadsApi.send.path, { id });

  const begin = (as: As, draftId: string, bytes: number, told: Record<string, string> = { name: 'IMG-1.jpg' }) =>
    ask(fillPath(photoUploadsApi.begin.path, { id: draftId }), as, 'POST', {
      ...TUS,
      'Upload-Length': String(bytes),
      'Upload-Metadata': encoded(told),
    });
  const part = (as: As, id: string, offset: number, bytes: Uint8Array) =>
    ask(place(id), as, 'PATCH', { ...PART, 'Upload-Offset': String(offset) }, bytes);

  const offset = (as: As, id: string) => ask(place(id), as, 'HEAD', TUS);

  return {
    begin,
    /** The id of a photo that may be sent. */
    begun: async (...given: Parameters<typeof begin>) =>
      (await begin(...given)).headers.get('location')?.split('/').at(-1) ?? '',
    part,
    offset,
    /** Sends the beginning of a part, whose connection is cut once some of it is on the disk. */
    cut: (as: As, id: string, whole: Uint8Array, sent: number) =>
      new Promise<void>((resolve, reject) => {
        const request = http.request(api.origin + place(id), {
          method: 'PATCH',
          headers: {
            Authorization: `JWT ${as.accessToken}`,
            ...PART,
            'Upload-Offset': '0',
            'Content-Length': whole.length,
          },
        });
        request.on('error', () => resolve());
        request.write(whole.subarray(0, sent), () => onDisk(id).then(() => request.destroy(), reject));
      }),
    open: async (as: As, id = newId()) => (await api.call(uploadDraftsApi.create, { body: { id } }, { as })).data,
    get: async (as: As, id: string) => (await api.call(uploadDraftsApi.get, { params: { id } }, { as })).data,
    /** Sends a photo whole. Gives the answer to its last part. */
    send: async (as: As, draftId: string, bytes: Uint8Array, told?: Record<string, string>) => {
      const begun = await begin(as, draftId, bytes.length, told);
      return part(as, begun.headers.get('location')?.split('/').at(-1) ?? '', 0, bytes);
    },
  };
};
