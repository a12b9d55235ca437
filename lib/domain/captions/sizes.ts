import { type Candidate, candidate, type Caption, claim, has, isNumber, isPlain, isSign, skip } from './caption';
import { fabricOf } from './fabric-words';
import { type At, LADDER, letterAt, LETTERS, pricedLetters, together } from './size-letters';
import { type Token } from './tokens';

/** No catalog has more; what goes on is a table of something else. */
const MOST_SIZES = 16;
const BUST = { least: 28, most: 60 };
/** Without the word “size”, only numbers like these can be sizes. */
const BARE = { least: 32, most: 56, count: 3 };

/** Sizes one after another, how they were joined, and where the last of them ends. */
interface Run {
  sizes: string[];
  joints: string[];
  last: number;
}
const isBust = (token: Token | undefined): boolean =>
  isPlain(token) && token.value >= BUST.least && token.value <= BUST.most && token.value % 2 === 0;
const isLabelJoint = (token: Token): boolean =>
  isSign(token, ':', '-', '=', '.', '(') || has(token, 'filler', 'number');

const isMoney = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], '/-', '/=') || has(tokens[index + 1], 'currency') || has(tokens[index - 1], 'currency');

const numberAt = (caption: Caption, index: number): At =>
  isBust(caption.tokens[index]) && !caption.claims.has(index) && !isMoney(caption, index)
    ? { size: caption.tokens[index]?.text ?? '', last: index }
    : null;

/** `XL sold out`, `XXL 20/- extra`: sizes that are named because they are not like the others, or not there. */
function isException(caption: Caption, { last }: Run): boolean {
  const { tokens } = caption;
  const isCharge = isNumber(tokens[last + 1]) && isMoney(caption, last + 1) && has(tokens[last + 3], 'extra');
  return isCharge || has(tokens[last + 1], 'gone');
}

/** `XXL तक साइज, M से`: the lower end of a range stands behind the upper one on the line. */
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

/** `M(38)`, `L-40`: the bust that belongs to a letter. */
function bustEnd({ tokens }: Caption, after: number): number {
  if (isSign(tokens[after + 1], '(') && isBust(tokens[after + 2]) && isSign(tokens[after + 3], ')')) return after + 3;
  if (isBust(tokens[after + 1]) && tokens[after + 1]?.glued) return after + 1;
  return isSign(tokens[after + 1], '-', ':', '=', '/') && isBust(tokens[after + 2]) ? after + 2 : after;
}

function runFrom(caption: Caption, from: number, at: (index: number) => At, hasBusts: boolean): Run {
  const run: Run = { sizes: [], joints: [], last: from - 1 };
  let joint = '';
  for (let found = at(from); found && run.sizes.length < MOST_SIZES;) {
    if (run.sizes.length > 0) run.joints.push(joint);
    run.sizes.push(found.size);
    run.last = hasBusts ? bustEnd(caption, found.last) : found.last;
    if (isSign(caption.tokens[run.last + 1], '"')) run.last += 1;
    const between = caption.tokens[run.last + 1];
    const isJoint = isSign(between, ',', '/', '-', '&', '+', '|', ';') || has(between, 'to', 'and');
    joint = !isJoint ? ' ' : has(between, 'to') ? 'to' : (between?.text ?? '');
    found = at(run.last + (isJoint ? 2 : 1));
  }
  return run;
}

/** Two sizes with `-` or `to` between them stand for all from the one to the other. */
function writtenOut({ sizes, joints }: Run): string[] {
  const [first = '', last = ''] = sizes;
  if (sizes.length !== 2 || !['-', 'to'].includes(joints[0] ?? '')) return sizes;
  if (LADDER.includes(first)) return LADDER.slice(LADDER.indexOf(first), LADDER.indexOf(last) + 1);
  const count = (Number(last) - Number(first)) / 2 + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => String(Number(first) + step * 2));
}

const isLabelled = (caption: Caption, from: number, last: number): boolean =>
  has(caption.tokens[skip(caption, from - 1, isLabelJoint, 3, -1)], 'size') || has(caption.tokens[last + 1], 'size');

/** Single letters are sizes only in company; initials stand alone. */
function areLetters(run: Run, labelled: boolean): boolean {
  if (labelled || run.sizes.some((size) => size.endsWith('XL'))) return true;
  return run.sizes.length >= 3 || (run.sizes.length === 2 && run.joints[0] !== ' ');
}

/** `Jaipuri cotton, 38 to 44`: beside goods, a range of busts is one of sizes. */
const namesGoods = ({ tokens }: Caption): boolean =>
  tokens.some((token) => has(token, 'goods') || Boolean(fabricOf(token.text)));

/** `20/22/24 320, 32/34/36 380`: these are not all. */
const hasSmaller = ({ tokens }: Caption, before: number): boolean =>
  tokens
    .slice(0, before)
    .some((token, at) => isPlain(token) && token.value < BARE.least && isSign(tokens[at + 1], '/'));

function readNumbers(caption: Caption, index: number): { run: Run; doubtful: boolean } | null {
  const run = runFrom(caption, index, (at) => numberAt(caption, at), false);
  const labelled = isLabelled(caption, index, run.last);
  const isRange = run.sizes.length === 2 && ['-', 'to'].includes(run.joints[0] ?? '');
  const after = caption.tokens[run.last + 1];
  if (labelled) {
    const isOpen = run.sizes.length === 1 && has(caption.tokens[index - 1], 'range');
    const isOfLetter = isSign(after, '(') && LETTERS.has(caption.tokens[run.last + 2]?.text ?? '');
    return { run, doubtful: after?.text === 'margin' || isOpen || isOfLetter };
  }
  if (has(caption.tokens[index - 1], 'range') && isLabelled(caption, index - 1, run.last))
    return { run, doubtful: true };
  const isBare = run.sizes.every((size) => Number(size) >= BARE.least && Number(size) <= BARE.most);
  if (isRange && isBare) return { run, doubtful: !namesGoods(caption) };
  const isLadder = run.sizes.every((size, place) => place === 0 || Number(size) === Number(run.sizes[place - 1]) + 2);
  return isBare && isLadder && run.sizes.length >= BARE.count ? { run, doubtful: hasSmaller(caption, index) } : null;
}

/** Free size, and the numbers behind it that say how wide that is. */
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

/** Where free size that is said from here ends, in one word or more: `size free`, `Size: Free`. */
function lastOfFree({ tokens }: Caption, index: number): number | null {
  const [first, second, third] = tokens.slice(index, index + 3);
  if (has(first, 'freeSize')) return index;
  if ((has(first, 'size') && has(second, 'free')) || (has(first, 'free') && has(second, 'size'))) return index + 1;
  const isNamed = has(first, 'size') && isSign(second, ':', '-', '=') && has(third, 'free');
  return isNamed && !has(tokens[index + 3], 'shipping') ? index + 2 : null;
}

/** Sizes the caption names: letters, busts and free size. */
export function readSizes(caption: Caption): Candidate[] {
  const found: Candidate[] = [];
  const keep = (from: number, run: Run, doubtful: boolean) => {
    const sizes = writtenOut(run);
    if (sizes.length === 0) return;
    claim(caption, from, run.last, 'size');
    const isDoubtful = doubtful || isException(caption, run) || isWorn(caption, from);
    found.push(candidate(caption, [from, run.last], 'sizes', sizes, isDoubtful));
  };
  for (const [index, token] of caption.tokens.entries()) {
    if (caption.claims.has(index)) continue;
    const priced = pricedLetters(caption, index);
    if (priced.length > 0) {
      for (const { size, at, last } of priced) keep(at, { sizes: [size], joints: [], last }, false);
      continue;
    }
    const free = lastOfFree(caption, index);
    if (free !== null) found.push(...readFree(caption, index, free));
    else if (isBust(token)) {
      const numbers = readNumbers(caption, index);
      if (numbers) keep(index, numbers.run, numbers.doubtful);
    } else {
      const labelled = isLabelled(caption, index, index);
      const run = runFrom(caption, index, (at) => letterAt(caption, at, labelled), true);
      const isOpen =
        run.sizes.length === 1 &&
        (has(caption.tokens[index - 1], 'range', 'to') || has(caption.tokens[run.last + 1], 'to', 'fewer'));
      if (run.sizes.length > 0 && areLetters(run, labelled || isLabelled(caption, index, run.last)))
        keep(index, isOpen ? lowerEnd(caption, run) : run, isOpen && lowerEnd(caption, run) === run);
    }
  }
  return together(found);
}
