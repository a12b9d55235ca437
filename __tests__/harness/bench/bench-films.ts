import crypto from 'node:crypto';
import fsp from 'node:fs/promises';
import path from 'node:path';

const BLOCK = Buffer.alloc(8 * 1024 * 1024);

/**
 * A film of this many bytes that mostly consist of boxes players skip. It compresses as badly as a real film, and no
 * two parts are alike.
 */
export async function makeLongFilm(folder: string, bytes: number): Promise<string> {
  const clip = await fsp.readFile('lib/server/seed/clips/indigo.mp4');
  const rest = Buffer.from('0000free');
  rest.writeUInt32BE(bytes - clip.length);
  const film = path.join(folder, 'long.mp4');
  const handle = await fsp.open(film, 'w');
  try {
    await handle.writeFile(Buffer.concat([clip, rest]));
    crypto.randomFillSync(BLOCK);
    for (let at = clip.length + rest.length, nth = 0; at < bytes; at += BLOCK.length, nth += 1) {
      BLOCK.writeUInt32BE(nth);
      await handle.write(BLOCK, 0, Math.min(BLOCK.length, bytes - at));
    }
  } finally {
    await handle.close();
  }
  return film;
}
