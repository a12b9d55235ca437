import { HttpResponse } from 'msw';
import { exportUploadsApi } from '@/lib/contracts/whatsapp/export-uploads';
import { MESSAGES } from '@/config/messages';
import { mockEndpoint } from './mock-endpoint';
import { exportOf } from './posts';

const TUS = { 'Tus-Resumable': '1.0.0' };

/** The server's side of export uploads in these tests. Returns the bytes sent on each try, by offset. */
export function exportSending(
  answer: (tries: number) => Response | undefined = () => undefined,
  /** Response in place of the offset; evaluated on each request. */
  offset: (times: number) => Response | undefined = () => undefined,
  /** Parts are answered once this resolves. */
  opened: Promise<unknown> = Promise.resolve(),
) {
  const { id } = exportOf();
  const place = { here: 0, length: 0 };
  const begun = mockEndpoint(exportUploadsApi.begin, ({ headers }) => {
    Object.assign(place, { here: 0, length: Number(headers.get('upload-length')) });
    const Location = exportUploadsApi.send.path.replace('[id]', id);
    return new HttpResponse(null, { status: 201, headers: { ...TUS, Location } });
  });
  const asked = mockEndpoint(exportUploadsApi.offset, () => {
    const instead = offset(asked.length);
    if (instead) return instead;
    const [here, length] = [String(place.here), String(place.length)];
    return new HttpResponse(null, { headers: { ...TUS, 'Upload-Offset': here, 'Upload-Length': length } });
  });
  const parts = mockEndpoint(exportUploadsApi.send, async () => {
    await opened;
    const instead = answer(parts.length);
    if (instead) return instead;
    place.here = place.length;
    const headers = { ...TUS, 'Upload-Offset': String(place.length) };
    return HttpResponse.json({ message: MESSAGES.success, data: exportOf() }, { headers });
  });
  return { begun, parts, place };
}
