import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { CATALOG_LIMITS } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { photoSchema } from '@/lib/contracts/photo-record';
import { photosApi } from '@/lib/contracts/photos';
import { orm } from '@/lib/server/db/database';
import { files } from '@/lib/server/db/schema/files';
import { photos } from '@/lib/server/db/schema/photos';
import { serveApi } from '../support/api';
import { jpeg, makePhoto } from '../support/catalog-factories';
import { makeSession, makeUser } from '../support/factories';
import { formWith } from '../support/files';
import { makeSeller } from '../support/seller-factories';
import { whatsappImporting } from '../support/whatsapp-importing';
import { androidZip, zipOf } from '../support/whatsapp-zips';

const api = serveApi();
let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['pipeline_wa'] }) });
});
const importing = whatsappImporting(api, () => as);

const LINE = '05/11/26, 10:05 - Asha: IMG-1.jpg (file attached)\n415 net';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

/** The same zip with the encryption flag set on each file. */
function withPassword(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const mark = bytes.readUInt32LE(at);
    if (mark === 0x04034b50) bytes.writeUInt16LE(bytes.readUInt16LE(at + 6) | 1, at + 6);
    if (mark === 0x02014b50) bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8);
  }
  return bytes;
}

describe('as the export of a chat', () => {
  it.each([
    ['an empty zip', zipOf({}), /no chat in this zip/],
    ['a zip in a zip', zipOf({ 'WhatsApp Chat.zip': androidZip([LINE]) }), /another zip in this zip\. Unpack it/],
    ['a zip with a password', withPassword(zipSync({ '_chat.txt': strToU8(LINE) })), /locked with a password/],
    ['a chat without a message', zipOf({ '_chat.txt': '\ufeff\r\n' }), /no WhatsApp chat/],
  ])('%s is refused with what to do, and nothing of it is kept', async (_what, content, sentence) => {
    const before = await orm().$count(files);
    const { state, failure, refusal } = await importing.refusedBy(content);
    expect([state, failure, refusal]).toEqual(['failed', expect.stringMatching(sentence), failure]);
    expect(await orm().$count(files)).toBe(before);
  });

  it('is read for what it is, whatever it is called', async () => {
    const reply = await importing.send(androidZip([LINE]), '../../चैट \u202egpj.exe.zip');
    expect([reply.status, reply.data]).toEqual([202, expect.objectContaining({ fileName: 'चैट gpj.exe.zip' })]);
  });

  it('brings the good photos in and says of each other file why it is none', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const media: Record<string, Uint8Array> = {
      'one.exe.jpg': await jpeg(1),
      'two.svg.jpg': Buffer.from(SVG),
      'three.jpg': zipOf({ 'a.txt': 'x' }),
      'four.jpg': bomb,
      'five.jpg': new Uint8Array(),
      'six \u202eनमूना 👗.jpg': await jpeg(2),
    };
    const { made, posts } = await importing.bringIn(
      androidZip(
        Object.keys(media).map((name) => `06/11/26, 10:05 - Naina: ${name} (file attached)`),
        media,
      ),
    );
    expect(made).toMatchObject({ photos: 2, photoProblems: 4, job: { state: 'done' } });
    expect(posts[0]?.problems.map(({ name, problem }) => [name, problem.split('.')[0]])).toEqual([
      ['two.svg.jpg', 'This is no photo that can be opened'],
      ['three.jpg', 'This is a zip, not a photo'],
      ['four.jpg', 'This photo has more than 60 million pixels'],
      ['five.jpg', 'This is no photo that can be opened'],
    ]);
  });

  it('takes names and captions of any length and writing', async () => {
    const [long, rtl] = ['ल'.repeat(5000), '\u202bسورت ٹیکسٹائل\u202c 👨‍👩‍👧'];
    const { made, posts } = await importing.bringIn(
      androidZip([
        `07/11/26, 10:00 - ${long}: Rate 415`,
        `07/11/26, 11:00 - ${rtl}: ${'👗'.repeat(40_000)} rate 520`,
        `07/11/26, 12:00 - Asha: ${'a'.repeat(5000)}.jpg (file attached)`,
      ]),
    );
    expect(made.job).toMatchObject({ state: 'done', failure: null });
    expect(posts.map(({ sender }) => sender.name)).toContain('سورت ٹیکسٹائل 👨‍👩‍👧');
    // Truncated at a character boundary.
    expect(posts.every(({ caption }) => caption.isWellFormed())).toBe(true);
  });

  it.each([
    ['a zip of 4,000', 4000, (lines: string[]) => androidZip(lines)],
    ['a text of 40,000', 40_000, (lines: string[]) => lines.join('\n')],
  ])('%s messages is read to its end', async (what, messages, packed) => {
    const lines = Array.from({ length: messages }, (_, n) => {
      const time = `${String(Math.floor((n % 1440) / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
      const said = n % 3 === 0 ? 'ok bhai' : `<Media omitted>\nDesign ${n} rate ${400 + (n % 300)}`;
      return `${String(1 + Math.floor(n / 1440)).padStart(2, '0')}/10/26, ${time} - ${what} ${n % 50}: ${said}`;
    });
    const chatter = Math.ceil(messages / 3);
    const { made } = await importing.bringIn(packed(lines), 'WhatsApp Chat with Big Group.txt');
    expect(made).toMatchObject({ messages, chatter, posts: messages - chatter, job: { state: 'done' } });
  });
});

describe('as a photo', () => {
  const send = (content: string | Uint8Array, name: string) =>
    api.send<unknown>(photosApi.upload.path, { method: 'POST', body: formWith(content, name), as });

  it.each([
    ['a drawing with a script called .jpg', SVG, 'saree.jpg', /no photo that can be opened/],
    ['a page called .png', '<!doctype html><script>alert(1)</script>', 'saree.png', /no photo that can be opened/],
    ['a zip called .jpg', zipOf({ 'a.jpg': 'x' }), 'saree.jpg', /This is a zip/],
    ['nothing', '', 'saree.jpg', /no photo that can be opened/],
  ])('%s is refused with what to do', async (_what, content, name, sentence) => {
    const reply = await send(content, name);
    expect([reply.status, reply.failure.message]).toEqual([400, expect.stringMatching(sentence)]);
  });

  it('is served as a picture only, whatever its name and whatever follows its bytes', async () => {
    const reply = await send(
      Buffer.concat([await jpeg(9), Buffer.from('<script>alert(1)</script>')]),
      '../👗\u202egpj.jpg.php',
    );
    const { id, urls } = photoSchema.parse(reply.data);
    const shown = await fetch(api.origin + urls.large);
    expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ]);
    expect(Buffer.from(await shown.arrayBuffer()).includes('<script>')).toBe(false);
    const [kept] = await orm()
      .select({ name: files.name })
      .from(photos)
      .innerJoin(files, eq(files.id, photos.largeFileId))
      .where(eq(photos.id, id));
    expect(kept?.name).toBe('👗gpj.jpg.php');
  });
});

it('a caption of the full length is kept whole; a longer one is refused at its place', async () => {
  const { id: sellerId } = await makeSeller();
  const { id } = await makePhoto();
  const create = (caption: string) =>
    api.call(
      catalogsApi.create,
      { body: { sellerId, source: 'zip', catalogs: [{ photoIds: [id], caption }] } },
      { as },
    );
  const caption = '‏ریٹ ४१५ 🌸'.repeat(1000).slice(0, CATALOG_LIMITS.caption);
  const { data } = await create(caption);
  const made = await api.call(catalogsApi.get, { params: { id: data.catalogIds[0] ?? '' } }, { as });
  expect(made.data.caption).toBe(caption.trim());
  const reply = await create('🌸'.repeat(CATALOG_LIMITS.caption + 1));
  expect([reply.status, reply.failure.issues?.[0]?.path]).toEqual([400, ['catalogs', 0, 'caption']]);
});
