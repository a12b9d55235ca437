import { isPriceOfAll } from './amount-doubts';
import { type Amount } from './amounts';
import { type Caption, has, isSign } from './caption';
import { namesDear, namesParts, namesSuit, takesOthers } from './goods-parts';
import { isWholeLine } from './size-rows';
import { isTotalByOthers } from './totals-of-sets';
import { isForSetOfSizes, isLotTotal } from './lot-totals';

/** In rupees: minimum price per piece, so an amount with a lower share is not a total. */
const LEAST_SHARE = 25;
/** A set price barely above that of a single piece is a typo, not a total. */
const LEAST_TIMES = 1.5;
/** In rupees: a bundle, packet or box of this many pieces contains cheap ones. */
const BUNDLE = { pieces: 4, least: 600, share: 60 };
/** In rupees: minimum price of a suit or gown in a bundle. */
const LEAST_DEAR = 120;
/** The same, when a total is mentioned: `कुल 6 पीस ₹2,715`. */
const TOTAL = { least: 1500, share: 200 };
/** The same, for an amount assigned to the set. */
const OF_ALL = { least: 1000, share: 150 };
/** In rupees: minimum share per piece of an amount right after the set. */
const LEAST_EACH = 100;
/** Maximum share per piece when no set is named. */
const MOST_EACH = 1000;
/** In rupees: a fractional share below this is not a share; the amount is the price of each piece. */
const MOST_ODD = 300;
/** Number of pieces in the set, and of sizes named in the caption. */
interface Counts {
  pieces: number;
  sizes: number;
}
/** Minimum number of pieces, and in rupees the maximum price of one pair of cheap trousers. */
const MANY = 6;
const MOST_CHEAP = 300;
/** Minimum pieces and price of a full catalog. */
const FULL = { pieces: 6, least: 3000, words: /^(full|pura|poora|complete)( (set|catalog|catalogue|catlog))?$/ };
const SET = ['set', 'सेट', 'સેટ'];
const ONE = ['ek', 'एक', 'એક', 'per'];
const OF_SET = ['ka', 'ke', 'ki', 'na', 'no', 'का', 'के', 'ના', 'નો'];
const OF_SET_IN_ONE = ['સેટના', 'સેટનો'];
/** In paise: sellers divide totals into whole and half rupees. */
const STEP = 50;

/** A word that makes a price apply to all pieces is on its line or the line before. */
function speaksOf({ tokens }: Caption, at: number, ...terms: ('set' | 'whole' | 'total' | 'bundle')[]): boolean {
  let breaks = 0;
  for (let index = at; index >= 0 && breaks < 2; index -= 1) {
    if (tokens[index]?.kind === 'break') breaks += 1;
    else if (has(tokens[index], ...terms)) return true;
  }
  for (let index = at + 1; tokens[index] && tokens[index]?.kind !== 'break'; index += 1)
    if (has(tokens[index], ...terms)) return true;
  return false;
}

/** `पैकेट 1,980`, with twelve inside: the total price of a pack. */
const isPriceOfBundle = (caption: Caption, { at, paise }: Amount, pieces: number): boolean =>
  pieces >= BUNDLE.pieces &&
  paise >= BUNDLE.least * 100 &&
  paise / pieces >= BUNDLE.share * 100 &&
  (paise / pieces) % STEP === 0 &&
  !(namesDear(caption) && paise / pieces < LEAST_DEAR * 100) &&
  (speaksOf(caption, at, 'bundle') ||
    (paise >= TOTAL.least * 100 && paise / pieces >= TOTAL.share * 100 && speaksOf(caption, at, 'total')));

/** `₹150 pack`, with six inside: the word right after names what the amount buys. */
const isOfPack = ({ tokens }: Caption, at: number): boolean =>
  has(tokens[isSign(tokens[at + 1], '/-') ? at + 2 : at + 1], 'bundle');

/** `Kurti pant dupatta 3 pc`: so few are the parts of one outfit. */
const areParts = (caption: Caption, pieces: number): boolean => pieces < BUNDLE.pieces && namesParts(caption);

/** Position of the last word before an amount, ignoring signs. */
function wordBefore(tokens: Caption['tokens'], at: number): number {
  let from = at - 1;
  while (has(tokens[from], 'currency') || isSign(tokens[from], '-', ':', '=', '.')) from -= 1;
  return from;
}

/** `4 pc set 1180`, and for four sizes `4 pc ₹1000`: right after the set's count, without a rate word. */
function isRightBehind(caption: Caption, { at, paise }: Amount, { pieces, sizes }: Counts): boolean {
  const { tokens, claims } = caption;
  const from = wordBefore(tokens, at);
  if (claims.get(from) !== 'pieces' || has(tokens[at + 1], 'each', 'rate')) return false;
  // `4 pc 1200 ek`
  if (ONE.includes(tokens[at + 1]?.text ?? '')) return false;
  // `Top plazo koti 3 pc set`: its parts.
  if (areParts(caption, pieces) || (pieces < BUNDLE.pieces && pieces !== sizes && tokens.some(takesOthers)))
    return false;
  // A kurti with pant never has this many parts.
  let isSet = paise / pieces <= MOST_EACH * 100 && pieces === sizes && pieces >= BUNDLE.pieces && !namesSuit(caption);
  for (let index = from; claims.get(index) === 'pieces'; index -= 1) isSet ||= has(tokens[index], 'set', 'whole');
  return isSet && paise >= OF_ALL.least * 100 && paise / pieces >= LEAST_EACH * 100 && (paise / pieces) % 100 === 0;
}

/** `6 colour ki set, 6 ka 1080`: the same number as the set. */
const isOfSoMany = ({ tokens }: Caption, { at, paise }: Amount, pieces: number): boolean =>
  OF_SET.includes(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.value === pieces && (paise / pieces) % STEP === 0;

/** `Ek set 1000 ka`: one set is named here, and its four pieces elsewhere. */
function isOfOneSet({ tokens }: Caption, { at, paise }: Amount, pieces: number): boolean {
  const from = wordBefore(tokens, at);
  const isOne = tokens[from - 1]?.value === 1 || ONE.includes(tokens[from - 1]?.text ?? '');
  return (
    SET.includes(tokens[from]?.text ?? '') &&
    isOne &&
    paise / pieces >= LEAST_EACH * 100 &&
    (paise / pieces) % STEP === 0
  );
}

/** `4 pcs = 2180`: from a thousand on. */
const isWorkedOut = ({ tokens, claims }: Caption, at: number): boolean =>
  isSign(tokens[at - 1], '=') && claims.get(at - 2) === 'pieces' && (tokens[at]?.value ?? 0) >= OF_ALL.least;

/** `8 pcs catalog @ 1145`: the share is fractional, so it is the price of each piece. */
const isOddShare = ({ tokens }: Caption, at: number, share: number): boolean =>
  share % STEP !== 0 && share < MOST_ODD * 100 && isSign(tokens[at - 1], '@');

/** `385/- (12 designs)`: too low to be the price of all of them, as `185` is for four. */
export const isTooCheap = (caption: Caption, { at, role, paise }: Amount, pieces: number | null): boolean =>
  role === 'set' &&
  pieces !== null &&
  !isOfPack(caption, at) &&
  (isOddShare(caption, at, paise / pieces) ||
    paise / pieces < LEAST_SHARE * 100 ||
    (paise / pieces < BUNDLE.share * 100 && (paise / pieces) % STEP !== 0));

/** `સેટના 1320`, with six inside: without a rate word in between, it is the price of the set. */
const isOfWholeSet = ({ tokens }: Caption, { at, paise }: Amount, pieces: number): boolean => {
  const number = has(tokens[at - 1], 'currency') ? at - 1 : at;
  const isOf = OF_SET.includes(tokens[number - 1]?.text ?? '');
  const isSet =
    OF_SET_IN_ONE.includes(tokens[number - 1]?.text ?? '') || (isOf && SET.includes(tokens[number - 2]?.text ?? ''));
  return isSet && paise >= OF_ALL.least * 100 && paise / pieces >= OF_ALL.share * 100 && (paise / pieces) % STEP === 0;
};

/** With as many sizes, `set 3 pc = 405`, `3 પીસ ના 720`, `400 ka 4 pc`: right next to their count. */
function isSumOfSizes(caption: Caption, { at, paise, role }: Amount, { pieces, sizes }: Counts): boolean {
  const { tokens, claims } = caption;
  const after = tokens[isSign(tokens[at + 1], '/-') || has(tokens[at + 1], 'currency') ? at + 2 : at + 1];
  if (pieces !== sizes || role === 'single' || has(after, 'each', 'piece')) return false;
  // A kurti with pant never has four parts.
  const number = has(tokens[at - 1], 'currency') ? at - 1 : at;
  const isEqual = isSign(tokens[number - 1], '=') && pieces >= BUNDLE.pieces && paise / pieces >= LEAST_DEAR * 100;
  if (areParts(caption, pieces) || (namesSuit(caption) && !isEqual)) return false;
  const isBefore =
    (isSign(tokens[number - 1], '=') || OF_SET.includes(tokens[number - 1]?.text ?? '')) &&
    claims.get(number - 2) === 'pieces';
  const isBehind = OF_SET.includes(tokens[at + 1]?.text ?? '') && claims.get(at + 2) === 'pieces';
  const share = paise / pieces;
  return (isBefore || isBehind) && share >= BUNDLE.share * 100 && share % STEP === 0;
}

/** `Track pant … 10 pc 1250`: too much for one pair of trousers, plausible for ten. */
function isOfManyCheap(caption: Caption, { at, paise, role }: Amount, pieces: number): boolean {
  const { tokens, claims } = caption;
  const share = paise / pieces;
  const isCheap = share >= BUNDLE.share * 100 && share <= MOST_CHEAP * 100 && share % 100 === 0;
  if (pieces < MANY || !isCheap || paise < OF_ALL.least * 100 || role === 'single' || namesSuit(caption)) return false;
  const isEnd = !tokens[at + 1] || tokens[at + 1]?.kind === 'break' || isSign(tokens[at + 1], '/-');
  return isEnd && claims.get(wordBefore(tokens, at)) === 'pieces' && tokens.some((token) => has(token, 'trousers'));
}

/** `Full catalog 12 pcs`, with only `6600/-` below it: the price of all pieces. */
function isBelowCatalog(caption: Caption, { at, paise }: Amount, pieces: number): boolean {
  const { tokens, claims } = caption;
  const isLine = isWholeLine(caption, at, isSign(tokens[at + 1], '/-') ? at + 1 : at);
  const above = has(tokens[at - 1], 'currency') ? at - 2 : at - 1;
  if (!isLine || tokens[above]?.kind !== 'break' || pieces < FULL.pieces || namesDear(caption)) return false;
  let isFull = false;
  for (let index = above - 1; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1) {
    if (has(tokens[index], 'rate')) return false;
    isFull ||= FULL.words.test(tokens[index]?.text ?? '');
  }
  return isFull && claims.get(above - 1) === 'pieces' && paise >= FULL.least * 100 && isPriceOfAll(paise / 100, pieces);
}

/** Whether an amount is the price of all pieces of the set; `others` are the remaining amounts of the caption. */
export function isSetTotal(
  caption: Caption,
  amount: Amount,
  { pieces, sizes }: { pieces: number | null; sizes: number },
  single: number | null,
  others: readonly Amount[],
): boolean {
  if (amount.role === 'total') return !amount.isEach;
  if (pieces !== null && others.some(({ paise }) => paise * pieces === amount.paise)) return true;
  if (pieces !== null && isOfSoMany(caption, amount, pieces)) return true;
  if (pieces !== null && single === null && isSumOfSizes(caption, amount, { pieces, sizes })) return true;
  if (pieces !== null && isTotalByOthers(caption, amount, { pieces, sizes }, others)) return true;
  if (pieces !== null && isOfManyCheap(caption, amount, pieces)) return true;
  if (pieces !== null && isBelowCatalog(caption, amount, pieces)) return true;
  if (pieces !== null && isLotTotal(caption, amount.at, amount.paise, pieces)) return true;
  if (pieces === sizes && single === null && isForSetOfSizes(caption, amount.at, amount.paise, sizes)) return true;
  if (amount.isEach || amount.role !== 'set') return false;
  if (single !== null) return amount.paise >= single * LEAST_TIMES;
  if (pieces === null) return false;
  if (isRightBehind(caption, amount, { pieces, sizes }) || isOfOneSet(caption, amount, pieces)) return true;
  if (isWorkedOut(caption, amount.at) && !areParts(caption, pieces) && (amount.paise / pieces) % STEP === 0)
    return true;
  const isTooDear = namesDear(caption) && amount.paise / pieces < LEAST_DEAR * 100;
  if (isOfPack(caption, amount.at) && !isTooDear && (amount.paise / pieces) % STEP === 0) return true;
  const isShared = isPriceOfAll(amount.paise / 100, pieces) && speaksOf(caption, amount.at, 'set', 'whole', 'total');
  return isShared || isPriceOfBundle(caption, amount, pieces) || isOfWholeSet(caption, amount, pieces);
}

/** Share per piece of a total, in paise; certain when all pieces may cost the same. */
export function shareOf(
  { paise }: Pick<Amount, 'paise'>,
  pieces: number | null,
): { paise: number; isSure: boolean } | null {
  if (pieces === null || pieces < 2) return null;
  const share = paise / pieces;
  return share >= LEAST_SHARE * 100 ? { paise: Math.round(share), isSure: share % STEP === 0 } : null;
}
