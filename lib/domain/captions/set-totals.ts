import { isPriceOfAll } from './amount-doubts';
import { type Amount } from './amounts';
import { type Caption, has, isSign } from './caption';
import { namesDear, namesParts, namesSuit, takesOthers } from './goods-parts';
import { isWholeLine } from './size-rows';
import { isTotalByOthers } from './totals-of-sets';
import { isForSetOfSizes, isLotTotal } from './lot-totals';

/** In rupees: a piece costs at least this much, so that what is less than its share is no total. */
const LEAST_SHARE = 25;
/** A set that costs little more than a single piece is a slip of the pen, not a total. */
const LEAST_TIMES = 1.5;
/** In rupees: a bundle, packet or box of so many pieces has cheap ones in it. */
const BUNDLE = { pieces: 4, least: 600, share: 60 };
/** In rupees: no suit or gown of a bundle costs less. */
const LEAST_DEAR = 120;
/** The same, where a total is spoken of: `कुल 6 पीस ₹2,715`. */
const TOTAL = { least: 1500, share: 200 };
/** The same, of what is said to be the set's. */
const OF_ALL = { least: 1000, share: 150 };
/** In rupees, a share of what stands right behind the set is at least this. */
const LEAST_EACH = 100;
/** The same where no set is named, at most. */
const MOST_EACH = 1000;
/** In rupees: a share that is no whole sum and less than this is none, the amount is what each costs. */
const MOST_ODD = 300;
/** How many pieces the set has, and how many sizes the caption names. */
interface Counts {
  pieces: number;
  sizes: number;
}
/** So many pieces, and in rupees the most that one pair of cheap trousers costs. */
const MANY = 6;
const MOST_CHEAP = 300;
/** What a full catalog has and costs at least. */
const FULL = { pieces: 6, least: 3000, words: /^(full|pura|poora|complete)( (set|catalog|catalogue|catlog))?$/ };
const SET = ['set', 'सेट', 'સેટ'];
const ONE = ['ek', 'एक', 'એક', 'per'];
const OF_SET = ['ka', 'ke', 'ki', 'na', 'no', 'का', 'के', 'ના', 'નો'];
const OF_SET_IN_ONE = ['સેટના', 'સેટનો'];
/** In paise: sellers share out by whole and half rupees. */
const STEP = 50;

/** A word that makes a price one of all pieces stands on its line or on the line before. */
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

/** `पैकेट 1,980`, twelve in it: what so many cost together where they are sold as one. */
const isPriceOfBundle = (caption: Caption, { at, paise }: Amount, pieces: number): boolean =>
  pieces >= BUNDLE.pieces &&
  paise >= BUNDLE.least * 100 &&
  paise / pieces >= BUNDLE.share * 100 &&
  (paise / pieces) % STEP === 0 &&
  !(namesDear(caption) && paise / pieces < LEAST_DEAR * 100) &&
  (speaksOf(caption, at, 'bundle') ||
    (paise >= TOTAL.least * 100 && paise / pieces >= TOTAL.share * 100 && speaksOf(caption, at, 'total')));

/** `₹150 pack`, six in it: the word right behind names what the amount buys. */
const isOfPack = ({ tokens }: Caption, at: number): boolean =>
  has(tokens[isSign(tokens[at + 1], '/-') ? at + 2 : at + 1], 'bundle');

/** `Kurti pant dupatta 3 pc`: so few are the parts of one. */
const areParts = (caption: Caption, pieces: number): boolean => pieces < BUNDLE.pieces && namesParts(caption);

/** Where the last word before an amount stands, its signs left out. */
function wordBefore(tokens: Caption['tokens'], at: number): number {
  let from = at - 1;
  while (has(tokens[from], 'currency') || isSign(tokens[from], '-', ':', '=', '.')) from -= 1;
  return from;
}

/** `4 pc set 1180`, and of four sizes `4 pc ₹1000`: right behind the count of a set, with no word of a rate. */
function isRightBehind(caption: Caption, { at, paise }: Amount, { pieces, sizes }: Counts): boolean {
  const { tokens, claims } = caption;
  const from = wordBefore(tokens, at);
  if (claims.get(from) !== 'pieces' || has(tokens[at + 1], 'each', 'rate')) return false;
  // `4 pc 1200 ek`
  if (ONE.includes(tokens[at + 1]?.text ?? '')) return false;
  // `Top plazo koti 3 pc set`: its parts.
  if (areParts(caption, pieces) || (pieces < BUNDLE.pieces && pieces !== sizes && tokens.some(takesOthers)))
    return false;
  // No kurti with pant has so many parts.
  let isSet = paise / pieces <= MOST_EACH * 100 && pieces === sizes && pieces >= BUNDLE.pieces && !namesSuit(caption);
  for (let index = from; claims.get(index) === 'pieces'; index -= 1) isSet ||= has(tokens[index], 'set', 'whole');
  return isSet && paise >= OF_ALL.least * 100 && paise / pieces >= LEAST_EACH * 100 && (paise / pieces) % 100 === 0;
}

/** `6 colour ki set, 6 ka 1080`: as many as the set has. */
const isOfSoMany = ({ tokens }: Caption, { at, paise }: Amount, pieces: number): boolean =>
  OF_SET.includes(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.value === pieces && (paise / pieces) % STEP === 0;

/** `Ek set 1000 ka`: one set is named, and four pieces of it elsewhere. */
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

/** `8 pcs catalog @ 1145`: shared out it is no whole sum, so that it is what each costs. */
const isOddShare = ({ tokens }: Caption, at: number, share: number): boolean =>
  share % STEP !== 0 && share < MOST_ODD * 100 && isSign(tokens[at - 1], '@');

/** `385/- (12 designs)`: so little cannot be what all of them cost, nor `185` what four do. */
export const isTooCheap = (caption: Caption, { at, role, paise }: Amount, pieces: number | null): boolean =>
  role === 'set' &&
  pieces !== null &&
  !isOfPack(caption, at) &&
  (isOddShare(caption, at, paise / pieces) ||
    paise / pieces < LEAST_SHARE * 100 ||
    (paise / pieces < BUNDLE.share * 100 && (paise / pieces) % STEP !== 0));

/** `સેટના 1320`, six in it: with no word of a rate between, that is what the set costs. */
const isOfWholeSet = ({ tokens }: Caption, { at, paise }: Amount, pieces: number): boolean => {
  const number = has(tokens[at - 1], 'currency') ? at - 1 : at;
  const isOf = OF_SET.includes(tokens[number - 1]?.text ?? '');
  const isSet =
    OF_SET_IN_ONE.includes(tokens[number - 1]?.text ?? '') || (isOf && SET.includes(tokens[number - 2]?.text ?? ''));
  return isSet && paise >= OF_ALL.least * 100 && paise / pieces >= OF_ALL.share * 100 && (paise / pieces) % STEP === 0;
};

/** Of so many sizes `set 3 pc = 405`, `3 પીસ ના 720`, `400 ka 4 pc`: right beside their count. */
function isSumOfSizes(caption: Caption, { at, paise, role }: Amount, { pieces, sizes }: Counts): boolean {
  const { tokens, claims } = caption;
  const after = tokens[isSign(tokens[at + 1], '/-') || has(tokens[at + 1], 'currency') ? at + 2 : at + 1];
  if (pieces !== sizes || role === 'single' || has(after, 'each', 'piece')) return false;
  // No kurti with pant has four parts.
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

/** `Track pant … 10 pc 1250`: of trousers none costs so much, and ten of them do. */
function isOfManyCheap(caption: Caption, { at, paise, role }: Amount, pieces: number): boolean {
  const { tokens, claims } = caption;
  const share = paise / pieces;
  const isCheap = share >= BUNDLE.share * 100 && share <= MOST_CHEAP * 100 && share % 100 === 0;
  if (pieces < MANY || !isCheap || paise < OF_ALL.least * 100 || role === 'single' || namesSuit(caption)) return false;
  const isEnd = !tokens[at + 1] || tokens[at + 1]?.kind === 'break' || isSign(tokens[at + 1], '/-');
  return isEnd && claims.get(wordBefore(tokens, at)) === 'pieces' && tokens.some((token) => has(token, 'trousers'));
}

/** `Full catalog 12 pcs`, and below it nothing but `6600/-`: what all of them cost. */
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

/** Whether an amount is what all pieces of the set cost together; `others` are the rest of the caption. */
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

/** A share of a total, in paise; sure where all pieces can cost the same. */
export function shareOf(
  { paise }: Pick<Amount, 'paise'>,
  pieces: number | null,
): { paise: number; isSure: boolean } | null {
  if (pieces === null || pieces < 2) return null;
  const share = paise / pieces;
  return share >= LEAST_SHARE * 100 ? { paise: Math.round(share), isSure: share % STEP === 0 } : null;
}
