import type { ByteSource } from '../reading/byte-source';
import type { Container } from '../video-facts';

/** A part of a film that stays, in milliseconds of what is shown. */
export interface CutRange {
  startMs: number;
  endMs: number;
}

/** Bytes of the cut: new ones, or those at a place of the film it is cut from. */
export type CutPiece = { bytes: Uint8Array } | { at: number; length: number };

/** How a cut is put together without encoding a frame anew. */
export interface CutPlan {
  pieces: CutPiece[];
  bytes: number;
  durationMs: number;
  /** How much of the film before each range stays in the file, hidden: players begin at a key frame. */
  hiddenMs: number[];
}

/** More ranges than anybody joins; also what one call takes. */
export const MOST_RANGES = 50;

/** The shortest part that is worth a range. */
const SHORTEST_MS = 100;

/** Browsers cut up to so much; the server does the rest. */
export const BROWSER_CUT_LIMIT = 500 * 1024 * 1024;

/** A film cannot be cut here; its message says what to do. */
export class CannotCut extends Error {}

/** Why films of a kind are not cut here, as a sentence; null when they are. Nothing in a WebM hides frames before a part. */
export const cutProblem = (container: Container): string | null =>
  container === 'webm' || container === 'matroska'
    ? 'WebM and MKV files cannot be cut here. Cut the video elsewhere and upload the cut.'
    : null;

/** What is amiss with ranges, as a sentence; null when they can be cut. */
export function rangesProblem(ranges: readonly CutRange[], durationMs: number): string | null {
  if (ranges.length === 0) return 'Mark at least one part to keep.';
  if (ranges.length > MOST_RANGES) return `Keep at most ${MOST_RANGES} parts.`;
  for (const { startMs, endMs } of ranges) {
    if (endMs - startMs < SHORTEST_MS) return 'A part ends after it begins.';
    if (startMs < 0 || startMs >= durationMs || endMs > durationMs + 1000) return 'A part lies within the video.';
  }
  return null;
}

/** How long ranges are together. */
export const lengthOf = (ranges: readonly CutRange[]): number =>
  ranges.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** Bytes that are read at one go: pieces lie close together, and a call for each would take long. */
const WINDOW = 4 * 1024 * 1024;

/** The bytes of a cut, one part after the other. @throws CannotCut when the film ends before. */
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
