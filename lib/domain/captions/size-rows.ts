import { type Caption, has, isBorder, isSign } from './caption';

/** Marks at the ends of a line that say nothing of it. */
const isOrnament = (caption: Caption, index: number): boolean =>
  isSign(caption.tokens[index], '-', '.', '(', ')', '[', ']', ':', '=', '~', ',', '|', ';');

/** The first place one way that is no ornament of the line. */
function past(caption: Caption, index: number, step: 1 | -1): number {
  let at = index;
  while (isOrnament(caption, at)) at += step;
  return at;
}

/** Above a line of numbers these say that they are something else than sizes. */
function isOfAnother({ tokens }: Caption, lineEnd: number): boolean {
  for (let index = lineEnd - 1; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (has(tokens[index], 'design', 'rate', 'volume', 'dimension', 'age', 'ageLabel')) return true;
  return false;
}

/** Where the line ends above what stands alone on it; null where it does not. */
function lineAbove(caption: Caption, from: number, last: number): number | null {
  const [before, after] = [past(caption, from - 1, -1), past(caption, last + 1, 1)];
  const isEnd = (index: number) => isBorder(caption, index) && !isOrnament(caption, index);
  return isEnd(before) && isEnd(after) ? before : null;
}

/** `3 colour`: nothing else stands on the line. */
export const isWholeLine = (caption: Caption, from: number, last: number): boolean =>
  lineAbove(caption, from, last) !== null;

/** `26 28 30 32 34`: nothing else stands on the line, and the line above does not say what it is. */
export function isAloneOnLine(caption: Caption, from: number, last: number): boolean {
  const above = lineAbove(caption, from, last);
  return above !== null && !isOfAnother(caption, above);
}
