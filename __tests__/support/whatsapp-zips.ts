import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** A small photo; each number looks different. */
export const jpeg = (seed: number): Promise<Buffer> =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: `hsl(${(seed * 47) % 360}, 70%, ${20 + (seed % 60)}%)` },
  })
    .composite([
      {
        input: { create: { width: 6 + (seed % 20), height: 9, channels: 3, background: '#fff' } },
        left: seed % 40,
        top: (seed * 7) % 36,
      },
    ])
    .jpeg()
    .toBuffer();

/** The beginning of a HEIC file, which is the only part that is read. */
export const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)]);
export const VIDEO = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(400)]);

export const zipOf = (files: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 0 },
  );

/** An exported chat in an Android phone's format. */
export const androidZip = (lines: readonly string[], media: Record<string, Uint8Array> = {}) =>
  zipOf({ 'WhatsApp Chat with Surat Sarees.txt': lines.join('\n'), ...media });

/** An exported chat in an iPhone's format. */
export const iosZip = (lines: readonly string[], media: Record<string, Uint8Array> = {}) =>
  zipOf({ '_chat.txt': `\ufeff${lines.join('\r\n')}`, '__MACOSX/._chat.txt': 'junk', ...media });

let albums = 0;

/** An album in Android's format: a message for each photo, the caption on the first. */
export async function album(sender: string, at: string, caption: string, photos: readonly number[]) {
  albums += 1;
  const names = photos.map((photo) => `IMG-20261105-WA${albums}-${photo}.jpg`);
  const lines = names.flatMap((name, index) => [
    `${at} - ${sender}: ${name} (file attached)`,
    ...(index === 0 && caption ? [caption] : []),
  ]);
  const media: Record<string, Uint8Array> = {};
  for (const [index, name] of names.entries()) media[name] = await jpeg(photos[index] ?? 0);
  return { lines, media };
}
