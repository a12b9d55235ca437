import { text } from 'node:stream/consumers';
import { strToU8, type ZipOptions, zipSync } from 'fflate';
import { totalsOf } from '@/lib/server/platform/whatsapp/chat-pages';
import type { EntryPlace } from '@/lib/server/platform/whatsapp/zip-entries';
import { ZipMedia } from '@/lib/server/platform/whatsapp/zip-media';
import { freshFile, readWhole, savedExport } from '../support/chat-reading';

const CHAT =
  '05/11/26, 10:05 - Asha: IMG-1.jpg (file attached)\n415 net\n05/11/26, 10:06 - Asha: IMG-2.jpg (file attached)';

const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));

async function unpack(file: string, place: EntryPlace | undefined): Promise<string> {
  const zip = new ZipMedia(file);
  try {
    return place ? await text(zip.read(place)) : 'not there';
  } finally {
    await zip.close();
  }
}

it.each([
  ['Android', { 'WhatsApp Chat with Laxmi Sarees.txt': CHAT, 'IMG-1.jpg': 'one', 'notes.txt': 'sent in the chat' }],
  [
    'an iPhone',
    { '_chat.txt': `\ufeff${CHAT}`, 'IMG-1.jpg': 'one', '__MACOSX/._IMG-1.jpg': 'junk', '.DS_Store': 'junk' },
  ],
  ['a Mac that zipped the folder', { 'Chat/_chat.txt': CHAT, 'Chat/IMG-1.jpg': 'one', 'Chat/': '' }],
])('opens what %s exports: the chat and its files, one at a time', async (_phone, files) => {
  const { file, totals, posts, media } = await readWhole(zipped(files));
  expect(totals).toEqual({ version: 1, messages: 2, asides: 0, posts: 1 });
  expect(posts.map(({ attachments, caption, line }) => [attachments, caption, line])).toEqual([
    [['IMG-1.jpg', 'IMG-2.jpg'], '415 net', 1],
  ]);
  expect([...media.keys()]).toEqual(['IMG-1.jpg']);
  expect(await unpack(file, media.get('IMG-1.jpg'))).toBe('one');
});

const utf16 = (written: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${written}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

it.each([
  ['UTF-8', Buffer.from('05/11/26, 10:05 - राधे: ₹415 🌸')],
  ['UTF-8 with its mark', Buffer.from('\ufeff05/11/26, 10:05 - राधे: ₹415 🌸')],
  ['UTF-16', utf16('05/11/26, 10:05 - राधे: ₹415 🌸', false)],
  ['UTF-16 the other way round', utf16('05/11/26, 10:05 - राधे: ₹415 🌸', true)],
  ['what Windows writes', Buffer.from('05/11/26, 10:05 - Ren\xe9: \x80415 net', 'latin1')],
])('reads a text in %s', async (written, content) => {
  const { posts } = await readWhole(content);
  const isWestern = written === 'what Windows writes';
  expect(posts.map(({ sender, caption }) => [sender, caption])).toEqual([
    isWestern ? ['René', '€415 net'] : ['राधे', '₹415 🌸'],
  ]);
});

it('a damaged letter is replaced and told, and the rest is read as it is', async () => {
  const [before, after] = [Buffer.from('05/11/26, 10:05 - राधे: साड़ी ₹415 '), Buffer.from(' नई')];
  const { posts, asides } = await readWhole(Buffer.concat([before, Buffer.from([0xe0, 0xa4]), after]));
  expect(posts.map(({ sender, caption }) => [sender, caption])).toEqual([['राधे', 'साड़ी ₹415 \uFFFD नई']]);
  expect(asides).toMatchObject([{ line: -1, kind: 'damaged', sender: 'राधे' }]);
});

const emptyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`IMG-${index}.jpg`, new Uint8Array()]));

it.each([
  ['no zip', Buffer.from([1, 0, 2, 0]), /damaged/],
  ['nothing at all', '', /damaged/],
  ['a zip that broke off', zipSync({ '_chat.txt': strToU8(CHAT) }).subarray(0, 60), /damaged/],
  ['a text of something else', 'just a text', /This text is no WhatsApp chat/],
  ['a zip without a chat', zipSync({ 'IMG-1.jpg': strToU8('one') }), /no chat in this zip/],
  ['a zip whose text is something else', zipSync({ '_chat.txt': strToU8('Dear sir') }), /no WhatsApp chat/],
  [
    'one that leads out of its folder',
    zipSync({ '_chat.txt': strToU8(CHAT), '../../etc/passwd': strToU8('x') }),
    /not opened/,
  ],
  ['one with an absolute name', zipSync({ '_chat.txt': strToU8(CHAT), '/etc/passwd': strToU8('x') }), /not opened/],
  [
    'one that leads out by backslashes',
    zipSync({ '_chat.txt': strToU8(CHAT), '..\\..\\x': strToU8('x') }),
    /not opened/,
  ],
  [
    'one of more files than a chat can have',
    zipSync({ '_chat.txt': strToU8(CHAT), ...emptyFiles(20_000) }),
    /unpacks to more/,
  ],
  [
    'one whose names alone fill the memory',
    zipSync({
      '_chat.txt': strToU8(CHAT),
      ...Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${n}${'x'.repeat(60_000)}`, new Uint8Array()])),
    }),
    /unpacks to more/,
  ],
  ['a bomb', zipSync({ '_chat.txt': new Uint8Array(51_000_000) }), /unpacks to more/],
])('refuses %s, and says why', async (_what, content, sentence) => {
  await expect(readWhole(content)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(sentence) as string,
  });
});

/** The same zip, whose directory claims this size for the first file with the name (APPNOTE 4.3.12). */
function claiming(zip: Uint8Array, name: string, bytes: number): Buffer {
  const content = Buffer.from(zip);
  const at = content.lastIndexOf(name) - 46;
  expect(content.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
  content.writeUInt32LE(bytes, at + 24);
  return content;
}

it.each([
  ['less', 10],
  ['more', 40_000_000],
])('a chat that is said to have %s than it has is damaged', async (_what, bytes) => {
  const zip = claiming(zipSync({ '_chat.txt': strToU8(CHAT.repeat(50)) }), '_chat.txt', bytes);
  await expect(readWhole(zip)).rejects.toMatchObject({ message: expect.stringMatching(/damaged/) as string });
});

it('a chat is refused for its true size, whatever size it claims', async () => {
  const zip = claiming(zipSync({ '_chat.txt': new Uint8Array(51_000_000) }), '_chat.txt', 1000);
  await expect(readWhole(zip)).rejects.toMatchObject({ message: expect.stringMatching(/damaged/) as string });
});

it('is not fooled by a photo that unpacks to more than it says', async () => {
  const zip = zipSync({ '_chat.txt': strToU8(CHAT), 'IMG-1.jpg': new Uint8Array(100_000) });
  const { file, media } = await readWhole(claiming(zip, 'IMG-1.jpg', 10));
  await expect(unpack(file, media.get('IMG-1.jpg'))).rejects.toMatchObject({ status: 400 });
});

it('takes a link for the few bytes it is, and writes nothing', async () => {
  const link: [Uint8Array, ZipOptions] = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }];
  const { file, media } = await readWhole(zipSync({ '_chat.txt': strToU8(CHAT), 'IMG-1.jpg': link }));
  expect(await unpack(file, media.get('IMG-1.jpg'))).toBe('/etc/passwd');
});

it.each([
  ['one', 'two', 'two'],
  ['the whole', 'cut', 'the whole'],
  ['', 'whole', 'whole'],
])('opens the larger of two files of one name, %j and %j, and tells of it', async (one, two, taken) => {
  const content = Buffer.from(
    zipSync({ '_chat.txt': strToU8(CHAT), 'IMG-1.jpg': strToU8(one), 'IMG-3.jpg': strToU8(two) }),
  );
  const renamed = Buffer.from(content.toString('latin1').replaceAll('IMG-3', 'IMG-1'), 'latin1');
  const { file, media, asides } = await readWhole(renamed);
  expect([...media.keys()]).toEqual(['IMG-1.jpg']);
  expect(await unpack(file, media.get('IMG-1.jpg'))).toBe(taken);
  expect(asides.map(({ kind, text: told }) => [kind, told])).toEqual([
    ['damaged', 'Two files are called IMG-1.jpg. The larger one was used.'],
  ]);
});

it('tells how far it is, to the end', async () => {
  const line = `05/11/26, 10:05 - Asha: Rate 415 ${'x'.repeat(590)}\n`;
  const { shares, totals } = await readWhole(line.repeat(6000));
  expect(shares.length).toBeGreaterThan(4);
  expect([...shares].sort((one, other) => one - other)).toEqual(shares);
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  expect(totals).toMatchObject({ messages: 6000 });
});

it('a page holds no more than one step brings in, whatever the words and files', async () => {
  const names = Array.from({ length: 3000 }, (_, n) => `<attached: ${n}.jpg>`).join(' ');
  const { pages, posts, asides } = await readWhole(
    [
      ...Array.from({ length: 1500 }, (_, n) => `05/11/26, 10:00 - Asha ${n}: ok`),
      ...Array.from({ length: 500 }, (_, n) => `05/11/26, 11:00 - Binu ${n}: Rate ${n} ${'x'.repeat(2000)}`),
      `05/11/26, 12:00 - ${'N'.repeat(5000)}: ${names}`,
      `05/11/26, 13:00 - Surat created group: ${'y'.repeat(200_000)}`,
    ].join('\n'),
  );
  expect([posts.length, asides.length]).toEqual([501, 1501]);
  for (const page of pages) {
    const rows = 'asides' in page ? page.asides.map(({ text: said }) => said) : page.posts.map((one) => one.caption);
    expect(rows.length).toBeLessThanOrEqual(1000);
    expect(rows.join('').length).toBeLessThan(2 * 65_536);
  }
  expect(posts.at(-1)).toMatchObject({ omitted: 2000, sender: 'N'.repeat(200) });
  expect(posts.at(-1)?.attachments).toHaveLength(1000);
});

it('pages that were not written to their end are none', async () => {
  expect(await totalsOf(freshFile())).toBeNull();
  expect(await totalsOf(await savedExport(' '.repeat(100)))).toBeNull();
  expect(await totalsOf(await savedExport('{"version":0,"messages":1,"asides":0,"posts":1}'.padEnd(100)))).toBeNull();
  expect(await totalsOf(await savedExport(''))).toBeNull();
});
