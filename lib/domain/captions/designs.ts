import { type Candidate, candidate, type Caption, claim, has, isBorder, isPlain, isSign, skip } from './caption';
import { codeEnd, codeText, firstBelow, isNear, isNextLine } from './design-codes';
import { isWholeLine } from './size-rows';
import { type Token } from './tokens';

/** Maximum size of a range of designs; numbers further apart are two things. */
const WIDEST = 100;
/** From this many numbers in a row, it is a list of designs even with large gaps. */
const LONG_LIST = 3;
/** `Design 12` may be a count; larger numbers are never counts. */
const MOST_COUNTED = 48;
/** After these, even short numbers in a row are design names. */
const LIST_LABEL = /^(code|कोड|કોડ|designs?|डिजाइन|ડિઝાઇન)$/u;
const ONE_DESIGN = ['design', 'डिजाइन', 'ડિઝાઇન', 'ડિઝાઈન'];
const LEAST_NAME = 10;
const LETTERED = /^(\d+)([A-Z])$/;
export const SAYS_NUMBER = /^d$|^dn|no$|number$|^d n$|नं$|नंबर$|નં$|નંબર$/u;

export const isJoint = (token: Token): boolean =>
  isSign(token, '.', ':', '-', '/', '#', '=', '(') || has(token, 'number');
export const isBetween = (token: Token | undefined): boolean => isSign(token, '-') || has(token, 'to');
export const isAnother = (token: Token | undefined): boolean => isSign(token, ',', '/', '&') || has(token, 'and');

/** The number counts pieces, metres or rupees. */
export const isCounted = ({ tokens }: Caption, number: number): boolean => {
  const next = tokens[number + 1];
  if (has(next, 'currency')) return !isPlain(tokens[isSign(tokens[number + 2], '.') ? number + 3 : number + 2]);
  return has(next, 'piece', 'measure', 'net', 'each') || isSign(next, '/-', '/=');
};

/** `06` after `3401` means 3406: only the changed digits are written. */
function completed(before: string, text: string): string {
  const isShort = /^\d{3,}$/.test(before) && /^\d{2,}$/.test(text) && text.length < before.length;
  const whole = isShort ? before.slice(0, -text.length) + text : text;
  return Number(whole) > Number(before) ? whole : text;
}

/** End of a range that starts with this number, when it is a range of designs. */
export function rangeEnd({ tokens }: Caption, at: number, widest = WIDEST, canBeShort = true): number {
  const [first, last] = [tokens[at], tokens[at + 2]];
  if (!isBetween(tokens[at + 1]) || !isPlain(first) || !isPlain(last)) return -1;
  const text = canBeShort ? completed(first.text, last.text) : last.text;
  const distance = Number(text) - first.value;
  return text.length === first.text.length && distance > 0 && distance < widest ? at + 2 : -1;
}

/** `450A to 450F`: all letters in between, and the position of the last. */
function lettersFrom(caption: Caption, end: number, code: string): { texts: string[]; last: number } | null {
  const last = isBetween(caption.tokens[end + 1]) ? codeEnd(caption, end + 2) : -1;
  const [from, to] = [LETTERED.exec(code), last < 0 ? null : LETTERED.exec(codeText(caption, end + 2, last))];
  if (!from || !to || from[1] !== to[1]) return null;
  const [first, count] = [from[2]?.charCodeAt(0) ?? 0, (to[2]?.charCodeAt(0) ?? 0) - (from[2]?.charCodeAt(0) ?? 0) + 1];
  if (count < 2) return null;
  return { texts: Array.from({ length: count }, (_, step) => `${from[1]}${String.fromCharCode(first + step)}`), last };
}

/** `Design 34` on its own line: not a count when colours are counted next to it. */
function isNameAlone(caption: Caption, label: number, end: number): boolean {
  const { tokens } = caption;
  const value = tokens[end]?.value ?? 0;
  if (end !== label + 1 || !ONE_DESIGN.includes(tokens[label]?.text ?? '') || !isWholeLine(caption, label, end))
    return false;
  const isColour = (token: Token | undefined) => has(token, 'variety') && !has(token, 'design');
  const areColoursCounted = tokens.some((token, index) => isPlain(token) && isColour(tokens[index + 1]));
  return areColoursCounted && value >= LEAST_NAME;
}

/** `101 - 450`: a number separated by spaces is the price; a range is written `101-104`. */
const isPriced = ({ tokens }: Caption, end: number): boolean =>
  isSign(tokens[end + 1], '-') && isPlain(tokens[end + 2]) && !tokens[end + 1]?.glued;

/** `8 design 3200`: a count, followed by the price. */
const isCountOfDesigns = ({ tokens }: Caption, label: number): boolean =>
  isPlain(tokens[label - 1]) &&
  (tokens[label - 1]?.value ?? 0) <= MOST_COUNTED &&
  has(tokens[label], 'variety') &&
  isPlain(tokens[label + 1]) &&
  (!tokens[label + 2] || tokens[label + 2]?.kind === 'break');

/** How a number continues a list: close to the previous one, far from it, or not at all. */
function stepTo(before: string, next: string): 'near' | 'far' | null {
  if (!/^\d/.test(before) || !/^\d/.test(next)) return 'near';
  const distance = Number.parseInt(next) - Number.parseInt(before);
  const isRising = distance > 0 || (distance === 0 && next > before && /[A-Z]$/.test(next));
  if (!isRising || Math.abs(before.length - next.length) > 1) return null;
  return distance <= WIDEST ? 'near' : 'far';
}

/** `Code 8815, 3xl tak`: a size. */
const isOfXl = (tokens: Caption['tokens'], at: number): boolean =>
  /^x+l$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.glued === true;

/** Position of the next number of a list: after a comma or a slash, or directly after. */
function nextDesign(caption: Caption, until: number, before: string, isList: boolean, reach?: number): number {
  const { tokens } = caption;
  if (isAnother(tokens[until + 1])) {
    const next = until + (tokens[until + 2]?.kind === 'break' ? 3 : 2);
    // `Design 6, 6 pcs`
    return has(tokens[next + 1], 'piece') || isOfXl(tokens, next) ? -1 : next;
  }
  if (isList && isNextLine(caption, until, before, reach)) return until + 2;
  if (isList && isSign(tokens[until + 1], '|') && isNear(tokens[until + 2], before)) return until + 2;
  const next = tokens[until + 2];
  const isChain = isPlain(next) && next.text.length === before.length && next.value > Number(before);
  if (isSign(tokens[until + 1], '-') && isPlain(next) && (isChain || completed(before, next.text) !== next.text))
    return until + 2;
  const end = isPlain(tokens[until + 1]) ? codeEnd(caption, until + 1) : -1;
  if (isList && end >= 0 && !isCounted(caption, end) && /^\d/.test(before))
    return stepTo(before, codeText(caption, until + 1, end)) === 'near' ? until + 1 : -1;
  const isCode = tokens[until + 1]?.kind === 'word' && tokens[until]?.glued && codeEnd(caption, until + 1) > until + 1;
  return isCode ? until + 1 : -1;
}

/**
 * The numbers after one label are a single finding, never only the first of a list. Next to other labels of the kind, a
 * short number is a name too.
 */
export function designsAt(caption: Caption, label: number, isOneOfSeveral = false, isTold = false): Candidate[] {
  const { tokens } = caption;
  if (has(tokens[label - 1], 'place') || isCountOfDesigns(caption, label)) return [];
  const texts: string[] = [];
  let [until, before, isDoubtful] = [-1, '', false];
  let far: { until: number; count: number } | null = null;
  const beside = skip(caption, label + 1, isJoint);
  const text = tokens[label]?.text ?? '';
  const saysNumber =
    isTold ||
    SAYS_NUMBER.test(text) ||
    tokens.slice(label, beside).some((token) => has(token, 'number') || isSign(token, '#'));
  const isList = saysNumber || LIST_LABEL.test(text);
  const below = isList ? firstBelow(caption, beside) : undefined;
  let from = below?.from ?? beside;
  for (let end = codeEnd(caption, from); end >= 0; end = codeEnd(caption, from)) {
    const code = completed(before, codeText(caption, from, end));
    const isShort = !isOneOfSeveral && texts.length === 0 && !saysNumber && end === from && code.length < 3;
    const isCount = !isNameAlone(caption, label, end) && (Number(code) <= MOST_COUNTED || !isBorder(caption, end + 1));
    if (isShort && isCount && nextDesign(caption, end, code, isList) < 0) break;
    if (isCounted(caption, end) || isSign(tokens[end + 1], '+')) break;
    if (isOneOfSeveral && isPriced(caption, end)) {
      [until, before] = [end, code];
      texts.push(code);
      break;
    }
    const step = texts.length === 0 ? 'near' : stepTo(before, code);
    isDoubtful ||= step === null;
    if (step === null) break;
    if (step === 'far') far ??= { until, count: texts.length };
    const letters = lettersFrom(caption, end, code);
    const last = rangeEnd(caption, from);
    until = letters?.last ?? Math.max(end, last);
    before = last > 0 ? completed(code, tokens[last]?.text ?? '') : code;
    texts.push(...(letters?.texts ?? [code + (last > 0 ? `-${before}` : '')]));
    if (letters) before = letters.texts.at(-1) ?? code;
    isDoubtful ||= !letters && last < 0 && isBetween(tokens[end + 1]) && isPlain(tokens[end + 2]);
    from = nextDesign(caption, until, before, isList, below?.reach);
    if (from < 0) break;
  }
  if (texts.length === 0) return [];
  isDoubtful ||= texts.length > 1 && has(tokens[until + 1], 'gone');
  const isApart = far !== null && texts.length < LONG_LIST;
  const [last, count] = far && isApart ? [far.until, far.count] : [until, texts.length];
  claim(caption, label, last, 'name');
  const value = texts.slice(0, count).join(', ');
  return [candidate(caption, [label, last], 'designNumber', value, isDoubtful || isApart)];
}
