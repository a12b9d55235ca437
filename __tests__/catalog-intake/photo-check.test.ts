import sharp, { type Sharp } from 'sharp';
import { photoWarnings } from '@/lib/client/photo-check';

/** A woven background like cloth: fine lines in both directions. */
const CLOTH = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="640"><defs><pattern id="w" width="8" height="8"
  patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#b3475f"/><path d="M0 0h8M0 0v8" stroke="#f1d9a8"/></pattern></defs>
  <rect width="512" height="640" fill="url(#w)"/></svg>`,
);

async function warningsOf(picture: Sharp, size = { width: 1200, height: 1500 }) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return photoWarnings({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, size);
}

it('warns of photos that are small, dark or blurred, and of no other', async () => {
  expect(await warningsOf(sharp(CLOTH))).toEqual([]);
  expect(await warningsOf(sharp(CLOTH), { width: 480, height: 640 })).toEqual(['Small: 480 × 640 pixels.']);
  expect(await warningsOf(sharp(CLOTH).modulate({ brightness: 0.15 }))).toEqual(['Dark.']);
  expect(await warningsOf(sharp(CLOTH).blur(12))).toEqual(['Blurred.']);
});

it('takes a sharp saree before a soft ground for sharp', async () => {
  const ground = sharp({ create: { width: 1024, height: 1280, channels: 3, background: '#ccc' } });
  const photo = await ground
    .composite([{ input: CLOTH, left: 0, top: 0 }])
    .png()
    .toBuffer();
  expect(await warningsOf(sharp(photo))).toEqual([]);
});

describe('the screenshot of a phone', () => {
  const SIZE = { width: 1080, height: 2340 };
  const screen = (background: string) => sharp({ create: { width: 236, height: 512, channels: 3, background } });
  const cloth = (width: number, height: number) =>
    sharp(CLOTH).resize(width, height, { fit: 'cover' }).png().toBuffer();
  const on = async (background: string, picture: Buffer, top: number, left = 0) =>
    sharp(
      await screen(background)
        .composite([
          { input: picture, left, top },
          { input: CLOCK, left: 8, top: 4 },
        ])
        .png()
        .toBuffer(),
    );
  const CLOCK = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><text y="9" font-size="10" fill="#888">9:41</text></svg>',
  );
  const SHOT = 'Screenshot: bars of a phone’s screen are on it.';

  it('is known by its bars, dark or light', async () => {
    expect(await warningsOf(await on('#000', await cloth(236, 300), 100), SIZE)).toEqual([SHOT]);
    expect(await warningsOf(await on('#fff', await cloth(236, 440), 24), SIZE)).toEqual([SHOT]);
  });

  it('is no long photo, no photo of a wall or in a frame, no common photo with borders', async () => {
    expect(await warningsOf(sharp(await cloth(236, 512)), SIZE)).toEqual([]);
    expect(await warningsOf(await on('#ddd', await cloth(120, 400), 60, 58), SIZE)).toEqual([]);
    expect(await warningsOf(await on('#fff', await cloth(216, 472), 20, 10), SIZE)).toEqual([]);
    const poster = sharp({ create: { width: 400, height: 500, channels: 3, background: '#000' } });
    const bordered = await poster
      .composite([{ input: await cloth(400, 400), left: 0, top: 50 }])
      .png()
      .toBuffer();
    expect(await warningsOf(sharp(bordered))).toEqual([]);
  });
});
