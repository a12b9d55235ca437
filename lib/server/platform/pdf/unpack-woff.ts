import fs from 'node:fs';
import zlib from 'node:zlib';

/** Sizes in a WOFF 1.0 file (W3C, sections 3 and 4) and in the OpenType file it contains. */
const WOFF = { header: 44, entry: 20 } as const;
const OPENTYPE = { header: 12, entry: 16 } as const;

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/**
 * The OpenType font in a WOFF file. Fontkit reads WOFF, but decompresses a table for every letter it looks up, which
 * takes longer than the rest of a page.
 */
export function unpackWoff(file: string): Buffer {
  const woff = fs.readFileSync(file);
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(OPENTYPE.header + count * OPENTYPE.entry);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF.header + index * WOFF.entry;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? zlib.inflateSync(bytes) : bytes;
    const place = OPENTYPE.header + index * OPENTYPE.entry;
    woff.copy(directory, place, entry, entry + 4);
    woff.copy(directory, place + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, place + 8);
    directory.writeUInt32BE(length, place + 12);
    tables.push(padded(table));
    offset += padded(table).length;
  }
  return Buffer.concat([directory, ...tables]);
}
