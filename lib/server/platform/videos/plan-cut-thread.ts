import fsp from 'node:fs/promises';
import { CannotCut, type CutPlan, type CutRange } from '@/lib/domain/videos/cutting/cut-plan';
import { planCut } from '@/lib/domain/videos/cutting/plan-cut';
import { NoVideo } from '@/lib/domain/videos/video-facts';
import { malformed } from '../../errors';
import { serveReader } from '../threads/serve-reader';
import { handleSource } from './handle-source';

/** Reads a video's tables and selects the bytes of a cut, in a separate thread. */
serveReader<{ file: string; ranges: CutRange[] }, CutPlan>(async function* ({ file, ranges }) {
  const handle = await fsp.open(file);
  try {
    yield await planCut(await handleSource(handle), ranges);
  } catch (error) {
    throw error instanceof NoVideo || error instanceof CannotCut ? malformed(error.message) : error;
  } finally {
    await handle.close();
  }
});
