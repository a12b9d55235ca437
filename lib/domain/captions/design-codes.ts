import { type Caption, has, isPlain, isSign } from './caption';
import { type Token } from './tokens';

/** Design numbers on separate lines or after a slash differ by at most this. */
const NEXT = 3;
/** Minimum digits of a single number below its label. */
const LEAST_BELOW = 3;
const CODE = /^([A-Z]+-?)?(\d+)([A-Z])?$/;

/** `21A`: a letter that belongs to the number before it. */
const isSuffix = ({ kind, terms, text }: Token): boolean => kind === 'word' && terms.size === 0 && text !== 'x';

/** End of a code such as `1023` or `KT-308`; -1 without one. */
export function codeEnd({ tokens }: Caption, at: number): number {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isWhole: boolean = isPlain(first);
  if (isWhole && isSign(second, '-') && second?.glued && third?.glued && /^[a-z]$/.test(third.text) && isSuffix(third))
    return at + 2;
  if (isWhole) return second?.glued && /^[a-z]{1,2}$/.test(second.text) && isSuffix(second) ? at + 1 : at;
  const isGlued = isSign(second, '-') && second?.glued && third?.glued;
  if (
    first?.kind !== 'word' ||
    has(first, 'design') ||
    (first.terms.size > 0 && !isGlued) ||
    !/^[a-z]{1,4}$/.test(first.text)
  )
    return -1;
  if (isPlain(second) && second.glued) return at + 1;
  return isSign(second, '-') && isPlain(third) ? at + 2 : -1;
}

/** A code in its usual spelling: `KT-308`. */
export const codeText = ({ tokens }: Caption, from: number, to: number) =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('')
    .toUpperCase();

/** Whether a number directly or almost directly follows another. */
export const isNear = (next: Token | undefined, before: string, reach = NEXT): boolean =>
  isPlain(next) &&
  next.text.length === before.length &&
  next.value > Number(before) &&
  next.value <= Number(before) + reach;

/** Numbers in a column below their label: their maximum distance, minimum digits and minimum count. */
const COLUMN = { next: 30, digits: 3, least: 3 };

const isLineEnd = ({ tokens }: Caption, index: number): boolean => !tokens[index] || tokens[index]?.kind === 'break';

/** `71A` and `71B`, `SR-11` and `SR-12`: consecutive codes. */
function isNearCode(before: string, next: string): boolean {
  const [one, other] = [CODE.exec(before), CODE.exec(next)];
  if (!one || !other || one[1] !== other[1]) return false;
  const letters = (other[3]?.charCodeAt(0) ?? 0) - (one[3]?.charCodeAt(0) ?? 0);
  const steps = Number(other[2]) - Number(one[2]);
  return one[3] || !one[1] ? steps === 0 && letters > 0 && letters <= NEXT : steps > 0 && steps <= NEXT;
}

/** A number alone on the next line continues the list if it directly or almost directly follows. */
export function isNextLine(caption: Caption, until: number, before: string, reach = NEXT): boolean {
  const { tokens } = caption;
  const end = tokens[until + 1]?.kind === 'break' ? codeEnd(caption, until + 2) : -1;
  if (end < 0 || !isLineEnd(caption, end + 1)) return false;
  return isNear(tokens[until + 2], before, reach) || isNearCode(before, codeText(caption, until + 2, end));
}

/** Allowed distance in a column: larger when at least three numbers are below one another. */
function reachOf(caption: Caption, from: number): number {
  const { tokens } = caption;
  let [at, count] = [from, 1];
  while (isNextLine(caption, at, tokens[at]?.text ?? '', COLUMN.next)) [at, count] = [at + 2, count + 1];
  return isPlain(tokens[from]) && (tokens[from]?.text.length ?? 0) >= COLUMN.digits && count >= COLUMN.least
    ? COLUMN.next
    : NEXT;
}

/**
 * `Design no`, with the numbers on the lines below: several numbers, or a single one when a rate is given elsewhere.
 * Returns where they start, and their maximum distance.
 */
export function firstBelow(caption: Caption, from: number): { from: number; reach: number } {
  const { tokens } = caption;
  const end = tokens[from]?.kind === 'break' ? codeEnd(caption, from + 1) : -1;
  if (end < 0 || !isLineEnd(caption, end + 1)) return { from, reach: NEXT };
  const [code, reach] = [codeText(caption, from + 1, end), reachOf(caption, from + 1)];
  const isTold = code.length >= LEAST_BELOW && tokens.slice(end).some((token) => has(token, 'rate'));
  // `1101` and below it `1150`: a list of which only the first would be recognized.
  const isAlone = !isPlain(tokens[end + 2]) || !isLineEnd(caption, end + 3);
  const isBelow = (isTold && isAlone) || isNextLine(caption, end, code, reach);
  return { from: isBelow ? from + 1 : from, reach };
}
