import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { strToU8, type ZipOptions, zipSync } from 'fflate';
import { withExportZip } from '@/lib/server/platform/whatsapp/export-zip';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bomb-exports-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const CHAT =
  '05/11/26, 10:05 - Asha: IMG-1.jpg (file attached)\n415 net\n05/11/26, 10:06 - Asha: IMG-2.jpg (file attached)';

async function saved(content: Uint8Array | string): Promise<string> {
  const file = path.join(folder, `${Math.random()}.zip`);
  await fs.writeFile(file, content);
  return file;
}
const zipped = (files: Record<string, string>) =>
  saved(zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]))));

it.each([
  ['Android', { 'WhatsApp Chat with Laxmi Sarees.txt': CHAT, 'IMG-1.jpg': 'one', 'notes.txt': 'sent in the chat' }],
  [
    'an iPhone',
    { '_chat.txt': `\ufeff${CHAT}`, 'IMG-1.jpg': 'one', '__MACOSX/._IMG-1.jpg': 'junk', '.DS_Store': 'junk' },
  ],
  ['a Mac that zipped the folder', { 'Chat/_chat.txt': CHAT, 'Chat/IMG-1.jpg': 'one', 'Chat/': '' }],
])('opens what %s exports: the chat and its files, one at a time', async (_phone, files) => {
  await withExportZip(await zipped(files), async ({ chat, media, open }) => {
    expect(chat.messages.map(({ attachments }) => attachments[0])).toEqual(['IMG-1.jpg', 'IMG-2.jpg']);
    expect(media.get('IMG-1.jpg')).toBe(3);
    const photo = await open('IMG-1.jpg');
    expect(photo && (await text(photo))).toBe('one');
    expect(await open('IMG-2.jpg')).toBeNull();
    expect([...media.keys()].filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

const emptyFiles = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`IMG-${index}.jpg`, new Uint8Array()]));

it.each([
  ['no zip', 'just a text', /damaged/],
  ['a zip that broke off', zipSync({ '_chat.txt': strToU8(CHAT) }).subarray(0, 60), /damaged/],
  ['one without a chat', zipSync({ 'IMG-1.jpg': strToU8('one') }), /no chat in this zip/],
  ['one whose text is something else', zipSync({ '_chat.txt': strToU8('Dear sir') }), /no WhatsApp chat/],
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
  ['a bomb', zipSync({ '_chat.txt': new Uint8Array(51_000_000) }), /unpacks to more/],
])('refuses %s, and says why', async (_what, content, sentence) => {
  const opened = withExportZip(await saved(content), () => Promise.resolve('opened'));
  await expect(opened).rejects.toMatchObject({ status: 400, message: expect.stringMatching(sentence) });
});

it('is not fooled by an entry that unpacks to more than it says', async () => {
  const content = Buffer.from(zipSync({ '_chat.txt': strToU8(CHAT), 'IMG-1.jpg': new Uint8Array(100_000) }));
  // The size an entry claims, in the table of contents (APPNOTE 4.3.12).
  const at = content.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  content.writeUInt32LE(10, at + 24);
  await withExportZip(await saved(content), async ({ open }) => {
    const photo = await open('IMG-1.jpg');
    await expect(photo && text(photo)).rejects.toThrow();
  });
});

it('takes a link for the few bytes it is, and writes nothing', async () => {
  const link: [Uint8Array, ZipOptions] = [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }];
  const file = await saved(zipSync({ '_chat.txt': strToU8(CHAT), 'IMG-1.jpg': link }));
  const before = await fs.readdir(folder);
  await withExportZip(file, async ({ open }) => {
    const photo = await open('IMG-1.jpg');
    expect(photo && (await text(photo))).toBe('/etc/passwd');
  });
  expect(await fs.readdir(folder)).toEqual(before);
});

it('opens one file where two have the same name', async () => {
  const content = Buffer.from(
    zipSync({ '_chat.txt': strToU8(CHAT), 'IMG-1.jpg': strToU8('one'), 'IMG-3.jpg': strToU8('two') }),
  );
  const renamed = Buffer.from(content.toString('latin1').replaceAll('IMG-3', 'IMG-1'), 'latin1');
  await withExportZip(await saved(renamed), async ({ media, open }) => {
    expect([...media]).toEqual([['IMG-1.jpg', 3]]);
    const photo = await open('IMG-1.jpg');
    expect(photo && (await text(photo))).toBe('two');
  });
});
