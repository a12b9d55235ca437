import { hasUnclearPrices } from './amount-doubts';
import { isAddedTo } from './amount-kinds';
import { type Caption, claim, has, isNumber, isOnLineOf, isPlain, isSign } from './caption';
import { LADDER, LETTERS } from './size-letters';
import { areCodes, areQuantities, hasRateOfMany } from './size-quantities';
import { COMPANY_WORDS } from './size-words';
import { type Token } from './tokens';
import { type Term } from './words';

/** Sizes followed by their price: `M-XXL 445`. */
interface Row {
  /** Where the sizes start, and where the amount is. */
  from: number;
  at: number;
  value: number;
  /** Rank of its smallest size. */
  size: number;
  /** `XL tak 450`: smaller sizes have the same price. */
  isUpTo: boolean;
}

/** In rupees: smaller numbers are not prices; without sizes before it, such a number may itself be a size. */
const LEAST = 50;
const LEAST_ALONE = 61;
const REACH = 5;
/** The largest sizes cost at most this many times the price of the smallest. */
const DEAREST = 1.6;
/** In rupees: the surcharge of the next size is below this, and below that share of the rate. */
const MOST_STEP = 100;
const STEP_SHARE = 0.25;
const SPELLED = new Map(COMPANY_WORDS);
const NEVER: readonly Term[] = ['talk', 'former', 'elsewhere', 'listPrice', 'aside', 'set', 'total', 'apartBehind'];
const EVERY = ['har', 'har ek', 'every', 'each', 'per', 'next', 'हर', 'हर एक', 'प्रति', 'દરેક', 'દર', 'પ્રતિ', 'આગળ'];
const RISES = 'badhega, badhegi, badhenge, badhta, badega, badhe, up, plus, बढेगा, बढेगी, बढेंगे, વધશે, વધે, વધારે'.split(', ');

/** Before the smallest letter: `Free size 95, XXL 105`. */
const FREE = -1;

const isJoint = (token: Token | undefined): boolean =>
  isSign(token, '-', ':', '=', '@', '.', '₹', ')') || has(token, 'currency', 'rate', 'filler', 'size');

/** Allowed between two rows of one article: no words for other goods, and no unknown words. */
const isBetween = (token: Token): boolean =>
  token.kind === 'break' ||
  token.kind === 'sign' ||
  has(token, 'currency', 'rate', 'filler', 'size', 'each', 'net', 'and', 'worth');

const sizeOf = ({ tokens }: Caption, index: number): number => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (has(token, 'freeSize') || (has(token, 'size') && has(next, 'free'))) return FREE;
  const letter = LETTERS.get(token?.text ?? '') ?? SPELLED.get(token?.text ?? '');
  if (letter) return LADDER.indexOf(letter);
  if (!isPlain(token)) return NaN;
  const isLarge = LETTERS.get(next?.text ?? '') === 'XL';
  return isLarge ? LADDER.indexOf(token.value === 2 ? 'XXL' : `${token.value}XL`) : token.value;
};

function rowAt(caption: Caption, at: number): Row | null {
  const { tokens, claims } = caption;
  const value = tokens[at]?.value ?? NaN;
  if (!isNumber(tokens[at]) || claims.has(at) || !(value >= LEAST)) return null;
  let index = at - 1;
  const isOfRow = (token: Token | undefined) => isJoint(token) || has(token, 'fewer');
  for (let left = REACH; left > 0 && claims.get(index) !== 'size' && isOfRow(tokens[index]); left -= 1) index -= 1;
  if (claims.get(index) !== 'size') return null;
  const isUpTo = tokens.slice(index + 1, at).some((token) => has(token, 'fewer'));
  while (claims.get(index - 1) === 'size') index -= 1;
  return isOnLineOf(caption, at, NEVER) ? null : { from: index, at, value, size: sizeOf(caption, index), isUpTo };
}

/** Whether a row continues another: larger sizes of the same goods at the same or a higher price. */
const goesOn = ({ tokens, claims }: Caption, before: Row, row: Row): boolean =>
  row.size > before.size &&
  row.value >= before.value &&
  tokens.slice(before.at + 1, row.from).every((token, step) => isBetween(token) || claims.has(before.at + 1 + step));

/** `3XL tak 545, 4XL 5XL me +60`: a surcharge for larger sizes follows. */
const isAddedBehind = (caption: Caption, { at }: Row): boolean =>
  caption.tokens.some((token, index) => {
    if (index <= at || !isNumber(token) || caption.claims.has(index) || !isAddedTo(caption, index)) return false;
    const before = has(caption.tokens[index - 2], 'filler') ? index - 3 : index - 2;
    return caption.claims.get(before) === 'size';
  });

/** `M-XXL 445, 3XL 4XL 475`: all rows of one article. */
function rowsOf(caption: Caption): Row[] {
  const rows: Row[] = [];
  for (const at of caption.tokens.keys()) {
    const row = rowAt(caption, at);
    const before = rows.at(-1);
    if (!row) continue;
    if (before && !goesOn(caption, before, row)) return [];
    rows.push(row);
  }
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && first === last) return isAddedBehind(caption, first) ? rows : [];
  return first && last && last.value > first.value && last.value <= first.value * DEAREST ? rows : [];
}

/** `+10 every size`, `har size 20 rs badhega`: position of the amount by which the price of each size increases. */
function stepAt({ tokens, claims }: Caption, size: number): number {
  if (!has(tokens[size], 'size') || !EVERY.includes(tokens[size - 1]?.text ?? '')) return -1;
  const isMore = (at: number) =>
    isSign(tokens[at - 1], '+') ||
    has(tokens[at - 1], 'extra') ||
    [at + 1, at + 2, at + 3].some((place) => has(tokens[place], 'extra') || RISES.includes(tokens[place]?.text ?? ''));
  for (let at = size + 1; at <= size + REACH && tokens[at] && tokens[at]?.kind !== 'break'; at += 1)
    if (isNumber(tokens[at])) return isMore(at) && !claims.has(at) ? at : -1;
  for (let at = size - 2; at >= size - REACH && tokens[at] && tokens[at]?.kind !== 'break'; at -= 1)
    if (isNumber(tokens[at])) return isSign(tokens[at - 1], '+') && !claims.has(at) ? at : -1;
  return -1;
}

/** Found between the sizes of a list or at both ends of a range. */
const isListed = (token: Token | undefined): boolean =>
  isSign(token, '-', '/', ',', '&', '|', '.') || has(token, 'to', 'and');

/** `20 નો ભાવ 310`: position of the size a price belongs to, or of the price itself. */
function sizeBefore({ tokens, claims }: Caption, at: number): number {
  let index = at - 1;
  while (isJoint(tokens[index]) || has(tokens[index], 'number', 'garment')) index -= 1;
  const isInList = isNumber(tokens[index - 1]) || (isListed(tokens[index - 1]) && isNumber(tokens[index - 2]));
  if (isInList) return at;
  const isSize = isPlain(tokens[index]) && (tokens[index]?.value ?? 0) < LEAST_ALONE && !claims.has(index);
  return isSize && index < at - 1 ? index : at;
}

/**
 * Price of the smallest size, when the surcharge per larger size is given; both numbers are claimed, so that neither is
 * read as a size.
 */
export function readSizeSteps(caption: Caption): number[] {
  const { tokens, claims } = caption;
  for (const size of tokens.keys()) {
    const step = stepAt(caption, size);
    const more = tokens[step]?.value ?? NaN;
    if (step < 0 || more > MOST_STEP) continue;
    const least = Math.max(LEAST_ALONE, more / STEP_SHARE);
    const prices = [...tokens.keys()].filter((at) => {
      const isPrice = at !== step && isNumber(tokens[at]) && (tokens[at]?.value ?? 0) >= least;
      return isPrice && !claims.has(at) && !has(tokens[at + 1], 'piece', 'counted', 'measure');
    });
    const [first] = prices;
    if (first === undefined || prices.length > 1 || isOnLineOf(caption, first, NEVER)) continue;
    claim(caption, Math.min(step, size - 1), Math.max(step, size), 'step');
    claim(caption, sizeBefore(caption, first), first, 'step');
    return [first];
  }
  return [];
}

const isLetter = (size: number): boolean => size < LADDER.length;

/** Whether sizes below those of the first row are named, so its rate is not theirs. */
const hasSmaller = (caption: Caption, first: Row): boolean =>
  caption.tokens.some((_, index) => {
    if (caption.claims.get(index) !== 'size' || index >= first.from) return false;
    const size = sizeOf(caption, index);
    return isLetter(size) === isLetter(first.size) && size < first.size;
  });

/** `Rate 450` above `3XL 480, 4XL 500`: the price of the smaller sizes. */
const hasCheaperAbove = ({ tokens, claims }: Caption, { from, value }: Row): boolean =>
  tokens.some((token, index) => {
    const isBefore = index < from && isNumber(token) && !claims.has(index);
    return isBefore && token.value >= LEAST_ALONE && token.value < value && value <= token.value * DEAREST;
  });

const hasSingle = ({ tokens, claims }: Caption): boolean =>
  tokens.some((token, index) => has(token, 'single') && !claims.has(index));

/**
 * Position of the rate of the smallest sizes: larger ones only carry a surcharge, as with `3XL 50 extra`. All other
 * amounts of such rows are claimed, as are counts or inches in their place. Sizes must be read before.
 */
export function readSizeRates(caption: Caption): number[] {
  const rows = rowsOf(caption);
  const [first] = rows;
  const isOfLarger = first !== undefined && !first.isUpTo && hasSmaller(caption, first);
  if (!first || (isOfLarger && !hasCheaperAbove(caption, first))) return [];
  const places = rows.map(({ at }) => at);
  if (areCodes(caption, places) || hasUnclearPrices(caption)) return [];
  const isOfGoods = !areQuantities(caption, places);
  for (const at of places) claim(caption, at, at, isOfGoods ? 'step' : 'noise');
  if (isOfLarger || !isOfGoods) return [];
  // Next to other kinds of rates, none of them takes precedence.
  return hasSingle(caption) || hasRateOfMany(caption, places) ? places : [first.at];
}
