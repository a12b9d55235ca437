import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { namesParts } from './goods-parts';
import { fewInWords } from './number-words';

const REACH = 40;
const FEW = 25;
/** Kurti, trousers and dupatta. */
const MOST_PARTS = 3;
const NEAR = 4;
const NEAR_GOODS = 6;
const FOR = ['for', 'me', 'mein', 'ma', 'में', 'માં'];
/** `400 ka 4 pc`: what four cost. */
const OF = ['ka', 'ke', 'ki', 'का', 'के', 'की', 'ના', 'ની'];

/** Whether there is a number here that has no meaning assigned yet. */
export const isFree = ({ tokens, claims }: Caption, index: number): boolean =>
  isNumber(tokens[index]) && !claims.has(index);

/** Whether there is an offer such as `1+1` in this direction, without a border in between. */
export const isInOffer = (caption: Caption, number: number, step: 1 | -1): boolean => {
  for (let index = number + step, left = REACH; left > 0 && !isBorder(caption, index); index += step, left -= 1)
    if (caption.claims.get(index) === 'offer') return true;
  return false;
};

/** `650 + 5%`, `650 + 33 gst`: an addition to the previous number. */
const isOnTop = ({ tokens }: Caption, number: number): boolean =>
  isSign(tokens[number - 1], '+') &&
  (isSign(tokens[number + 1], '%') || has(tokens[number + 1], 'gst', 'shipping', 'aside', 'extra'));

/** One of several numbers in a row: `650/700`, `550 to 750`, `4 15`. */
export function isInRow(caption: Caption, number: number): boolean {
  const { tokens } = caption;
  const joins = (index: number) =>
    isSign(tokens[index], '-', '/', '&', '+') ||
    has(tokens[index], 'to', 'and') ||
    (isSign(tokens[index], ',') && tokens[index]?.glued && tokens[index + 1]?.glued);
  const past = (index: number, step: 1 | -1) => {
    let at = index + step;
    while (has(tokens[at], 'currency', 'net') || isSign(tokens[at], '/-', '.')) at += step;
    return at;
  };
  return ([1, -1] as const).some((step) => {
    const next = past(number, step);
    if (isFree(caption, next)) return next === number + step;
    return joins(next) && isFree(caption, past(next, step)) && !isOnTop(caption, past(next, step));
  });
}

/** `Kurti 3 pc @ 610`: the parts of one suit. */
const isParts = ({ tokens }: Caption, at: number): boolean =>
  (tokens[at]?.value ?? 0) <= MOST_PARTS && has(tokens[at + 1], 'piece') && has(tokens[at - 1], 'goods', 'outfit');

/** `Set 3 pc = 405`, `400 ka 4 pc`: possibly the price of several pieces. */
export function isOfCounted({ tokens }: Caption, number: number): boolean {
  const isMany = (at: number) => (tokens[at]?.value ?? 0) > 1 && (tokens[at]?.value ?? 0) <= FEW;
  const isEqual = isSign(tokens[number - 1], '=') && has(tokens[number - 2], 'piece') && isMany(number - 3);
  const isFor = OF.includes(tokens[number + 1]?.text ?? '') && isMany(number + 2) && has(tokens[number + 3], 'piece');
  // `3 pc ka 900`
  const isOf = OF.includes(tokens[number - 1]?.text ?? '') && has(tokens[number - 2], 'piece') && isMany(number - 3);
  return isEqual || isOf || (isFor && !has(tokens[number + 4], 'set', 'whole'));
}

/** `तीन साड़ी 1050`, `2 pc saree 999 me`, `999 me 2 saree`: counted goods next to the number. */
export function isOfFewGoods(caption: Caption, number: number): boolean {
  const { tokens } = caption;
  const isFewAt = (at: number) => {
    const token = tokens[at];
    const count = token?.kind === 'number' ? token.value : fewInWords(token?.text ?? '');
    const of = has(tokens[at + 1], 'piece') ? at + 2 : at + 1;
    return count >= 2 && count <= FEW && has(tokens[of], 'goods');
  };
  if (!namesParts(caption)) {
    if (FOR.includes(tokens[number + 1]?.text ?? '') && isFewAt(number + 2)) return true;
    if (FOR.includes(tokens[number + 1]?.text ?? '') && has(tokens[number - 2], 'piece') && isFewAt(number - 3))
      return true;
  }
  for (let index = number - 1; index >= number - NEAR_GOODS && !isBorder(caption, index); index -= 1) {
    const count = isFree(caption, index) ? (tokens[index]?.value ?? 0) : fewInWords(tokens[index]?.text ?? '');
    if (count >= 2 && count <= FEW && has(tokens[index + 1], 'goods')) return true;
  }
  return false;
}

/** `Any 3 @ 999`, `3 saree ₹999`, `₹999 for 3`: the price of several pieces together. */
export function isForSeveral(caption: Caption, number: number): boolean {
  const { tokens } = caption;
  const isFew = (index: number) =>
    isFree(caption, index) &&
    (tokens[index]?.value ?? 0) >= 2 &&
    (tokens[index]?.value ?? 0) <= FEW &&
    tokens[index + 1]?.text !== 'xl';
  let after = number + 1;
  while (isSign(tokens[after], '/-', '/=') || has(tokens[after], 'currency', 'net')) after += 1;
  const isFewInWords = (index: number) =>
    fewInWords(tokens[index]?.text ?? '') > 0 && has(tokens[index + 1], 'goods', 'piece');
  // `1000 me 4 pc legging`
  const isFewPieces = (index: number) =>
    caption.claims.get(index) === 'pieces' &&
    isNumber(tokens[index]) &&
    tokens[index].value <= FEW &&
    !has(tokens[index + 2], 'set', 'whole') &&
    !namesParts(caption);
  if (FOR.includes(tokens[after]?.text ?? '') && [isFew, isFewInWords, isFewPieces].some((isOne) => isOne(after + 1)))
    return true;
  for (let index = number - 1; index >= number - NEAR && !isBorder(caption, index); index -= 1)
    if (isFew(index) && !isParts(caption, index)) return !has(tokens[index + 1], 'fewer');
    else if (isFewInWords(index)) return true;
  return false;
}
