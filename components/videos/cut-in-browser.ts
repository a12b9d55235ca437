import { filmSource } from '@/lib/client/http/film-source';
import type { Film } from '@/lib/contracts/videos/video-record';
import type { CutRange } from '@/lib/domain/videos/cutting/cut-plan';

interface Cutting {
  signal: AbortSignal;
  /** Called repeatedly with the finished share, from 0 to 1. */
  onShare: (share: number) => void;
}

/** Joins ranges of a film into a file without re-encoding; only the required bytes are downloaded. */
export async function cutInBrowser(
  film: Film,
  ranges: readonly CutRange[],
  { signal, onShare }: Cutting,
): Promise<{ file: File; hiddenMs: number[] }> {
  const [{ planCut }, { cutBytes, cutName }] = await Promise.all([
    import('@/lib/domain/videos/cutting/plan-cut'),
    import('@/lib/domain/videos/cutting/cut-plan'),
  ]);
  const source = filmSource(film, signal);
  const plan = await planCut(source, ranges);
  const parts: BlobPart[] = [];
  let done = 0;
  for await (const part of cutBytes(source, plan)) {
    signal.throwIfAborted();
    // A blob keeps them outside the JavaScript heap.
    parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
    done += part.length;
    onShare(done / plan.bytes);
  }
  const type = film.container === 'mov' ? 'video/quicktime' : 'video/mp4';
  return { file: new File(parts, cutName(film.name), { type }), hiddenMs: plan.hiddenMs };
}
