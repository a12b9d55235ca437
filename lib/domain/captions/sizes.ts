import { type Candidate, candidate, type Caption, claim, has, isNumber, isPlain, isSign, skip } from './caption';
import { LADDER, letterAt, LETTERS, pricedLetters, together } from './size-letters';
import { readAges } from './size-ages';
import { readCentimetres } from './size-centimetres';
import { isLabelled, isOfStitched, LEAST_NAMED, readNumbers, readSides } from './size-numbers';
import { readSmall } from './size-small';
import { isBust, type Run, runFrom, writtenOut } from './size-runs';

const isMoney = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], '/-', '/=') || has(tokens[index + 1], 'currency') || has(tokens[index - 1], 'currency');

/** `XL sold out`, `XXL 20/- extra`, `XXL margin`: sizes named because they differ from the others or are missing. */
function isException(caption: Caption, { last }: Run): boolean {
  const { tokens } = caption;
  const isCharge = isNumber(tokens[last + 1]) && isMoney(caption, last + 1) && has(tokens[last + 3], 'extra');
  return isCharge || has(tokens[last + 1], 'gone') || tokens[last + 1]?.text === 'margin';
}

/** `XXL तक साइज, M से`: the lower end of a range follows the upper one on the line. */
function lowerEnd({ tokens }: Caption, upper: Run): Run {
  const last = LADDER.indexOf(upper.sizes[0] ?? '');
  for (let index = upper.last + 1; tokens[index] && tokens[index]?.kind !== 'break'; index += 1) {
    const first = LADDER.indexOf(LETTERS.get(tokens[index]?.text ?? '') ?? '');
    const isFrom = has(tokens[index + 1], 'to') && !has(tokens[index + 1], 'fewer');
    if (isFrom && first >= 0 && first < last)
      return { sizes: LADDER.slice(first, last + 1), joints: Array(last - first).fill(','), last: index + 1 };
  }
  return upper;
}

/** `Model wearing size L`: what the photo shows. */
function isWorn({ tokens }: Caption, from: number): boolean {
  for (let index = from - 1; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (['model', 'wearing', 'wears'].includes(tokens[index]?.text ?? '')) return true;
  return false;
}

/** Single letters are sizes only together with others; alone they are initials. */
function areLetters(run: Run, labelled: boolean): boolean {
  if (labelled || run.sizes.some((size) => size.endsWith('XL'))) return true;
  return run.sizes.length >= 3 || (run.sizes.length === 2 && ![' ', '.'].includes(run.joints[0] ?? ''));
}

/** Free size, and the numbers after it that describe its width. */
function readFree(caption: Caption, index: number, last: number): Candidate[] {
  const [before, after] = [caption.tokens[index - 1], caption.tokens[last + 1]];
  if (has(before, 'negation') || has(after, 'negation', 'gone')) {
    claim(caption, index, last, 'size');
    return [];
  }
  const end = skip(caption, last + 1, (token) => isSign(token, '(', '-') || has(token, 'to', 'range') || isBust(token));
  claim(caption, index, end - 1, 'size');
  return [candidate(caption, [index, last], 'sizes', ['Free'])];
}

/** End of a free size phrase that starts here, of one or more words: `size free`, `Size: Free`. */
function lastOfFree({ tokens }: Caption, index: number): number | null {
  const [first, second, third] = tokens.slice(index, index + 3);
  if (has(first, 'freeSize')) return index;
  if ((has(first, 'size') && has(second, 'free')) || (has(first, 'free') && has(second, 'size'))) return index + 1;
  const isNamed = has(first, 'size') && isSign(second, ':', '-', '=') && has(third, 'free');
  return isNamed && !has(tokens[index + 3], 'shipping') ? index + 2 : null;
}

type Keep = (from: number, run: Run, doubtful: boolean) => void;

/** Keeps the letter sizes that start here, and returns whether there are any. */
function readLetters(caption: Caption, index: number, keep: Keep): boolean {
  const { tokens } = caption;
  const run = runFrom(caption, index, (at) => letterAt(caption, at, true), true);
  const labelled = isLabelled(caption, index, run.last);
  if (run.sizes.length === 0 || !areLetters(run, labelled)) return false;
  const isOpen =
    run.sizes.length === 1 && (has(tokens[index - 1], 'range', 'to') || has(tokens[run.last + 1], 'to', 'fewer'));
  const whole = isOpen ? lowerEnd(caption, run) : run;
  keep(index, whole, isOpen && whole === run);
  return true;
}

/** Sizes named in the caption: letters, busts and free size; body measurements only when no other sizes are named. */
export function readSizes(caption: Caption): Candidate[] {
  const found: Candidate[] = [];
  const bodies: [number, Run][] = [];
  const keep: Keep = (from, run, doubtful) => {
    const sizes = writtenOut(run);
    if (sizes.length === 0) return;
    claim(caption, from, run.last, 'size');
    const isDoubtful = doubtful || isException(caption, run) || isWorn(caption, from);
    found.push(candidate(caption, [from, run.last], 'sizes', sizes, isDoubtful));
  };
  for (const [index, token] of caption.tokens.entries()) {
    if (caption.claims.has(index) || index <= (bodies.at(-1)?.[1].last ?? -1)) continue;
    const priced = pricedLetters(caption, index);
    if (priced.length > 0) {
      for (const { size, at, last } of priced) keep(at, { sizes: [size], joints: [], last }, false);
      continue;
    }
    const free = lastOfFree(caption, index);
    if (free !== null) {
      found.push(...readFree(caption, index, free));
      continue;
    }
    if (readLetters(caption, index, keep)) continue;
    const centimetres = readCentimetres(caption, index);
    if (centimetres) keep(index, centimetres, false);
    else if (isOfStitched(caption, index)) keep(index, { sizes: [token.text], joints: [], last: index }, false);
    else if (isPlain(token) && token.value < LEAST_NAMED) {
      const small = readSmall(caption, index);
      if (small) keep(index, small.run, small.doubtful);
    } else if (isBust(token, LEAST_NAMED)) {
      const numbers = readNumbers(caption, index);
      if (numbers?.isOfBody) bodies.push([index, numbers.run]);
      else if (numbers) keep(index, numbers.run, numbers.doubtful);
    }
  }
  if (found.every(({ doubtful }) => doubtful)) for (const [index, run] of bodies) keep(index, run, false);
  const isNamed = found.some(({ doubtful }) => !doubtful);
  return together([...found, ...readAges(caption, isNamed), ...readSides(caption)]);
}
