import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import sharp from 'sharp';
import { likeness } from '@/lib/domain/photos/photo-likeness';
import { fileType } from '@/lib/domain/photos/file-type';
import { withSpooled } from '@/lib/server/platform/files/spool';
import { PHOTO_SIZES, readPhoto } from '@/lib/server/platform/photos/read-photo';
import { drawing as cloth } from '../support/look-alikes';

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'bomb-photos-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

/** Landscape, red on the left and blue on the right. */
const drawing = (width = 1600, height = 1200) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#c01818"/>` +
        '<rect x="50%" width="50%" height="100%" fill="#1840c0"/><circle cx="30%" cy="40%" r="12%" fill="#fff"/></svg>',
    ),
  );

const read = (content: Buffer | string) => withSpooled(folder, Readable.from([Buffer.from(content)]), readPhoto);

it('turns a photo upright, makes its sizes, and takes out where it was taken', async () => {
  const exif = {
    IFD0: { Make: 'Phone', Copyright: 'Asha' },
    IFD3: { GPSLatitude: '21/1 10/1 0/1', GPSLatitudeRef: 'N' },
  };
  const taken = await drawing().jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const photo = await read(taken);
  expect([photo.width, photo.height, photo.bytes]).toEqual([1200, 1600, taken.length]);
  for (const [size, { side }] of Object.entries(PHOTO_SIZES)) {
    const {
      width,
      height,
      exif: left,
      orientation,
      format,
    } = await sharp(photo.sizes[size as keyof typeof photo.sizes]).metadata();
    expect([format, left, orientation]).toEqual(['jpeg', undefined, undefined]);
    expect([width, height]).toEqual(side >= 1600 ? [1200, 1600] : [Math.round(side * 0.75), side]);
  }
  // After a quarter turn the left side is at the top.
  const top = await sharp(photo.sizes.screen).extract({ left: 900, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect([(top[0] ?? 0) > 150, (top[2] ?? 255) < 80]).toEqual([true, true]);
});

it('knows a photo again that was sent on', async () => {
  const original = await drawing().jpeg({ quality: 92 }).toBuffer();
  const sentOn = await sharp(original).resize(800).jpeg({ quality: 40 }).toBuffer();
  expect(likeness(await read(original), await read(sentOn))).toBe('same-picture');
  expect(likeness(await read(original), await read(original))).toBe('same-bytes');
});

it('knows the photo between the bars of a screenshot, and no other design', async () => {
  for (let design = 1; design <= 4; design += 1) {
    const original = await cloth(design);
    for (const background of ['#000000', '#ffffff', '#0b141a']) {
      const [screen, photo] = await Promise.all([
        sharp({ create: { width: 1080, height: 2340, channels: 3, background } })
          .png()
          .toBuffer(),
        sharp(original).resize(1080).toBuffer(),
      ]);
      const clock = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><text y="48" font-size="44" fill="#888">9:41</text></svg>',
      );
      const shot = sharp(screen).composite([
        { input: photo, left: 0, top: 420 },
        { input: clock, left: 40, top: 30 },
      ]);
      const print = await read(await shot.jpeg({ quality: 80 }).toBuffer());
      expect(likeness(await read(original), print)).toBe('same-picture');
      expect(likeness(await read(await cloth(design + 10)), print)).toBe('different');
    }
  }
});

it('knows the photo under a strip with a price, and no other colour or design', async () => {
  const strip = ([ground, ink]: string[]) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="96"><rect width="600" height="96" fill="${ground}"/>` +
        `<text x="20" y="68" font-size="56" fill="${ink}">Rate 450/- net</text></svg>`,
    );
  const looks = [
    ['#fff', '#000'],
    ['#000', '#ff0'],
    ['#c00', '#fff'],
    ['#ffe600', '#000'],
  ];
  for (const [design, look] of looks.entries())
    for (const gravity of ['north', 'south']) {
      const photo = sharp(await cloth(design + 1)).composite([{ input: strip(look), gravity }]);
      const print = await read(await photo.jpeg({ quality: 70 }).toBuffer());
      expect(likeness(await read(await cloth(design + 1)), print)).toBe('same-picture');
      expect(likeness(await read(await cloth(design + 1, '#3244a8')), print)).not.toBe('same-picture');
      expect(likeness(await read(await cloth(design + 11)), print)).not.toBe('same-picture');
    }
});

it('puts what can be seen through on white, and takes PNG and WebP', async () => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#ffffff00' } });
  for (const content of [await clear.png().toBuffer(), await clear.webp().toBuffer()]) {
    const { channels } = await sharp((await read(content)).sizes.thumb).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  }
});

it.each([
  ['a text called .jpg', Buffer.from('Rate 415 net'), /no photo that can be opened/],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /no photo/],
  ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC.*Most Compatible/],
  ['a video', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), /Video/],
  ['a PDF', '%PDF-1.7\n', /PDF/],
  ['nothing at all', '', /no photo/],
])('refuses %s and says what to do', async (_what, content, sentence) => {
  await expect(read(content)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(sentence) });
});

/** A small file of 81 million pixels. */
const pixelBomb = () =>
  sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

it('refuses a photo that broke off, and one that would fill the memory', async () => {
  const whole = await drawing().jpeg().toBuffer();
  await expect(read(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    message: expect.stringMatching(/damaged/),
  });
  const bomb = await pixelBomb();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(read(bomb)).rejects.toMatchObject({ message: expect.stringMatching(/more than 60 million pixels/) });
});

it('refuses ten memory bombs at once, and reads the photo that comes with them', async () => {
  const [bomb, photo] = [await pixelBomb(), await drawing().jpeg().toBuffer()];
  const reading = Array.from({ length: 10 }, () => read(bomb));
  const [good, ...bombs] = await Promise.allSettled([read(photo), ...reading]);
  expect(good).toMatchObject({ status: 'fulfilled', value: { width: 1600, height: 1200 } });
  const reason = { status: 400, message: expect.stringMatching(/more than 60 million pixels/) };
  expect(bombs).toMatchObject(bombs.map(() => ({ status: 'rejected', reason })));
  expect(bombs).toHaveLength(10);
});

it('names the type of any bytes, and never a photo that is none', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => typeof fileType(Buffer.from(bytes)) === 'string'));
});
