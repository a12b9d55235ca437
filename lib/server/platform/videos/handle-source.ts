import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '@/lib/domain/videos/reading/byte-source';

/** A local file as a source with random access. */
export async function handleSource(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat();
  return {
    size,
    read: async (at, length) => {
      const wanted = Buffer.allocUnsafe(Math.min(length, Math.max(0, size - at)));
      const { buffer, bytesRead } = await handle.read(wanted, { position: at });
      return buffer.subarray(0, bytesRead);
    },
  };
}
