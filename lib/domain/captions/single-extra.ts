import { type Candidate, candidate, type Caption, claim, has, isNumber, isSign } from './caption';

/** How much more one piece costs than one of the set, and at which word it is said; no digits tell that rate. */
export interface SingleExtra {
  paise: number;
  from: number;
}

/** In rupees. */
const MORE = { least: 5, most: 250 };
/** It is at least this share of the rate; of what all pieces cost together it would be less. */
const LEAST_SHARE = 1 / 50;
const REACH = 4;
const MORE_WORDS = ['more', 'plus', 'upar', 'up', 'ऊपर', 'ઉપર'];

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
    // `Single pc 50 extra rate 850`: the word may speak of either.
    if ((!isMore && !isPlus) || has(tokens[end + 1], 'rate')) continue;
    claim(caption, from, isMore ? end : at, 'step');
    return { paise: value * 100, from };
  }
  return null;
}

/** The rates where one piece costs so much more: what is told is the rate in the set. */
export function withSingleExtra(caption: Caption, rates: Candidate[], extra: SingleExtra | null): Candidate[] {
  const [first, ...more] = rates;
  if (!extra || !first || typeof first.value !== 'number') return rates;
  const isOne = more.every(({ value }) => value === first.value);
  const isPerPiece = extra.paise >= first.value * LEAST_SHARE && extra.paise < first.value / 2;
  const isTold = !first.doubtful || rates.every(({ field }) => field === 'setRate');
  if (!isOne || !isPerPiece || !isTold) return rates;
  return [
    { field: 'setRate', value: first.value, start: first.start, end: first.end },
    candidate(caption, [extra.from, extra.from], 'rate', first.value + extra.paise),
  ];
}
