import { WITHIN } from './amount-doubts';
import { isSaree } from './goods-parts';
import { type Caption, has, isBorder, isNumber, isPlain, isSign } from './caption';
import { type Term } from './words';

/** What an amount applies to, judged by the adjacent words. */
export type Role = 'plain' | 'single' | 'set' | 'total' | 'average';

/** What the words adjacent to a number say about it. */
export interface Touch {
  /** They make it an amount of money. */
  isAmount: boolean;
  /** They say “rate” before the number. */
  isRate: boolean;
  role: Role;
  isEach: boolean;
  /** By the metre, by the kilo, or glued to meaningless letters. */
  isStrange: boolean;
}

const REACH = 9;
/** In rupees: `Full set 5 pcs 3475` is money even without a word for it. */
const LEAST_TOTAL = 1000;
/** In rupees: `8 पीस के सेट का भाव ₹4,800` is the price of the set. */
const LEAST_OF_ALL = 1500;
const LEAST_SET = 4;
/** In rupees: another number from here on may be a price too. */
const LEAST_OTHER = 60;
const ONLY = /^(only|hi|lena hoga|सिर्फ|ही|केवल|જ|ફક્ત)$/u;
const SIGNS_BEFORE = [':', '-', '=', '.', '~', '('];

/** `415/- Set 8 pcs` describes the set; `3320/- full set` prices it. */
const OF = ['ka', 'का', 'નો', 'ના'];
const OF_PIECE = ['ka', 'ki', 'का', 'की', 'નો', 'ની', 'ના'];
const PLAIN_SET = ['set', 'सेट', 'સેટ', 'pcs'];

const includesSet = ({ tokens, claims }: Caption, at: number, step: 1 | -1): boolean => {
  for (let index = at; claims.get(index) === 'pieces'; index += step)
    if (has(tokens[index], 'set', 'whole')) return true;
  return false;
};

/** `2 piece set 650/-`: two or three pieces at this price are the parts of one suit. */
const isSuit = ({ tokens, claims }: Caption, at: number, amount: number): boolean => {
  let [count, isPieces] = [0, false];
  for (let index = at; claims.get(index) === 'pieces'; index -= 1) {
    if (isPlain(tokens[index])) count = tokens[index]?.value ?? 0;
    isPieces ||= has(tokens[index], 'piece');
  }
  return amount < LEAST_TOTAL && isPieces && count < LEAST_SET;
};

const ALL = ['all', 'sab', 'sabhi', 'har', 'every', 'badha', 'सब', 'सभी', 'हर', 'બધા', 'દરેક'];

/**
 * The number of a design, a page or a shop: `Design 650/-` could also be its rate; `all colours 95rs` could not be a
 * number.
 */
const isNamed = ({ tokens, claims }: Caption, index: number): boolean =>
  has(tokens[index], 'design', 'volume', 'place', 'number', 'counted') &&
  !claims.has(index - 1) &&
  !ALL.includes(tokens[index - 1]?.text ?? '');

const isBehindCurrency = ({ tokens }: Caption, number: number): boolean =>
  has(tokens[isSign(tokens[number - 1], '.') ? number - 2 : number - 1], 'currency');

/** The words before a number, nearest first: `Full set rate : Rs.` */
export function touchBefore(caption: Caption, number: number): Touch {
  const { tokens, claims } = caption;
  const touch: Touch = { isAmount: false, isRate: false, role: 'plain', isEach: false, isStrange: false };
  let label: 'rate' | '@' | null = null;
  for (let index = number - 1; index >= Math.max(0, number - REACH); index -= 1) {
    const [token, claim] = [tokens[index], claims.get(index)];
    if (claim === 'pieces' && label === null && includesSet(caption, index, -1))
      touch.isAmount ||= (tokens[number]?.value ?? 0) >= LEAST_TOTAL || tokens.some((one) => has(one, 'single'));
    // `M to XXL 4pc 1560`, `legging 12 pc 1200`
    const isCountable =
      [...claims.values()].includes('size') || tokens.some((one) => has(one, 'trousers') || isSaree(one));
    if (claim === 'pieces' && index === number - 1 && isCountable)
      touch.isAmount ||= (tokens[number]?.value ?? 0) >= LEAST_TOTAL;
    if (claim === 'pieces' && label === null && OF.includes(tokens[index + 1]?.text ?? ''))
      touch.isAmount ||= (tokens[number]?.value ?? 0) >= LEAST_TOTAL;
    if (claim === 'pieces' || claim === 'minimum') {
      if (isSuit(caption, index, tokens[number]?.value ?? 0)) {
        // `3 પીસના 720`: possibly their total price.
        touch.isStrange ||= OF.includes(tokens[index + 1]?.text ?? '') && !includesSet(caption, index, -1);
        break;
      }
      const isOfAll = OF.includes(tokens[index + 1]?.text ?? '') && (tokens[number]?.value ?? 0) >= LEAST_OF_ALL;
      if (label === null || ((label === '@' || isOfAll) && includesSet(caption, index, -1))) touch.role = 'set';
      break;
    }
    if (claim || !token || token.kind === 'break') break;
    if (has(token, 'single', 'set')) return { ...touch, isAmount: true, role: has(token, 'set') ? 'set' : 'single' };
    // `Mix lot saree 110 rs`
    if (token.text === 'lot' && has(tokens[index + 1], 'goods')) break;
    if (has(token, 'whole')) {
      touch.role = 'set';
      touch.isAmount ||= has(token, 'bundle') && (tokens[number]?.value ?? 0) >= LEAST_TOTAL;
      break;
    }
    if (has(token, 'piece') && isPlain(tokens[index - 1]) && tokens[index - 1]?.value === 1)
      return { ...touch, isAmount: true, role: 'single' };
    if (has(token, 'rate') || isSign(token, '@')) {
      label ??= isSign(token, '@') ? '@' : 'rate';
      touch.isAmount = touch.isRate = true;
    } else if (has(token, 'currency')) touch.isAmount = true;
    else if (has(token, 'each')) touch.isEach = touch.isAmount = true;
    else if (has(token, 'garment') && has(tokens[index - 1], 'single', 'set')) continue;
    else if (has(token, 'goods') && includesSet(caption, index - 1, -1)) continue;
    else if (
      !has(token, 'filler', 'net', 'piece', 'taking', 'now', 'ours') &&
      !(label === null && isSign(token, ...SIGNS_BEFORE))
    ) {
      // `Madhubani print Rs 1120`: the number of a print is not in rupees.
      touch.isStrange = label === null && !isBehindCurrency(caption, number) && isNamed(caption, index);
      break;
    }
  }
  return touch;
}

/** Whether a word introduces what follows: in `650 single 700` it belongs to 700. */
function opensNext({ tokens, claims }: Caption, index: number): boolean {
  let next = index + 1;
  while (isSign(tokens[next], ':', '-', '=', '.', '@') || has(tokens[next], 'currency', 'filler', 'rate')) next += 1;
  return isNumber(tokens[next]) && !claims.has(next);
}

/** Whether the word right after a number, ignoring signs, belongs to it: `50/- extra`, `₹99 me delivery`. */
export function isFollowedBy(caption: Caption, number: number, terms: readonly Term[]): boolean {
  const { tokens, claims } = caption;
  let index = number + 1;
  while (isSign(tokens[index], '/-', '/=', '.') || has(tokens[index], 'currency')) index += 1;
  if (WITHIN.includes(tokens[index]?.text ?? '')) index += 1;
  return has(tokens[index], ...terms) && !claims.has(index) && !opensNext(caption, index);
}

/** `single 575 / set 4 pc 2100`: the slash separates two prices. */
const isSetBesideSingle = ({ tokens, claims }: Caption, index: number): boolean =>
  claims.get(index) === 'pieces' && tokens.slice(0, index).some((token) => has(token, 'single'));

/** `260/- full set only`: such a low amount is the price per piece, and the words after it say how it is sold. */
const isOnlyWhole = ({ tokens, claims }: Caption, number: number, index: number): boolean =>
  [...claims.values()].includes('pieces') &&
  (tokens[number]?.value ?? 0) < LEAST_TOTAL &&
  ONLY.test(tokens[index + 1]?.text ?? '') &&
  (!tokens[index + 2] || tokens[index + 2]?.kind === 'break') &&
  tokens.every((token, at) => at === number || !isNumber(token) || token.value < LEAST_OTHER);

/** The words after a number, nearest first: `/- per piece only`. */
export function touchAfter(caption: Caption, number: number, isRate: boolean): Touch {
  const { tokens, claims } = caption;
  const touch: Touch = { isAmount: false, isRate: false, role: 'plain', isEach: false, isStrange: false };
  const first = tokens[number + 1];
  if (first?.glued && first.kind === 'word' && first.terms.size === 0 && first.text !== 'x') touch.isStrange = true;
  let isTold = isRate;
  for (let index = number + 1; index <= number + REACH; index += 1) {
    const [token, claim, next] = [tokens[index], claims.get(index), tokens[index + 1]];
    if (!token || token.kind === 'break') break;
    if (claim === 'charge') {
      touch.isAmount ||= index === number + 1 && (isSign(token, '+') || has(token, 'free', 'freeShipping'));
      continue;
    }
    if (claim === 'pieces') {
      const isFact = PLAIN_SET.includes(token.text) && !has(next, 'filler') && !isSign(tokens[index - 1], '(');
      if (!isFact && (includesSet(caption, index, 1) || !isTold || has(tokens[index - 1], 'filler')))
        touch.role = 'set';
      break;
    }
    if (claim) break;
    if (isSign(token, '.') && isBorder(caption, index)) break;
    // `850 + 5% gst lagega`
    touch.isAmount ||= index === number + 1 && isSign(token, '+') && isSign(tokens[index + 2], '%');
    if (isSign(token, '?') || (token.text === 'per' && isNumber(next))) touch.isStrange = true;
    if (has(token, 'whole')) touch.role = 'set';
    if (
      has(token, 'byMeasure') ||
      (has(token, 'measure') && token.text.length > 1) ||
      (isSign(token, '/') &&
        (has(next, 'measure') ||
          (has(next, 'set') && !opensNext(caption, index + 1) && !isSetBesideSingle(caption, index + 1))))
    )
      touch.isStrange = true;
    if (has(token, 'single', 'set')) {
      if (opensNext(caption, index)) break;
      if (isOnlyWhole(caption, number, index)) return { ...touch, isAmount: true, isEach: true };
      return { ...touch, isAmount: true, role: has(token, 'set') ? 'set' : 'single' };
    }
    if (isSign(token, '/') && has(next, 'currency') && !opensNext(caption, index + 1)) continue;
    if (isSign(token, '/-', '/=')) touch.isAmount = true;
    else if (has(token, 'currency')) {
      if (opensNext(caption, index)) break;
      touch.isAmount = true;
    } else if (has(token, 'net', 'each') || (isSign(token, '/') && has(next, 'piece'))) {
      touch.isAmount = isTold = true;
      touch.isEach ||= !has(token, 'net');
    } else if (has(token, 'rate') && !opensNext(caption, index)) touch.isAmount = isTold = true;
    else if (has(token, 'piece')) {
      // `145 ka pc`
      touch.isAmount ||= index === number + 2 && OF_PIECE.includes(tokens[number + 1]?.text ?? '') && !isNumber(next);
      touch.isEach = touch.isAmount;
    } else if (!has(token, 'filler') && !isSign(token, '(', '.', '-')) break;
  }
  return touch;
}
