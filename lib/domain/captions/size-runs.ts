import { type Caption, has, isPlain, isSign } from './caption';
import { type At, LADDER, letterAt } from './size-letters';
import { type Token } from './tokens';

/** Most sizes of a catalog; a longer list is a table of something else. */
const MOST_SIZES = 16;
/** `22x32 size`: all sizes in between. */
const LEAST_OF_RANGE = 16;
export const BUST = { least: 28, most: 60, step: 2 };

/** The sign of `22x32`, `22*32`. */
export const isCross = (token: Token | undefined): boolean => isSign(token, '×', '*') || token?.text === 'x';

/** Consecutive sizes, their separators, and the end of the last one. */
export interface Run {
  sizes: string[];
  joints: string[];
  last: number;
}

/** An even number that is a size, from the given minimum on. */
export const isBust = (token: Token | undefined, least = BUST.least): token is Token =>
  isPlain(token) && token.value >= least && token.value <= BUST.most && token.value % BUST.step === 0;

/** `M 38, L 40`: position of the next letter, after a bust separated from its own letter only by a space. */
const pastBust = ({ tokens }: Caption, bust: number): number =>
  isSign(tokens[bust + 1], ',', '/', '|', ';', '&', '+', '-') ||
  has(tokens[bust + 1], 'to', 'and') ||
  tokens[bust + 1]?.kind === 'break'
    ? bust + 2
    : bust + 1;

/** Letters with their busts, separated by spaces, both increasing by the same steps: `M 38, L 40, XL 42`. */
function isBustBeside(caption: Caption, after: number): boolean {
  const { tokens } = caption;
  if (!isBust(tokens[after + 1])) return false;
  const pairAt = (letter: number): [number, number] | null => {
    const found = letterAt(caption, letter, true);
    const bust = tokens[(found?.last ?? letter) + 1];
    return found && isBust(bust) ? [LADDER.indexOf(found.size), bust.value] : null;
  };
  const first = pairAt(after - 1) ? after - 1 : after;
  const own = pairAt(first);
  const isStep = (other: [number, number] | null) =>
    Boolean(own && other && (other[0] - own[0]) * BUST.step === other[1] - own[1]);
  if (isStep(pairAt(pastBust(caption, after + 1)))) return true;
  const isParted =
    isSign(tokens[first - 1], ',', '/', '|', ';', '&', '+', '-') ||
    has(tokens[first - 1], 'to', 'and') ||
    tokens[first - 1]?.kind === 'break';
  const joint = isParted ? first - 2 : first - 1;
  return isBust(tokens[joint]) && [joint - 1, joint - 2].some((letter) => isStep(pairAt(letter)));
}

/** `M-1 L-1 XL-2`: quantities, not busts. */
const isRatio = (caption: Caption, after: number): boolean => {
  const { tokens } = caption;
  const isFew = (at: number) => isSign(tokens[at], '-', ':', '=') && isPlain(tokens[at + 1]) && isDigit(tokens[at + 1]);
  const isDigit = (token: Token | undefined) => /^[1-9]$/.test(token?.text ?? '') && token?.glued === true;
  const next = letterAt(caption, isSign(tokens[after + 3], ',', '/') ? after + 4 : after + 3, true);
  const isLast = isSign(tokens[after - 2], '-', ':', '=') || isDigit(tokens[after - 1]) || isDigit(tokens[after - 2]);
  if (!isFew(after + 1) || letterAt(caption, after + 2, true)) return false;
  return next !== null ? isFew(next.last + 1) : isLast && !has(tokens[after + 3], 'piece', 'set');
};

/** `M(38)`, `L-40`, `M 38, L 40`: the bust that belongs to a letter. */
function bustEnd(caption: Caption, after: number): number {
  const { tokens } = caption;
  if (isBustBeside(caption, after)) return after + 1;
  if (isRatio(caption, after)) return after + 2;
  if (isSign(tokens[after + 1], '(') && isBust(tokens[after + 2]) && isSign(tokens[after + 3], ')')) return after + 3;
  if (isBust(tokens[after + 1]) && tokens[after + 1]?.glued) return after + 1;
  return isSign(tokens[after + 1], '-', ':', '=', '/') && isBust(tokens[after + 2]) ? after + 2 : after;
}

/** Sizes from here on; for letters with busts, a line may contain a single one. */
export function runFrom(caption: Caption, from: number, at: (index: number) => At, hasBusts: boolean): Run {
  const { tokens } = caption;
  const run: Run = { sizes: [], joints: [], last: from - 1 };
  let joint = '';
  for (let found = at(from); found && run.sizes.length < MOST_SIZES;) {
    if (run.sizes.length > 0) run.joints.push(joint);
    run.sizes.push(found.size);
    run.last = hasBusts ? bustEnd(caption, found.last) : found.last;
    const isOfBust = run.last > found.last;
    if (isSign(tokens[run.last + 1], '"')) run.last += 1;
    const between = tokens[run.last + 1];
    const isNextLine = isOfBust && between?.kind === 'break' && hasBustAt(caption, run.last + 2);
    const isTimes = !hasBusts && isCross(between) && isBust(tokens[run.last + 2], LEAST_OF_RANGE);
    const isStop = hasBusts && isSign(between, '.') && tokens[run.last + 2]?.glued === true;
    const isJoint =
      isNextLine ||
      isTimes ||
      isStop ||
      isSign(between, ',', '/', '-', '&', '+', '|', ';') ||
      has(between, 'to', 'and');
    joint = !isJoint || isNextLine ? ' ' : isTimes || has(between, 'to') ? 'to' : (between?.text ?? '');
    found = at(run.last + (isJoint ? 2 : 1));
  }
  return run;
}

function hasBustAt(caption: Caption, index: number): boolean {
  const letter = letterAt(caption, index, true);
  return letter !== null && bustEnd(caption, letter.last) > letter.last;
}

/** All sizes of a range, both ends included. */
function between(first: string, last: string): string[] {
  if (LADDER.includes(first)) return LADDER.slice(LADDER.indexOf(first), LADDER.indexOf(last) + 1);
  const count = (Number(last) - Number(first)) / BUST.step + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => String(Number(first) + step * BUST.step));
}

/** `M-XL, XXL-3XL`: pairs of sizes. */
const areRanges = ({ sizes, joints }: Run): boolean =>
  sizes.length % 2 === 0 && joints.every((joint, place) => (joint === '-') === (place % 2 === 0));

/** Expands two sizes with `-` or `to` in between to all sizes in the range; more sizes with `-` are a list. */
export function writtenOut(run: Run): string[] {
  const { sizes, joints } = run;
  const isRange = (place: number) =>
    joints[place] === 'to' || (joints[place] === '-' && (sizes.length === 2 || areRanges(run)));
  const all: string[] = [];
  for (const [place, size] of sizes.entries()) {
    if (place > 0 && isRange(place - 1)) all.push(...between(sizes[place - 1] ?? '', size).slice(1));
    else all.push(size);
    if (isRange(place) && between(size, sizes[place + 1] ?? '').length === 0) return [];
  }
  return [...new Set(all)];
}
