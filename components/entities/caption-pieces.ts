import type { CaptionReading } from '@/lib/domain/captions/reading';

export interface CaptionPiece {
  text: string;
  start: number;
  says: 'nothing' | 'surely' | 'perhaps';
}

/** Splits a caption at its findings. Where two overlap, the one that begins first is marked. */
export function captionPieces(caption: string, { findings, unsure }: CaptionReading): CaptionPiece[] {
  const marks = [
    ...findings.map(({ start, end }) => ({ start, end, says: 'surely' as const })),
    ...unsure.map(({ start, end }) => ({ start, end, says: 'perhaps' as const })),
  ].sort((one, other) => one.start - other.start || other.end - one.end);
  const pieces: CaptionPiece[] = [];
  let at = 0;
  const add = (end: number, says: CaptionPiece['says']) => {
    if (end > at) pieces.push({ text: caption.slice(at, end), start: at, says });
    at = Math.max(at, end);
  };
  for (const { start, end, says } of marks) {
    add(start, 'nothing');
    add(end, says);
  }
  add(caption.length, 'nothing');
  return pieces;
}
