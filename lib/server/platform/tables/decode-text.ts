import { open } from 'node:fs/promises';
import fs from 'node:fs';
import { decoderOf, type Encoding, markOf, Utf8Vote } from '../text-encoding';

/** The first bytes of a file: fewer if it is shorter. */
export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads the whole file: invalid UTF-8 may come late. */
async function encodingOf(file: string): Promise<Encoding> {
  const mark = markOf(await firstBytes(file, 2));
  if (mark) return mark;
  const [decoder, vote] = [decoderOf('utf-8'), new Utf8Vote()];
  for await (const chunk of fs.createReadStream(file)) vote.add(decoder.decode(chunk as Buffer));
  vote.add(decoder.decode());
  return vote.isUtf8 ? 'utf-8' : 'windows-1252';
}

/** The text of a file piece by piece, with the number of bytes read so far. */
export async function* decodeFile(file: string): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = decoderOf(await encodingOf(file));
  let bytes = 0;
  for await (const chunk of fs.createReadStream(file)) {
    bytes += (chunk as Buffer).length;
    yield { text: decoder.decode(chunk as Buffer), bytes };
  }
  yield { text: decoder.decode(), bytes };
}
