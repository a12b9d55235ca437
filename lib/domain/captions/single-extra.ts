import { type Candidate, candidate, type Caption, claim, has, isBorder, isNumber, isSign, skip } from './caption';
import { type Token } from './tokens';
import { type Term } from './words';

/**
 * Surcharge for a single piece over a piece of the set, and the position of its word; the resulting rate is not written
 * out.
 */
export interface SingleExtra {
  paise: number;
  from: number;
}

/** In rupees. */
const MORE = { least: 5, most: 250 };
/** It is at least this share of the rate; of a total for all pieces it would be less. */
const LEAST_SHARE = 1 / 50;
const REACH = 4;
const CHARGED: readonly Term[] = ['shipping', 'gst'];
/** `30 extra jud gaya`: the given amount already includes it. */
const ADDED = /^(jud|jod|jud(a|i|ke)|jod(a|i|kar|ke)|add|added|laga|lagake|lagakar|जुड़ा?|जोड़ा|जोड़कर|ઉમેરી|ઉમેરીને)$/u;
/** In rupees: for a set of several pieces, such an amount may be the total. */
const LEAST_TOTAL = 1000;
const LEAST_EACH = 100;
const MORE_WORDS = ['more', 'plus', 'upar', 'up', 'ऊपर', 'ઉપર'];

/** `Single +50 shipping`, `courier single +50`: a surcharge for shipping or tax, not for the piece. */
function isCharged(caption: Caption, from: number, end: number): boolean {
  const { tokens } = caption;
  const isJoint = (token: Token) => has(token, 'filler', 'charges', 'extra') || isSign(token, ':', '-', '+', '(');
  const behind = skip(caption, end, isJoint);
  const isApart = [behind + 1, behind + 2].some((at) => has(tokens[at], 'free', 'included', 'extra'));
  return (
    has(tokens[skip(caption, from - 1, isJoint, 3, -1)], ...CHARGED) || (has(tokens[behind], ...CHARGED) && !isApart)
  );
}

/** `30 extra include`: nothing is added to the rate. */
function isAdded(caption: Caption, end: number): boolean {
  const { tokens } = caption;
  for (let index = end; !isBorder(caption, index) && !isNumber(tokens[index]); index += 1) {
    if (has(tokens[index], ...CHARGED)) return false;
    if (has(tokens[index], 'included') || ADDED.test(tokens[index]?.text ?? '')) return true;
  }
  return false;
}

/** `Single pe 25 extra`, `single ka +20`, `सिंगल पर 30 ज्यादा`. */
export function readSingleExtra(caption: Caption): SingleExtra | null {
  const { tokens, claims } = caption;
  for (const from of tokens.keys()) {
    if (!has(tokens[from], 'single') || claims.has(from)) continue;
    let at = from + 1;
    const isBetween = (index: number) =>
      has(tokens[index], 'filler', 'taking', 'currency', 'piece', 'ifTaken', 'more') ||
      isSign(tokens[index], '+', ':', '-');
    while (at <= from + REACH && isBetween(at)) at += 1;
    const value = tokens[at]?.value ?? NaN;
    if (!isNumber(tokens[at]) || claims.has(at) || value < MORE.least || value > MORE.most) continue;
    let end = at + 1;
    while (isSign(tokens[end], '/-', '/=', '.') || has(tokens[end], 'currency', 'piece', 'each')) end += 1;
    const isMore = has(tokens[end], 'extra') || MORE_WORDS.includes(tokens[end]?.text ?? '');
    const isPlus = tokens.slice(from + 1, at).some((token) => isSign(token, '+'));
    // `Single pc 50 extra rate 850`: the word may belong to either.
    if ((!isMore && !isPlus) || has(tokens[end + 1], 'rate')) continue;
    if (isCharged(caption, from, end)) continue;
    claim(caption, from, isMore ? end : at, 'step');
    if (isAdded(caption, end)) continue;
    return { paise: value * 100, from };
  }
  return null;
}

/** `Set 1200 (4 pc)`: possibly the total of all pieces. */
const mayBeTotal = (paise: number, counts: readonly number[]): boolean =>
  paise >= LEAST_TOTAL * 100 && counts.some((count) => paise % count === 0 && paise / count >= LEAST_EACH * 100);

/**
 * Rates with a surcharge for single pieces: the given rate is the set rate, unless it may be the price of all `counts`
 * pieces of the set.
 */
export function withSingleExtra(
  caption: Caption,
  rates: Candidate[],
  extra: SingleExtra | null,
  counts: readonly number[],
): Candidate[] {
  const [first, ...more] = rates;
  if (!extra || !first || typeof first.value !== 'number') return rates;
  const isOne = more.every(({ value }) => value === first.value);
  const isPerPiece = extra.paise >= first.value * LEAST_SHARE && extra.paise < first.value / 2;
  const isTold = !first.doubtful || rates.every(({ field }) => field === 'setRate');
  if (!isOne || !isPerPiece || !isTold || (first.doubtful && mayBeTotal(first.value, counts))) return rates;
  return [
    { field: 'setRate', value: first.value, start: first.start, end: first.end },
    candidate(caption, [extra.from, extra.from], 'rate', first.value + extra.paise),
  ];
}
