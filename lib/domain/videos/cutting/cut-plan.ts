import type { ByteSource } from '../reading/byte-source';
import type { Container } from '../video-facts';

/** A part of a film to keep, in milliseconds of presentation time. */
export interface CutRange {
  startMs: number;
  endMs: number;
}

/** Bytes of the cut: new ones, or a range of the source film. */
export type CutPiece = { bytes: Uint8Array } | { at: number; length: number };

/** How a cut is assembled without re-encoding a frame. */
export interface CutPlan {
  pieces: CutPiece[];
  bytes: number;
  durationMs: number;
  /** Hidden lead-in before each range that stays in the file, because players start at a key frame. */
  hiddenMs: number[];
}

/** More ranges than anyone would join; also the limit per call. */
export const MOST_RANGES = 50;

/** Minimum length of a range. */
const SHORTEST_MS = 100;

/** Browsers cut films up to this size; the server cuts larger ones. */
export const BROWSER_CUT_LIMIT = 500 * 1024 * 1024;

/** The film cannot be cut here; the message says what to do. */
export class CannotCut extends Error {}

/**
 * Why films of this kind cannot be cut here, as a sentence; null when they can. WebM has no way to hide frames before a
 * range.
 */
export const cutProblem = (container: Container): string | null =>
  container === 'webm' || container === 'matroska'
    ? 'WebM and MKV files cannot be cut here. Cut the video elsewhere and upload the cut.'
    : null;

/** What is wrong with ranges, as a sentence; null when they can be cut. */
export function rangesProblem(ranges: readonly CutRange[], durationMs: number): string | null {
  if (ranges.length === 0) return 'Mark at least one part to keep.';
  if (ranges.length > MOST_RANGES) return `Keep at most ${MOST_RANGES} parts.`;
  for (const { startMs, endMs } of ranges) {
    if (endMs - startMs < SHORTEST_MS) return 'A part ends after it begins.';
    if (startMs < 0 || startMs >= durationMs || endMs > durationMs + 1000) return 'A part lies within the video.';
  }
  return null;
}

/** Total length of ranges. */
export const lengthOf = (ranges: readonly CutRange[]): number =>
  ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** Bytes per read: pieces lie close together, and reading each separately would be slow. */
const WINDOW = 4 * 1024 * 1024;

/** Bytes of a cut, part by part. @throws CannotCut when the film ends early. */
export async function* cutBytes(source: ByteSource, { pieces }: CutPlan): AsyncGenerator<Uint8Array> {
  let [window, from]: [Uint8Array, number] = [new Uint8Array(), 0];
  for (const piece of pieces) {
    if ('bytes' in piece) {
      yield piece.bytes;
      continue;
    }
    for (let at = piece.at, left = piece.length; left > 0;) {
      if (at < from || at >= from + window.length) {
        window = await source.read(at, WINDOW);
        from = at;
      }
      const part = window.subarray(at - from, at - from + left);
      if (part.length === 0) throw new CannotCut('This film ends before its last frame.');
      yield part;
      at += part.length;
      left -= part.length;
    }
  }
}

/** "clip.mp4" cut is "clip-cut.mp4". */
export const cutName = (name: string): string => name.replace(/(\.[^.]*)?$/, (ending) => `-cut${ending}`);
