import { Readable } from 'node:stream';
import sharp from 'sharp';
import { takePhotoFrom } from '@/lib/server/platform/photos/photo-service';

/** A drawing of a saree, with folds and a border at positions of its own for each design. */
export const drawing = (design: number, colour = '#a8324a'): Promise<Buffer> => {
  const random = (n: number) => ((design * 7919 + n * 104_729) % 997) / 997;
  const folds = Array.from({ length: 9 }, (_, n) => {
    const [x, width, y] = [random(n) * 560, 30 + random(n + 20) * 110, random(n + 40) * 500];
    const shade = ['#ffffff', '#00000066', colour, '#00000022'][n % 4];
    return `<rect x="${x}" y="${y}" width="${width}" height="${260 + random(n + 60) * 400}" fill="${shade}"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#d9d4cb"/>` +
    `<rect x="90" y="60" width="420" height="700" fill="${colour}"/>${folds.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
};

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="60"><rect width="150" height="60" fill="#fff"/>' +
    '<circle cx="30" cy="30" r="24" fill="#0a7d3c"/></svg>',
);

/** A photo as forwarded by WhatsApp: smaller and strongly compressed. */
export const sentOn = (bytes: Buffer): Promise<Buffer> => sharp(bytes).resize(300).jpeg({ quality: 45 }).toBuffer();

export const stamped = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .composite([{ input: LOGO, gravity: 'southeast' }])
    .jpeg()
    .toBuffer();

/** Stores a photo with these bytes. */
export const bringIn = (bytes: Buffer, userId: string) =>
  takePhotoFrom(Readable.from([bytes]), 'photo.jpg', { userId });
