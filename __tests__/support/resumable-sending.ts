import fsp from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { waitingFolder } from '@/lib/server/platform/resumable/waiting-files';
import type { Api } from './api';

export type As = { accessToken: string };

const TUS = { 'Tus-Resumable': '1.0.0' };
const PART = { ...TUS, 'Content-Type': 'application/offset+octet-stream' };
const encoded = (told: Record<string, string>) =>
  Object.entries(told)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Resolves once some bytes of a file are stored, however slow the server is. */
const onDisk = async (id: string): Promise<void> => {
  const size = () =>
    fsp.stat(path.join(waitingFolder(), id)).then(
      (file) => file.size,
      () => 0,
    );
  while ((await size()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Calls for sending files in parts with this contract. */
export const resumableSending = (api: Api, { send }: { send: { path: string } }) => {
  const ask = (path: string, as: As, method: string, headers: Record<string, string>, body?: Uint8Array) =>
    fetch(api.origin + path, {
      method,
      headers: { Authorization: `JWT ${as.accessToken}`, ...headers },
      body: body as BodyInit | undefined,
    });
  const place = (id: string) => fillPath(send.path, { id });

  return {
    begin: (as: As, path: string, bytes: number, told: Record<string, string>) =>
      ask(path, as, 'POST', { ...TUS, 'Upload-Length': String(bytes), 'Upload-Metadata': encoded(told) }),
    /** The id of the new upload. */
    idOf: (begun: Response) => begun.headers.get('location')?.split('/').at(-1) ?? '',
    part: (as: As, id: string, offset: number, bytes: Uint8Array) =>
      ask(place(id), as, 'PATCH', { ...PART, 'Upload-Offset': String(offset) }, bytes),
    offset: (as: As, id: string) => ask(place(id), as, 'HEAD', TUS),
    /** Sends the beginning of a part and cuts the connection once some of it is on disk. */
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
  };
};
