import { strFromU8 } from 'fflate';

// Zip structures from APPNOTE 4.3.12 and 4.3.16.
const [ENTRY, END] = [0x02014b50, 0x06054b50];
const [ENTRY_BYTES, END_BYTES, LONGEST_COMMENT] = [46, 22, 0xffff];
/** Fits ten thousand names; a longer table is not a zip of photos. */
const LONGEST_TABLE = 16 * 1024 * 1024;
const [LOCKED, UTF8_NAME, DEFLATED] = [1, 0x0800, 8];

/** A file of a zip, from its central directory. */
export interface ZipEntry {
  name: string;
  /** In milliseconds since 1970; null when unknown. */
  changedAt: number | null;
  /** Offset of its local header. */
  at: number;
  /** Compressed size in bytes. */
  packed: number;
  isDeflated: boolean;
  isLocked: boolean;
}

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** MS-DOS time: years since 1980, in the local time of the device that created the zip. Unknown values are 0. */
function timeOf(date: number, time: number): number | null {
  const [year, month, day] = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
  if (month === 0 || day === 0 || (date >> 9 === 0 && time === 0)) return null;
  return new Date(year, month - 1, day, time >> 11, (time >> 5) & 63, (time & 31) * 2).getTime();
}

async function findTable(zip: Blob): Promise<DataView | null> {
  const tail = await viewOf(zip.slice(-(END_BYTES + LONGEST_COMMENT)));
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    const [bytes, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    return bytes > LONGEST_TABLE ? null : viewOf(zip.slice(start, start + bytes));
  }
  return null;
}

/** Files of a zip, from its central directory; empty when that is unreadable. */
export async function zipTable(zip: Blob): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const table = await findTable(zip).catch(() => null);
  if (!table) return entries;
  const short = (offset: number) => table.getUint16(offset, true);
  const long = (offset: number) => table.getUint32(offset, true);
  for (let at = 0; at + ENTRY_BYTES <= table.byteLength && long(at) === ENTRY;) {
    const [flags, time, date] = [short(at + 8), short(at + 12), short(at + 14)];
    const [name, extra, comment] = [short(at + 28), short(at + 30), short(at + 32)];
    const end = at + ENTRY_BYTES + name;
    if (end > table.byteLength) break;
    entries.push({
      name: strFromU8(new Uint8Array(table.buffer, at + ENTRY_BYTES, name), (flags & UTF8_NAME) === 0),
      changedAt: timeOf(date, time),
      at: long(at + 42),
      packed: long(at + 20),
      isDeflated: short(at + 10) === DEFLATED,
      isLocked: (flags & LOCKED) !== 0,
    });
    at = end + extra + comment;
  }
  return entries;
}
