import { type Caption, has, isBorder, isSign } from './caption';

/** Meaningless marks at the ends of a line. */
const isOrnament = (caption: Caption, index: number): boolean =>
  isSign(caption.tokens[index], '-', '.', '(', ')', '[', ']', ':', '=', '~', ',', '|', ';');

/** First position in a direction that is not an ornament of the line. */
function past(caption: Caption, index: number, step: 1 | -1): number {
  let at = index;
  while (isOrnament(caption, at)) at += step;
  return at;
}

/** Above a line of numbers, these mean that the numbers are not sizes. */
function isOfAnother({ tokens }: Caption, lineEnd: number): boolean {
  for (let index = lineEnd - 1; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (has(tokens[index], 'design', 'rate', 'volume', 'dimension', 'age', 'ageLabel')) return true;
  return false;
}

/** End of the line above a token run that fills its own line; null when the run does not fill it. */
function lineAbove(caption: Caption, from: number, last: number): number | null {
  const [before, after] = [past(caption, from - 1, -1), past(caption, last + 1, 1)];
  const isEnd = (index: number) => isBorder(caption, index) && !isOrnament(caption, index);
  return isEnd(before) && isEnd(after) ? before : null;
}

/** `3 colour`: the line contains nothing else. */
export const isWholeLine = (caption: Caption, from: number, last: number): boolean =>
  lineAbove(caption, from, last) !== null;

/** `26 28 30 32 34`: the line contains nothing else, and the line above does not explain it. */
export function isAloneOnLine(caption: Caption, from: number, last: number): boolean {
  const above = lineAbove(caption, from, last);
  return above !== null && !isOfAnother(caption, above);
}
