import { open } from 'node:fs/promises';
import fs from 'node:fs';

/** What a text is written in: UTF-8, UTF-16 with a mark, or else what Windows writes in Western Europe and India. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

function markOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** The text of bytes that are there as a whole. */
export function decodeText(bytes: Buffer): string {
  const mark = markOf(bytes);
  if (mark) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The first bytes of a file: fewer where it is shorter. */
export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Only a file that is UTF-8 to its last byte is taken for it, so that all of it is looked at. */
async function encodingOf(file: string): Promise<Encoding> {
  const mark = markOf(await firstBytes(file, 2));
  if (mark) return mark;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of fs.createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return 'windows-1252';
  }
}

/** The text of a file, piece by piece, by the rules of {@link decodeText}; with the bytes that were read up to there. */
export async function* decodeFile(file: string): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = new TextDecoder(await encodingOf(file));
  let bytes = 0;
  for await (const chunk of fs.createReadStream(file)) {
    bytes += (chunk as Buffer).length;
    yield { text: decoder.decode(chunk as Buffer, { stream: true }), bytes };
  }
  yield { text: decoder.decode(), bytes };
}
