import { WITHIN } from './amount-doubts';
import { ONLY } from './bare-numbers';
import { namesParts } from './goods-parts';
import { type Candidate, candidate, type Caption, claim, has, isBorder, isNumber, isSign } from './caption';
import { isAloneOnLine } from './size-rows';
import { fewInWords } from './number-words';
import { shareOf } from './set-totals';
import { isOffered, isTalked, leastShare, mayBeParts } from './sum-doubts';
import { type Token } from './tokens';
import { type Term } from './words';

const COMBOS = ['combo', 'combos', 'कॉम्बो', 'कोम्बो', 'કોમ્બો', 'કૉમ્બો'];
const BLOUSES = ['blouse', 'blouses', 'blause', 'blouz', 'ब्लाउज', 'બ્લાઉઝ'];
/** `Mother daughter combo`: two kinds of goods. */
const SORTS = ['mother', 'daughter', 'couple', 'family', 'मदर', 'डॉटर', 'मां', 'बेटी', 'કપલ', 'મધર', 'ડોટર'];
const PIECES = { least: 2, leastSet: 4, most: 12, mostUnsaid: 6 };
/** `5 saree bechi`: a past sale is not an offer. */
const SOLD = /^(bech|bik|kharid|बेच|बिक|खरीद|વેચ|ખરીદ)/u;
/** In rupees: smaller numbers are counts. */
const LEAST = 50;
/** A single piece costs at most this many times its share of a combo. */
const MOST_DEARER = 1.5;
/** For other money, for one piece each, or for a choice. */
const NEVER: readonly Term[] = [
  'talk',
  'aside',
  'elsewhere',
  'apartBehind',
  'former',
  'discount',
  'rate',
  'each',
  'single',
  'minimum',
  'more',
  'ifTaken',
  'fewer',
  'stock',
  'gone',
  'variety',
  'measure',
];

/** Range of a line, excluding its break. */
function lineAt({ tokens }: Caption, at: number): [number, number] {
  let [from, end] = [at, at];
  while (from > 0 && tokens[from - 1]?.kind !== 'break') from -= 1;
  while (tokens[end] && tokens[end]?.kind !== 'break') end += 1;
  return [from, end];
}

const isCombo = (token: Token | undefined): boolean => has(token, 'notByPiece') && COMBOS.includes(token?.text ?? '');

/** Skips the signs of an amount in one direction. */
const pastMoney = ({ tokens }: Caption, at: number, step: 1 | -1): number =>
  isSign(tokens[at], '/-', '/=') || has(tokens[at], 'currency') ? at + step : at;

/** `999 me 3 pc nighty`, `3 pc 999 me`: the total price right next to its count. */
function isOfSum(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  const isIn = (at: number) => WITHIN.includes(tokens[at]?.text ?? '');
  if (!has(tokens[index + 1], 'piece')) return false;
  if (isIn(index - 1) && isNumber(tokens[pastMoney(caption, index - 2, -1)]))
    return has(tokens[index + 2], 'goods') || isBorder(caption, index + 2);
  const amount = pastMoney(caption, index + 2, 1);
  return isNumber(tokens[amount]) && isIn(pastMoney(caption, amount + 1, 1));
}

/** Number of goods counted at a position, and the end of its words: `3 sarees`, `तीन साड़ी`, `combo of 5`. */
function countAt(caption: Caption, index: number): { count: number; last: number } | null {
  const { tokens, claims } = caption;
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const text = token?.text ?? '';
  const count = isNumber(token) ? token.value : fewInWords(text);
  if (claims.has(index) || count < PIECES.least || count > PIECES.most || count % 1 !== 0) return null;
  if (has(next, 'goods')) return has(tokens[index + 2], 'free') ? null : { count, last: index + 1 };
  if (!isNumber(token) || namesParts(caption)) return null;
  const isUnit = has(next, 'piece');
  // `2 pc combo`
  const isBefore =
    isUnit && [index + 2, has(tokens[index + 2], 'filler') ? index + 3 : -1].some((at) => isCombo(tokens[at]));
  const isOf = isCombo(before) || (has(before, 'filler') && isCombo(tokens[index - 2]));
  const isEnd = !next || next.kind === 'break' || has(next, 'currency') || isSign(next, '=', ':', '-');
  if (isOfSum(caption, index)) return { count, last: has(tokens[index + 2], 'goods') ? index + 2 : index + 1 };
  return isBefore || (isOf && (isUnit || isEnd)) ? { count, last: isUnit ? index + 1 : index } : null;
}

/** The only amount of a line besides the count; -1 for none or several. */
function amountOf({ tokens, claims }: Caption, [from, end]: readonly [number, number], count: number): number {
  const numbers = Array.from({ length: end - from }, (_, step) => from + step).filter(
    (at) => at !== count && isNumber(tokens[at]),
  );
  const [at] = numbers;
  const isOne = numbers.length === 1 && at !== undefined && !claims.has(at) && !tokens[at]?.crossed;
  return isOne && (tokens[at]?.value ?? 0) >= LEAST && !isSign(tokens[at + 1], '%', '+') ? at : -1;
}

/** Whether a line mentions no other money; free shipping costs nothing. */
function isOfGoods({ tokens }: Caption, [from, end]: readonly [number, number]): boolean {
  const line = tokens.slice(from, end);
  const isFree = line.some((token) => has(token, 'free', 'freeShipping'));
  return !line.some(
    (token) =>
      has(token, ...NEVER) || SOLD.test(token.text) || (has(token, 'shipping') && !isFree) || isSign(token, '@', '?'),
  );
}

const isGoods = (token: Token): boolean => has(token, 'goods', 'outfit');

const singular = (word: string): string => word.replace(/s$/, '');

/**
 * `Saree with 2 blouse`, `kurti pant, 2 kurti`: names other goods that belong to it; elsewhere a blouse is part of a
 * saree.
 */
function namesOthers({ tokens }: Caption, counted: Token | undefined, [from, end]: readonly [number, number]): boolean {
  // `Saree 3 pc combo`: the goods themselves.
  if (!has(counted, 'goods'))
    return (
      new Set(
        tokens
          .slice(from, end)
          .filter(isGoods)
          .map(({ text }) => singular(text)),
      ).size > 1
    );
  return tokens.some(
    (token, index) =>
      isGoods(token) &&
      singular(token.text) !== singular(counted?.text ?? '') &&
      ((index >= from && index < end) || !BLOUSES.includes(token.text)),
  );
}

/** Whether a comma or similar separates two positions. */
const isParted = (caption: Caption, one: number, other: number): boolean =>
  Array.from({ length: Math.abs(one - other) }, (_, step) => Math.min(one, other) + step).some((at) =>
    isBorder(caption, at),
  );

/**
 * `Sirf 1050`, `1050 only`, `1050 me`: words that touch the amount; before a count `only` refers to the remaining
 * stock.
 */
function isOnlyFor({ tokens }: Caption, at: number): boolean {
  const before = tokens[has(tokens[at - 1], 'currency') ? at - 2 : at - 1]?.text ?? '';
  const after = tokens[isSign(tokens[at + 1], '/-') || has(tokens[at + 1], 'currency') ? at + 2 : at + 1]?.text ?? '';
  return ONLY.includes(before) || ONLY.includes(after) || WITHIN.includes(after);
}

/** The line below, when it contains only the price of the combo above: `1250 ka set`. */
function sumBelow(caption: Caption, end: number): number {
  const line = lineAt(caption, end + 1);
  const at = amountOf(caption, line, -1);
  if (at < 0 || !isOfGoods(caption, line)) return -1;
  const isNamed = caption.tokens
    .slice(...line)
    .some((token) => has(token, 'set', 'currency') || isCombo(token) || isSign(token, '/-'));
  return isNamed || isAloneOnLine(caption, at, at) ? at : -1;
}

/** `₹380`, and below it `combo 2 pc 700`: the single price is given, slightly higher than in the combo. */
const hasRateAbove = ({ tokens, claims }: Caption, from: number, share: number): boolean =>
  tokens.some(
    (token, at) =>
      at < from &&
      isNumber(token) &&
      !claims.has(at) &&
      token.value > share &&
      token.value <= share * MOST_DEARER &&
      (has(tokens[at - 1], 'currency', 'rate') || isSign(tokens[at + 1], '/-') || has(tokens[at + 1], 'currency')),
  );

/** `Combo offer 3 sarees 999`, `तीन साड़ी सिर्फ 1050`: each costs its share of the single total. */
export function readSums(caption: Caption): Candidate[] {
  const { tokens } = caption;
  if (tokens.some(({ text }) => SORTS.includes(text))) return [];
  const counts = new Set<number>();
  const found = tokens.flatMap((_, index) => {
    const counted = countAt(caption, index);
    if (!counted) return [];
    const line = lineAt(caption, index);
    const words = tokens.slice(...line);
    if (words.some(isCombo)) counts.add(counted.count);
    if (!isOfGoods(caption, line) || namesOthers(caption, tokens[counted.last], line)) return [];
    if (mayBeParts(caption, index, tokens[counted.last])) return [];
    const isSaid = words.some(isCombo);
    const beside = amountOf(caption, line, index);
    const at =
      beside < 0 && isSaid && !words.some((token) => isNumber(token) && token.value >= LEAST)
        ? sumBelow(caption, line[1])
        : beside;
    if (at < 0) return [];
    const isOnly = isOffered(words) || isOnlyFor(caption, at);
    if (!isSaid && (!isOnly || counted.count > PIECES.mostUnsaid || isParted(caption, index, at))) return [];
    const share = shareOf({ paise: (tokens[at]?.value ?? 0) * 100 }, counted.count);
    if (isTalked(caption, [index, at, counted.last], [line[0], Math.max(line[1], lineAt(caption, at)[1])], isSaid))
      return [];
    if (!share?.isSure || share.paise < leastShare(caption, isSaid) * 100 || (!isSaid && share.paise % 100 !== 0))
      return [];
    const isBelowRate = isSaid && hasRateAbove(caption, line[0], share.paise / 100);
    claim(caption, Math.min(index, at), Math.max(counted.last, at), 'formula');
    for (let place = line[0]; place < line[1]; place += 1)
      if (isCombo(tokens[place])) claim(caption, place, place, isBelowRate ? 'step' : 'formula');
    const pieces = candidate(caption, [index, counted.last], 'pieces', counted.count);
    if (isBelowRate) return counted.count < PIECES.leastSet ? [] : [pieces];
    return [candidate(caption, [at, at], 'rate', share.paise), pieces];
  });
  // `Combo of 3 kurti 999`, and another of 5: it is unclear which one is bought.
  return counts.size > 1 ? found.map((one) => ({ ...one, doubtful: true })) : found;
}
