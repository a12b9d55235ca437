import { damagedZip, ZipRefusal } from '@/lib/client/photo-intake/zip-refusal';
import type { ZipEntry } from '@/lib/client/photo-intake/zip-table';

/** Local file header of a zip (APPNOTE 4.3.7), and its length before the name. */
const [LOCAL, LOCAL_BYTES] = [0x04034b50, 30];

/** Browsers store large blobs on disk, so that no whole film is held in memory. */
const BLOB_BYTES = 16 * 1024 * 1024;

async function inflated(packed: Blob, mostBytes: number): Promise<Blob> {
  const { Inflate } = await import('fflate');
  const [blobs, parts]: [Blob[], BlobPart[]] = [[], []];
  let [held, bytes] = [0, 0];
  const settle = () => {
    blobs.push(new Blob(parts.splice(0)));
    held = 0;
  };
  const inflate = new Inflate((chunk) => {
    bytes += chunk.length;
    held += chunk.length;
    parts.push(chunk as BlobPart);
    if (held >= BLOB_BYTES) settle();
  });
  const reader = packed.stream().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    try {
      inflate.push(value ?? new Uint8Array(), done);
    } catch {
      throw damagedZip();
    }
    if (bytes > mostBytes) throw new ZipRefusal('It unpacks to more than a video may have.');
    if (done) break;
  }
  settle();
  return new Blob(blobs);
}

/**
 * Bytes of one file in a zip.
 * @throws ZipRefusal when it is encrypted, damaged or too large.
 */
export async function unpackEntry(zip: Blob, entry: ZipEntry, mostBytes: number): Promise<Blob> {
  if (entry.isLocked) throw new ZipRefusal('This zip has a password. Export the chat again without one.');
  const head = new DataView(await zip.slice(entry.at, entry.at + LOCAL_BYTES).arrayBuffer());
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== LOCAL) throw damagedZip();
  const start = entry.at + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(start, start + entry.packed);
  if (packed.size !== entry.packed) throw damagedZip();
  return entry.isDeflated ? inflated(packed, mostBytes) : packed;
}
