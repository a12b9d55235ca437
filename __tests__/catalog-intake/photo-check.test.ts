import sharp, { type Sharp } from 'sharp';
import { photoWarnings } from '@/lib/client/photo-check';

/** A woven ground, as cloth is: fine lines both ways. */
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
