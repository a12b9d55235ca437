import { strToU8, zipSync, type Zippable } from 'fflate';
import { isChatExport, readZip, ZIP_LIMITS } from '@/lib/client/photo-intake/read-zip';
import { ZipRefusal } from '@/lib/client/photo-intake/zip-refusal';

const PHOTO = strToU8('a photo');
const zipOf = (entries: Zippable, name = 'Kesariya.zip') => new File([zipSync(entries) as BlobPart], name);

async function read(zip: File, limits: Partial<typeof ZIP_LIMITS> | Record<string, number> = {}, signal?: AbortSignal) {
  const [found, left, shares]: [string[][], string[][], number[]] = [[], [], []];
  const reading = readZip(zip, {
    onPhoto: ({ file, folder }) => found.push([folder, file.name, String(file.size)]),
    onLeft: (name, reason) => left.push([name, reason]),
    onProgress: (share) => shares.push(share),
    limits: { ...ZIP_LIMITS, ...limits },
    signal,
  });
  const refusal = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  return { found, left, shares, refusal };
}
const words = ({ refusal }: { refusal: unknown }) => (refusal instanceof ZipRefusal ? refusal.message : refusal);

describe('a zip of photos', () => {
  it('gives its photos with their folders, packed or not, and names what is no photo', async () => {
    const { found, left, shares, refusal } = await read(
      zipOf({
        'Vol 2/a.jpg': [PHOTO, { level: 0 }],
        'Vol 2/blouse/b.PNG': PHOTO,
        'c.webp': PHOTO,
        'rates.txt': PHOTO,
        'Vol 2/song.mp3': PHOTO,
        '__MACOSX/Vol 2/._a.jpg': PHOTO,
        '.hidden/d.jpg': PHOTO,
        'Vol 2/.DS_Store': PHOTO,
        'Empty/': new Uint8Array(),
      }),
    );
    expect(refusal).toBeNull();
    expect(found).toEqual([
      ['Vol 2', 'a.jpg', '7'],
      ['Vol 2 / blouse', 'b.PNG', '7'],
      ['Kesariya', 'c.webp', '7'],
    ]);
    expect(left).toEqual([
      ['rates.txt', 'It is no photo.'],
      ['song.mp3', 'It is no photo.'],
    ]);
    expect(shares.at(-1)).toBe(1);
  });

  it.each([
    ['../../etc/passwd.jpg', 'etc', 'passwd.jpg'],
    ['/root/x.jpg', 'root', 'x.jpg'],
    ['C:\\shop\\..\\x.jpg', 'C: / shop', 'x.jpg'],
    ['a/../b/./x.jpg', 'a / b', 'x.jpg'],
    ['साड़ी/‮x.jpg', 'साड़ी', 'x.jpg'],
  ])('a path such as %s only makes a name', async (path, folder, name) => {
    expect((await read(zipOf({ [path]: PHOTO }))).found).toEqual([[folder, name, '7']]);
  });

  it('gives each photo the time it has in the zip, whose own is that of the download', async () => {
    const at = (hour: number, minute: number) => new Date(2026, 10, 5, hour, minute, 30);
    const entries: Zippable = {
      'a.jpg': [PHOTO, { mtime: at(10, 5), level: 0 }],
      'साड़ी/b.jpg': [PHOTO, { mtime: at(12, 40) }],
      'no time.jpg': [PHOTO, { mtime: new Date(1980, 0, 1) }],
    };
    const downloaded = new Date(2026, 10, 20).getTime();
    const times = async (bytes: Uint8Array, limits = {}) => {
      const found: number[] = [];
      const zip = new File([bytes as BlobPart], 'a.zip', { lastModified: downloaded });
      const onPhoto = ({ file }: { file: File }) => found.push(file.lastModified);
      await readZip(zip, { onPhoto, onLeft: () => undefined, limits: { ...ZIP_LIMITS, ...limits } });
      return found;
    };
    const bytes = zipSync(entries);
    expect(await times(bytes)).toEqual([at(10, 5).getTime(), at(12, 40).getTime(), downloaded]);
    // The photos are read from the beginning: an invalid table of contents loses only the times.
    const end = Buffer.from(bytes).lastIndexOf('PK\x05\x06', undefined, 'latin1');
    const astray = Uint8Array.from(bytes);
    new DataView(astray.buffer).setUint32(end + 16, 7, true);
    expect(await times(astray)).toEqual([downloaded, downloaded, downloaded]);
  });

  it('of an export of a chat is known by its text, wherever that lies', async () => {
    const chat = (name: string) => isChatExport(zipOf({ 'IMG-1.jpg': PHOTO, [name]: PHOTO }));
    expect(await Promise.all(['_chat.txt', 'WhatsApp Chat with Surat.txt', 'x/_chat.txt'].map(chat))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await Promise.all(['chat.txt', '_chat.jpg', '__MACOSX/WhatsApp.txt'].map(chat))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('is not read on', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`${n}.jpg`, PHOTO]));

  it('when there is too much in it', async () => {
    expect(words(await read(zipOf(many), { photos: 11 }))).toMatch(/too many photos/);
    expect(words(await read(zipOf(many), { photos: 12 }))).toBeNull();
    expect(words(await read(zipOf(many), { entries: 11 }))).toMatch(/too many files/);
    expect(words(await read(zipOf(many), { totalBytes: 83 }))).toMatch(/more than photos can be/);
    expect(words(await read(zipOf(many), { totalBytes: 84 }))).toBeNull();
  });

  it('when it swells, however packed; one photo that is too large is left out alone', async () => {
    const zeros = new Uint8Array(4 * 1024 * 1024);
    const bomb = zipOf({ 'a.jpg': zeros, 'b.jpg': zeros });
    expect(words(await read(bomb, { trustedBytes: 1024 * 1024 }))).toMatch(/more than photos can be/);
    expect(words(await read(bomb))).toBeNull();
    const { found, left, refusal } = await read(zipOf({ 'a.jpg': zeros, 'b.jpg': PHOTO }), {
      photoBytes: 3 * 1024 * 1024,
    });
    expect([refusal, found.map(([, name]) => name), left]).toEqual([
      null,
      ['b.jpg'],
      [['a.jpg', 'It has more than 3 MB.']],
    ]);
  });

  it('when it is damaged, cut off or no zip at all', async () => {
    const whole = zipSync({ 'a.jpg': [strToU8('x'.repeat(5000)), { level: 0 }], 'b.jpg': PHOTO });
    const files = [whole.subarray(0, 2000), strToU8('PK\u0003\u0004'), strToU8('not a zip'), new Uint8Array()];
    for (const bytes of files) expect(words(await read(new File([bytes as BlobPart], 'a.zip')))).toMatch(/damaged/);
    const broken = zipSync({ 'a.jpg': strToU8('abc'.repeat(9000)) });
    broken.fill(0xff, 60, 80);
    expect(words(await read(new File([broken as BlobPart], 'a.zip')))).toMatch(/damaged/);
  });

  it('when it is stopped', async () => {
    const { found, refusal } = await read(zipOf(many), {}, AbortSignal.abort());
    expect([found, (refusal as Error).name]).toEqual([[], 'AbortError']);
  });
});
