import { createHash } from 'node:crypto';
import fsp from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import { PHOTO_LIMIT } from '@/lib/contracts/photo-record';
import { sweep } from '@/lib/server/background/sweeps';
import { waitingFolder } from '@/lib/server/platform/resumable/waiting-files';
import { DAY } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { photos } from '@/lib/server/db/schema/photos';
import { serveApi } from '../support/api';
import { breakStatement } from '../support/broken-statement';
import { jpeg } from '../support/catalog-factories';
import { makeSession, makeUser, type User } from '../support/factories';
import { freezeClock } from '../support/frozen-clock';
import { photoSending } from '../support/photo-sending';

const api = serveApi();
const { begin, begun, part, offset, cut, open, get, send } = photoSending(api);
const as = async (...roles: User['roles']) => makeSession({ user: await makeUser({ roles }) });
const tell = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];
const waiting = () => fsp.readdir(waitingFolder()).catch(() => []);

it('a photo cut off midway resumes where it stopped, and joins its draft at the end', async () => {
  const [who, bytes] = [await as('pipeline_onground'), await jpeg(11)];
  const draft = await open(who);
  const told = { name: 'C:\\shop\\साड़ी 1.jpg', folder: 'Kesariya', takenAt: '2026-11-05T04:00:00.000Z' };
  const id = await begun(who, draft.id, bytes.length, told);
  await cut(who, id, bytes, 200);
  const here = Number((await offset(who, id)).headers.get('upload-offset'));
  expect(here).toBe(200);
  expect((await get(who, draft.id)).photos).toEqual([]);
  expect(await tell(await part(who, id, 0, bytes))).toEqual([409, expect.stringMatching(/Another part/)]);

  const renewed = await makeSession({ user: who.user });
  const last = await part(renewed, id, here, bytes.subarray(here));
  expect([last.status, last.headers.get('upload-offset')]).toEqual([200, String(bytes.length)]);
  const { data } = (await last.json()) as { data: unknown };
  const [photo] = (await get(who, draft.id)).photos;
  expect(data).toEqual(photo);
  expect(photo).toMatchObject({ ...told, name: 'साड़ी 1.jpg', catalog: null, photo: { width: 64, height: 80 } });
  expect(await waiting()).toEqual([]);
});

/** A photo of many kilobytes, too large for a single chunk. */
const largePhoto = (seed: number) => {
  const [width, height] = [160, 160];
  const raw = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * at * (seed + 2)) % 251));
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
};

it('photos cut off anywhere are in the end what was sent, to the byte', async () => {
  const who = await as('pipeline_onground');
  const draft = await open(who);
  const places = fc.sample(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { numRuns: 8, seed: 7 });
  const sent = await Promise.all(
    places.map(async (place, turn) => {
      const bytes = await largePhoto(turn);
      const [id, cutAt] = [await begun(who, draft.id, bytes.length), Math.ceil(bytes.length * place)];
      await cut(who, id, bytes, cutAt);
      // Resumes like a browser: asks for the offset and sends the rest until the file is accepted.
      const answers = [];
      let here = 0;
      while (answers.at(-1) !== 200 && answers.length < 50) {
        here = Number((await offset(who, id)).headers.get('upload-offset'));
        answers.push((await part(who, id, here, bytes.subarray(here))).status);
      }
      expect([answers.at(-1), here <= cutAt]).toEqual([200, true]);
      return { here, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
  expect(sent.filter(({ here }) => here === 0)).toEqual([]);
  expect((await get(who, draft.id)).photos).toHaveLength(places.length);
  const kept = (await orm().select().from(photos)).map(({ sha256 }) => sha256);
  expect(kept).toEqual(expect.arrayContaining(sent.map(({ sha256 }) => sha256)));
  expect(await waiting()).toEqual([]);
});

it('a photo that lay in no folder comes as the browser tells of it', async () => {
  const [who, bytes] = [await as('pipeline_onground'), await jpeg(19)];
  const draft = await open(who);
  expect((await send(who, draft.id, bytes, { name: 'IMG-1.jpg', folder: '' })).status).toBe(200);
  expect((await get(who, draft.id)).photos).toMatchObject([{ name: 'IMG-1.jpg', folder: '', takenAt: null }]);
});

it('what the server had no time for is done when it is asked again, once', async () => {
  const [who, bytes] = [await as('pipeline_wa'), await jpeg(12)];
  const draft = await open(who);
  const id = await begun(who, draft.id, bytes.length);
  const mend = await breakStatement('insert', 'upload_draft_photos');
  expect((await part(who, id, 0, bytes)).status).toBe(500);
  await mend();
  const answers = await Promise.all([offset(who, id), offset(who, id), offset(who, id)]);
  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 404)).toBe(true);
  expect((await get(who, draft.id)).photos).toHaveLength(1);
  expect((await offset(who, id)).status).toBe(404);
  // The response was lost, so the photo is sent again.
  expect((await send(who, draft.id, bytes)).status).toBe(200);
  expect((await get(who, draft.id)).photos).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

it('a file that is no photo says so itself, and nothing is left of it', async () => {
  const who = await as('catalog_expert', 'pipeline_onground');
  const draft = await open(who);
  const whole = await jpeg(13);
  const files: [string | Buffer, RegExp][] = [
    [Buffer.concat([Buffer.from('....ftypheic'), Buffer.alloc(64)]), /HEIC photo/],
    [Buffer.concat([Buffer.from('....ftypisom'), Buffer.alloc(64)]), /This is a video/],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /no photo that can be opened/],
    ['Rate 415', /no photo that can be opened/],
    [whole.subarray(0, whole.length / 2), /damaged/],
  ];
  for (const [content, sentence] of files)
    expect(await tell(await send(who, draft.id, Buffer.from(content)))).toEqual([400, expect.stringMatching(sentence)]);
  expect((await begin(who, draft.id, 0)).status).toBe(400);
  expect(await tell(await begin(who, draft.id, PHOTO_LIMIT + 1))).toEqual([
    413,
    'A photo may have at most 40 MB. Make this one smaller, and add it again.',
  ]);
  const short = await begun(who, draft.id, 10);
  expect((await part(who, short, 0, whole)).status).toBe(413);
  await api.call(photoUploadsApi.cancel, { params: { id: short } }, { as: who });
  expect((await api.call(photoUploadsApi.cancel, { params: { id: short } }, { as: who })).status).toBe(200);
  expect([await waiting(), (await get(who, draft.id)).photos]).toEqual([[], []]);
});

it('a photo on its way is nobody else’s, and goes into nobody else’s draft', async () => {
  const [mine, theirs, bytes] = [await as('pipeline_wa'), await as('pipeline_wa', 'admin'), await jpeg(14)];
  const draft = await open(mine);
  const id = await begun(mine, draft.id, bytes.length);
  expect((await begin(theirs, draft.id, 10)).status).toBe(404);
  expect((await offset(theirs, id)).status).toBe(404);
  expect((await part(theirs, id, 0, bytes)).status).toBe(404);
  expect((await api.call(photoUploadsApi.cancel, { params: { id } }, { as: theirs })).status).toBe(200);
  expect((await part(mine, id, 0, bytes)).status).toBe(200);
});

it('refuses what is not as the protocol has it', async () => {
  const who = await as('admin');
  const draft = await open(who);
  const path = photoUploadsApi.begin.path.replace('[id]', draft.id);
  const post = (headers: Record<string, string>) => api.send(path, { method: 'POST', as: who, headers });
  const [tus, long] = [{ 'Tus-Resumable': '1.0.0' }, 'x'.repeat(500)];
  const calls = [
    {},
    { ...tus },
    { ...tus, 'Upload-Length': '-1' },
    { ...tus, 'Upload-Defer-Length': '1' },
    { ...tus, 'Upload-Length': '10', 'Upload-Metadata': 'name YS5wbmc=', 'Upload-Concat': 'partial' },
    { ...tus, 'Upload-Length': '10', 'Upload-Metadata': 'name %%%' },
    { ...tus, 'Upload-Length': '10', 'Upload-Metadata': `name ${Buffer.from(long).toString('base64')}` },
    { ...tus, 'Upload-Length': '10', 'Upload-Metadata': `takenAt ${Buffer.from('today').toString('base64')}` },
  ];
  for (const headers of calls) {
    const { status, failure } = await post(headers);
    expect([headers, status, failure.code]).toEqual([headers, 400, 'malformed']);
  }
});

it('what nobody went on with is swept up after two days', async () => {
  const who = await as('pipeline_wa');
  const draft = await open(who);
  const { advance } = freezeClock();
  const id = await begun(who, draft.id, 1000);
  await sweep();
  expect(await waiting()).toHaveLength(2);
  advance(2 * DAY + 1000);
  await sweep();
  expect(await waiting()).toEqual([]);
  expect((await offset(await makeSession({ user: who.user }), id)).status).toBe(404);
  expect(await orm().$count(photos)).toBeGreaterThan(0);
});
