import {
  hasBundles,
  hasUnclearPrices,
  isBesideGift,
  isBesideLarger,
  isFollowedByUnknown,
  isPriceOfAll,
  isStruck,
} from './amount-doubts';
import {
  type AmountKind,
  isAddedTo,
  isAverage,
  isOfSeveral,
  isOfSingle,
  isTotal,
  kindOf,
  roleOf,
} from './amount-kinds';
import { isFree, isOfCounted } from './amount-neighbours';
import { isOfFew, isStep } from './amount-steps';
import { type Role, touchAfter, touchBefore } from './amount-words';
import { bareNumbers, isLoneRate } from './bare-numbers';
import { type Caption, has, isSign } from './caption';
import { isWithAndWithoutGst } from './charges';
import { isOfWholeLot } from './lot-totals';
import { type Mark, marksOf } from './marks';
import { pairsOf } from './pairs';
import { isOfOtherGoods } from './rates-of-goods';
import { isWholeLine } from './size-rows';
import { isBehindTransport, isBounded, isOfOther } from './talk';

/** A number that is or could be money. */
export interface Amount {
  at: number;
  paise: number;
  role: Role;
  /** Stated to be per piece. */
  isEach: boolean;
  /** Preceded by the word “rate” or an @. */
  isTold: boolean;
  /** Stated to be the current price here. */
  isNow: boolean;
  kind: AmountKind;
}

const LEAST = 20;
/** In rupees: minimum of a rate that no word introduces. */
const LEAST_UNTOLD = 60;
/** Unlabelled numbers on the line of a rate, and within this ratio of it, could be the rate too. */
const ALIKE = { least: 0.5, most: 2 };
/** In paise: maximum surcharge for larger sizes. */
const MOST_EXTRA = 10_000;
/** In paise: an amount this large, without a word for goods or a rate, may be a payment. */
const LEAST_PAYMENT = 200_000;
/** A former price, or one elsewhere, is less than this many times the current price. */
const DEARER = 4;
const REACH = 40;

function amountAt(caption: Caption, at: number, marks?: ReadonlySet<Mark>): Amount | null {
  const value = caption.tokens[at]?.value ?? NaN;
  const before = touchBefore(caption, at);
  const after = touchAfter(caption, at, before.isRate);
  const isCounted = has(caption.tokens[at + 1], 'piece');
  if (isCounted && (value < LEAST || has(caption.tokens[at + 2], 'stock'))) return null;
  if (value < LEAST_UNTOLD && has(caption.tokens[at + 1], 'set') && !before.isAmount) return null;
  const isThousands = has(caption.tokens[at + 1], 'thousand') && caption.tokens[at + 1]?.glued;
  const isLot = isOfWholeLot(caption, at);
  const isSaid =
    caption.tokens[at]?.inWords ||
    marks !== undefined ||
    isStruck(caption, at) ||
    isAverage(caption, at) ||
    isTotal(caption, at) ||
    (value >= LEAST_UNTOLD && isOfSingle(caption, at)) ||
    isOfFew(caption, at) ||
    isLot ||
    isStep(caption, at);
  if (!before.isAmount && !after.isAmount && !isThousands && !isSaid) return null;
  if (value < LEAST && !isThousands && !before.isAmount) return null;
  const isStrange =
    (value < LEAST_UNTOLD && !before.isRate && !isThousands && !isCheapAlone(caption, at)) ||
    before.isStrange ||
    after.isStrange ||
    (!before.isRate && !after.isEach && !marks?.has('now') && isFollowedByUnknown(caption, at));
  const role = isLot ? 'total' : roleOf(caption, at, before.role, after.role);
  const kind = kindOf(caption, at, isStrange, marks);
  return {
    at,
    paise: Math.round(value * (isThousands ? 100_000 : 100)),
    role,
    isEach: !isLot && (before.isEach || after.isEach || isAverage(caption, at)),
    isTold: before.isRate,
    isNow: marks?.has('now') === true,
    // `5 pc le to 379 per pc (full set)`: the set rate, not a quantity step.
    kind: kind === 'step' && after.role === 'set' ? 'open' : kind,
  };
}

/** Goods that may be cheaper than any other. */
const CHEAP = /^(petticoats?|blouses?|hanky|rumal|mask|masks|socks|inner|panty|bra|पेटीकोट|ब्लाउज|રૂમાલ|પેટીકોટ|બ્લાઉઝ)$/u;

/** `48/-` on its own line, below petticoats: not a charge. */
const isCheapAlone = (caption: Caption, at: number): boolean =>
  isSign(caption.tokens[at + 1], '/-') &&
  isWholeLine(caption, at, at + 1) &&
  caption.tokens.some(({ text }) => CHEAP.test(text)) &&
  !caption.tokens.some((token) => has(token, 'shipping', 'gst', 'extra', 'goods') && !CHEAP.test(token.text));

/** `Shop rate 140` at the start of a caption that counts pieces: the price for shops. */
const isShopRate = ({ tokens, claims }: Caption, at: number): boolean =>
  tokens[at - 2]?.text === 'shop' &&
  has(tokens[at - 1], 'rate') &&
  (!tokens[at - 3] || tokens[at - 3]?.kind === 'break') &&
  [...claims.values()].includes('pieces');

const plainAt = ({ tokens }: Caption, at: number): Amount => {
  const paise = Math.round((tokens[at]?.value ?? 0) * 100);
  return { at, paise, role: 'plain', isEach: true, isTold: false, isNow: false, kind: 'open' };
};

/** Whether two tokens are on the same line, and close together. */
export const isOnLine = ({ tokens }: Caption, one: number, other: number): boolean =>
  Math.abs(one - other) < REACH &&
  !tokens.slice(Math.min(one, other), Math.max(one, other)).some(({ kind }) => kind === 'break');

/**
 * All amounts of a caption. `rates` are positions already known to be rates per piece; `pieces` is the size of the set.
 */
export function readAmounts(
  caption: Caption,
  rates: readonly number[],
  pieces: readonly number[],
): { amounts: Amount[]; bare: number[] } {
  const isNoGoods = isOfOther(caption);
  const marks = marksOf(caption);
  const pairs = pairsOf(caption);
  const amounts = caption.tokens.flatMap((_, at) => {
    const role = pairs.get(at);
    if (role) return [{ ...plainAt(caption, at), role }];
    return isFree(caption, at) ? (amountAt(caption, at, marks.get(at)) ?? []) : [];
  });
  const isApart = (amount: Amount) => isOfSeveral(caption, amount.at);
  const hasSingle = amounts.some((amount) => amount.role === 'single' && !isApart(amount));
  const isUnclear = (!hasSingle && hasBundles(caption)) || hasUnclearPrices(caption) || isWithAndWithoutGst(caption);
  const isAdded = (kind: AmountKind, paise: number, at: number) =>
    isAddedTo(caption, at) || (kind === 'beside' && paise <= MOST_EXTRA);
  const taken = new Set(amounts.map(({ at }) => at));
  const numbers = bareNumbers(caption, taken);
  const lone = amounts.some(({ kind, paise, at }) => kind !== 'apart' && kind !== 'step' && !isAdded(kind, paise, at))
    ? []
    : numbers.filter((at) => isLoneRate(caption, at, taken));
  amounts.push(...lone.map((at) => plainAt(caption, at)));
  const bare = numbers.filter((at) => !lone.includes(at));
  const isRivalled = ({ at, paise, isNow }: Amount) =>
    bare.some((other) => {
      if (Math.abs(at - other) >= REACH || isBounded(caption, other)) return false;
      if (isNow && (caption.tokens[other]?.value ?? 0) * 100 > paise) return false;
      const ratio = ((caption.tokens[other]?.value ?? 0) * 100) / paise;
      return (
        ratio !== 1 &&
        ratio >= ALIKE.least &&
        ratio <= ALIKE.most &&
        (isOnLine(caption, at, other) || isOfOtherGoods(caption, at, other))
      );
    });
  const valueAt = (at: number) => caption.tokens[at]?.value ?? NaN;
  const isComparedWith = ({ paise }: Amount) =>
    amounts.some((other) => other.kind === 'apart' && other.paise > paise && other.paise < paise * DEARER);
  const isDoubtful = (amount: Amount) =>
    isUnclear ||
    isRivalled(amount) ||
    isBesideGift(caption, amount.at) ||
    (amount.role === 'plain' && isOfCounted(caption, amount.at)) ||
    (amount.role === 'plain' &&
      isNoGoods &&
      (amount.paise >= LEAST_PAYMENT || isBehindTransport(caption, amount.at))) ||
    (amount.role === 'plain' &&
      !amount.isEach &&
      ((!amount.isTold && isBesideLarger(valueAt(amount.at), bare.map(valueAt))) ||
        (!amount.isNow &&
          !isComparedWith(amount) &&
          !(amount.isTold && areVarieties) &&
          pieces.some((count) => isPriceOfAll(valueAt(amount.at), count)))));
  // `Colours - 5`, without a word for pieces or sets: the rate is for one of each.
  const areVarieties = !caption.tokens.some((token) => has(token, 'piece', 'set', 'whole', 'total', 'single'));
  const checked = amounts.map((amount): Amount => {
    if (amounts.length === 1 && isShopRate(caption, amount.at)) return { ...amount, kind: 'open' };
    if (hasSingle && isApart(amount)) return { ...amount, kind: 'beside' };
    return amount.kind === 'open' && isDoubtful(amount) ? { ...amount, kind: 'doubtful' } : amount;
  });
  return { amounts: [...checked, ...rates.map((at) => ({ ...plainAt(caption, at), isTold: true }))], bare };
}
