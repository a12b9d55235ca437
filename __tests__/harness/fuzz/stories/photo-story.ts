import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { photosApi } from '@/lib/contracts/photos';
import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { newId } from '@/lib/server/db/schema/columns';
import { activeSeller } from './catalog-parts';
import { need, type Story, type Teller } from './teller';

const PROTOCOL = { 'tus-resumable': '1.0.0' };

/** Sends a photo in two parts, as over a bad connection. */
async function sendInParts({ tell, reply }: Teller, draftId: string, photo: Buffer): Promise<string> {
  const begun = await reply(
    'pipeline_wa',
    photoUploadsApi.begin,
    { params: { id: draftId } },
    { headers: { ...PROTOCOL, 'upload-length': String(photo.length) } },
  );
  const id = need(begun.headers.location?.split('/').at(-1), 'place of the photo');
  const half = Math.floor(photo.length / 2);
  const send = (part: Buffer, offset: number) => ({
    part,
    headers: { ...PROTOCOL, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  });
  await reply('pipeline_wa', photoUploadsApi.send, { params: { id } }, send(photo.subarray(0, half), 0));
  await reply('pipeline_wa', photoUploadsApi.offset, { params: { id } }, { headers: PROTOCOL });
  const done = await tell('pipeline_wa', photoUploadsApi.send, { params: { id } }, send(photo.subarray(half), half));
  return done.photo.id;
}

/** Photos are uploaded, checked for duplicates, turned, and sent as catalogs. */
export const photoStory: Story = async (teller) => {
  const { tell, random, photos } = teller;
  const id = newId();
  await tell('pipeline_wa', uploadDraftsApi.create, { body: { id } });
  const first = random.below(photos.length - 1);
  const photoIds: string[] = [];
  for (const photo of photos.slice(first, first + 2)) photoIds.push(await sendInParts(teller, id, photo));
  const [photoId = '', likePhotoId = ''] = photoIds;
  await tell('pipeline_wa', likenessesApi.find, { body: { photoIds } });
  const decisions = [{ photoId, likePhotoId, isDuplicate: random.chance(0.5) }];
  await tell('pipeline_wa', likenessesApi.decide, { body: { decisions } });
  await tell('admin', photosApi.edit, { params: { id: photoId }, body: { turn: 90, crop: null } });
  const sellerId = await activeSeller(teller);
  const draft = await tell('pipeline_wa', uploadDraftsApi.get, { params: { id } });
  const params = { id };
  const kept = await tell('pipeline_wa', uploadDraftsApi.save, {
    params,
    body: {
      sellerId,
      source: 'whatsapp',
      note: '',
      loose: [],
      catalogs: photoIds.map((one) => [one]),
      leftOut: [],
      version: draft.version,
    },
  });
  await tell('pipeline_wa', uploadDraftsApi.submit, {
    params,
    body: {
      sellerId,
      source: 'whatsapp',
      catalogs: photoIds.map((one) => ({ photoIds: [one], caption: 'Rate 415' })),
      version: kept.version,
    },
  });
};
