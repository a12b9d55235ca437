import fsp from 'node:fs/promises';
import { NoVideo, type VideoFacts } from '@/lib/domain/videos/video-facts';
import { readVideo } from '@/lib/domain/videos/reading/read-video';
import { malformed } from '../../errors';
import { serveReader } from '../threads/serve-reader';
import { handleSource } from './handle-source';

/** Reads a video's properties in a separate thread: hostile headers affect nothing else. */
serveReader<{ file: string }, VideoFacts>(async function* ({ file }) {
  const handle = await fsp.open(file);
  try {
    yield await readVideo(await handleSource(handle));
  } catch (error) {
    throw error instanceof NoVideo ? malformed(error.message) : error;
  } finally {
    await handle.close();
  }
});
