import { isBetweenAmounts, isOfLargerSize, isProduct, isStruck } from './amount-doubts';
import { isForSeveral, isFree, isInOffer, isInRow } from './amount-neighbours';
import { isStep } from './amount-steps';
import { isFollowedBy, type Role } from './amount-words';
import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { type Mark } from './marks';
import { isCeiling, isTalk } from './talk';
import { type Term } from './words';

/**
 * `open`: it may be the rate. `doubtful`: it may be, and makes all others doubtful too. `apart`: a former price, or one
 * elsewhere. `beside`: a charge, a payment or a total, not a price. `step`: the price from a certain quantity on.
 * `offered`: calculated, and never more than a suggestion.
 */
export type AmountKind = 'open' | 'doubtful' | 'apart' | 'beside' | 'step' | 'offered';

const LEAST = 20;
const MOST = 200_000;
/** In rupees: another number from here on may be a price too. */
const LEAST_OTHER = 50;
/** In rupees. */
const MOST_ADDED = 150;
const REACH = 40;
const SINGLE_REACH = 7;
/** `150 rs any pc`, `any kurti 250`: the customer may choose any; the word does not limit the price. */
export const isAnyGoods = ({ tokens }: Caption, index: number): boolean =>
  tokens[index]?.text === 'any' && has(tokens[index + 1], 'goods', 'piece', 'variety');

/** Whether one of these words belongs to the number: there is no border and no other number in between. */
function speaks(caption: Caption, number: number, step: 1 | -1, terms: readonly Term[], stopsAtRate = false): boolean {
  let left = REACH;
  for (let index = number + step; left > 0; index += step, left -= 1) {
    const isCurrency = has(caption.tokens[index - 1], 'currency') || has(caption.tokens[index], 'currency');
    const isEnd = isBorder(caption, index) && (!isCurrency || caption.tokens[index]?.kind === 'break');
    if (isFree(caption, index) || isEnd) return false;
    if (!caption.claims.has(index) && has(caption.tokens[index], ...terms) && !isAnyGoods(caption, index)) return true;
    if (stopsAtRate && has(caption.tokens[index], 'rate')) left = Math.min(left, 2);
  }
  return false;
}

/** `= 3320`: a total if it is the product or sum of two numbers on the line, otherwise a second opinion. */
export function resultKind({ tokens }: Caption, number: number): AmountKind | null {
  let equals = number - 1;
  while (has(tokens[equals], 'currency') || isSign(tokens[equals], '.')) equals -= 1;
  if (!isSign(tokens[equals], '=')) return null;
  if (
    has(tokens[equals - 1], 'rate', 'single', 'set', 'average') ||
    tokens[equals - 1]?.kind === 'break' ||
    equals === 0
  )
    return null;
  const isOne = has(tokens[equals - 1], 'piece') && tokens[equals - 2]?.value === 1;
  if (isOne) return null;
  const values: number[] = [];
  for (let index = equals - 1; index > equals - REACH && tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (isNumber(tokens[index])) values.push(tokens[index]?.value ?? NaN);
  const total = tokens[number]?.value;
  const isSum = (a: number, b: number) => [a * b, a + b, a * (1 + b / 100), b * (1 + a / 100)].includes(total ?? NaN);
  return values.some((a, place) => values.slice(place + 1).some((b) => isSum(a, b))) ? 'beside' : 'doubtful';
}

const CHARGES: readonly Term[] = ['aside', 'gst', 'shipping', 'minimum', 'extra'];
const DOUBTS: readonly Term[] = ['changing', 'foreign', 'range'];
export const STARTS =
  /^(start(s|ing)?|onwards?|shuru|se (shuru|start)|starting (from|at|rate|price)|शुरू|से शुरू|શરૂ|થી શરૂ)$/u;

/** `1 to 10 yrs, starting 350`: with sizes and a single amount, it is the price of the smallest size. */
export function isStartOfSizes({ tokens, claims }: Caption, number: number): boolean {
  const isBeside = [-3, -2, -1, 1, 2, 3].some((step) => {
    const range = tokens.slice(Math.min(number, number + step), Math.max(number, number + step) + 1);
    return STARTS.test(tokens[number + step]?.text ?? '') && range.every(({ kind }) => kind !== 'break');
  });
  const isAlone = tokens.every(
    (token, at) => at === number || !isNumber(token) || claims.has(at) || token.value < LEAST_OTHER,
  );
  return (
    isBeside &&
    isAlone &&
    tokens.some((token, at) => claims.get(at) === 'size' || (has(token, 'age') && isNumber(tokens[at - 1])))
  );
}

const UNITS: readonly Term[] = ['measure', 'byMeasure'];

/** `Freight 380 alag`, `380 freight`: a charge on top of the goods. */
export function isCharge(caption: Caption, number: number): boolean {
  const before = caption.tokens[has(caption.tokens[number - 1], 'currency') ? number - 2 : number - 1];
  if (before?.text === 'to pay') return true;
  return speaks(caption, number, -1, CHARGES, true) || isFollowedBy(caption, number, CHARGES);
}

/** `₹435 (XXL ₹450)`: the price of one size, in brackets. */
function isOfSize(caption: Caption, number: number): boolean {
  const { tokens, claims } = caption;
  const before = has(tokens[number - 1], 'currency') ? number - 2 : number - 1;
  return claims.get(before) === 'size' && [before - 1, before - 2].some((at) => isSign(tokens[at], '('));
}

/** `4XL 5XL me +60`, `+₹50 for 3XL`: the surcharge for larger sizes. */
export function isAddedTo({ tokens }: Caption, number: number): boolean {
  const sign = has(tokens[number - 1], 'currency') ? number - 2 : number - 1;
  return isSign(tokens[sign], '+') && !isNumber(tokens[sign - 1]) && (tokens[number]?.value ?? Infinity) <= MOST_ADDED;
}

/** `Rate 450 hai kya?`: a question does not state a rate. */
function isAsked({ tokens }: Caption, number: number): boolean {
  let index = number;
  while (tokens[index] && tokens[index]?.kind !== 'break' && !isSign(tokens[index], '?')) index += 1;
  return isSign(tokens[index], '?');
}

/** Kind of the amount here, judged by the words of its clause. */
export function kindOf(caption: Caption, number: number, isStrange: boolean, marks?: ReadonlySet<Mark>): AmountKind {
  const isThousands = has(caption.tokens[number + 1], 'thousand');
  const value = (caption.tokens[number]?.value ?? NaN) * (isThousands ? 1000 : 1);
  const isNow = marks?.has('now') === true;
  const result = isProduct(caption, number) ? 'beside' : resultKind(caption, number);
  if (result) return result;
  if (isTalk(caption, number) || isCeiling(caption, number)) return 'beside';
  if (isCharge(caption, number) || isAddedTo(caption, number) || isOfSize(caption, number)) return 'beside';
  if (isOfLargerSize(caption, number)) return 'beside';
  if (isStep(caption, number)) return 'step';
  if (isAsked(caption, number)) return 'doubtful';
  if (isStruck(caption, number) || (marks?.has('apart') && !isNow)) return 'apart';
  if (speaks(caption, number, -1, ['listPrice'], true) || speaks(caption, number, 1, ['listPrice'])) return 'apart';
  const isDoubtful =
    isStrange ||
    !(value >= LEAST && value <= MOST) ||
    (!isNow &&
      !isStartOfSizes(caption, number) &&
      (speaks(caption, number, -1, DOUBTS) || speaks(caption, number, 1, DOUBTS))) ||
    isInOffer(caption, number, -1) ||
    isInOffer(caption, number, 1) ||
    (!marks && isInRow(caption, number)) ||
    isForSeveral(caption, number) ||
    isBetweenAmounts(caption, number) ||
    speaks(caption, number, -1, UNITS, true);
  return isDoubtful ? 'doubtful' : 'open';
}

/** `दर्जन पर ₹255`, `₹850 combo`: the total price of several pieces sold as one. */
export const isOfSeveral = (caption: Caption, number: number): boolean =>
  speaks(caption, number, -1, ['notByPiece']) || speaks(caption, number, 1, ['notByPiece']);

/** `Total 2400`, `2400 total`: not the price of one piece. */
export const isTotal = (caption: Caption, number: number): boolean =>
  speaks(caption, number, -1, ['total'], true) || isFollowedBy(caption, number, ['total']);

export const isAverage = (caption: Caption, number: number): boolean =>
  speaks(caption, number, -1, ['average']) || isFollowedBy(caption, number, ['average']);

/** `Single bhi mil jayega 450`: the price of one piece, when no word in between contradicts it. */
export function isOfSingle(caption: Caption, number: number): boolean {
  const { tokens } = caption;
  for (let index = number - 1; index >= number - SINGLE_REACH; index -= 1) {
    const token = tokens[index];
    if (has(token, 'single')) return !has(tokens[index + 1], 'variety', 'counted', 'needlework');
    const isOther = isFree(caption, index) || isBorder(caption, index) || caption.claims.has(index);
    if (isOther || has(token, 'negation', 'gone', 'set', 'whole', 'total', 'average', 'rate')) return false;
  }
  return false;
}

/**
 * What an amount applies to; `before` and `after` are the roles given by the adjacent words. `Set of single colour
 * ₹4800`: a set mentioned before an amount may be what it buys.
 */
export function roleOf(caption: Caption, number: number, before: Role, after: Role): Role {
  if (isTotal(caption, number)) return 'total';
  if (isAverage(caption, number)) return 'average';
  if (before !== 'plain') return before;
  if (isOfSingle(caption, number)) return 'single';
  return after === 'plain' && speaks(caption, number, -1, ['set', 'whole'], true) ? 'set' : after;
}
