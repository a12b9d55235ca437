import fsp from 'node:fs/promises';
import { NoVideo, type VideoFacts } from '@/lib/domain/videos/video-facts';
import { readVideo } from '@/lib/domain/videos/reading/read-video';
import { malformed } from '../../errors';
import { serveReader } from '../threads/serve-reader';

/** Reads what a video is, in a thread of its own: hostile headers cost nobody else. */
serveReader<{ file: string }, VideoFacts>(async function* ({ file }) {
  const handle = await fsp.open(file);
  try {
    const { size } = await handle.stat();
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(length, Math.max(0, size - at))), {
        position: at,
      });
      return buffer.subarray(0, bytesRead);
    };
    yield await readVideo({ size, read });
  } catch (error) {
    throw error instanceof NoVideo ? malformed(error.message) : error;
  } finally {
    await handle.close();
  }
});
