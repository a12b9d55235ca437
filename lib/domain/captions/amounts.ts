import { isBesideLarger, isBetweenAmounts, isFollowedByUnknown, isPriceOfAll, isProduct } from './amount-doubts';
import { isFollowedBy, type Role, touchAfter, touchBefore } from './amount-words';
import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { isWithAndWithoutGst } from './charges';
import { type Term } from './words';

/** A number that means money, or could. */
export interface Amount {
  at: number;
  paise: number;
  role: Role;
  /** Said to be for one piece. */
  isEach: boolean;
  /** The word “rate” or an @ stands before it. */
  isTold: boolean;
  /**
   * `open`: it may be the rate. `doubtful`: it may be, and makes every other doubtful too. `list`: another price than
   * the rate. `beside`: a charge or a total, no price at all.
   */
  kind: 'open' | 'doubtful' | 'list' | 'beside';
}

const LEAST = 20;
const MOST = 200_000;
/** Numbers without any word, on the line of a rate and about as large, could be the rate as well. */
const ALIKE = { least: 0.5, most: 2 };
const REACH = 40;
const FEW = 25;
const NEAR = 4;
const BARE = { least: 50, most: 99_999 };

const isFree = ({ tokens, claims }: Caption, index: number): boolean => isNumber(tokens[index]) && !claims.has(index);

/** Whether one of these words speaks of the number: no border and no other number stands between. */
function speaks(caption: Caption, number: number, step: 1 | -1, terms: readonly Term[], stopsAtRate = false): boolean {
  let left = REACH;
  for (let index = number + step; left > 0; index += step, left -= 1) {
    const isCurrency = has(caption.tokens[index - 1], 'currency') || has(caption.tokens[index], 'currency');
    if (isFree(caption, index) || (isBorder(caption, index) && !isCurrency)) return false;
    if (!caption.claims.has(index) && has(caption.tokens[index], ...terms)) return true;
    if (stopsAtRate && has(caption.tokens[index], 'rate')) left = Math.min(left, 2);
  }
  return false;
}

const isInOffer = (caption: Caption, number: number, step: 1 | -1): boolean => {
  for (let index = number + step, left = REACH; left > 0 && !isBorder(caption, index); index += step, left -= 1)
    if (caption.claims.get(index) === 'offer') return true;
  return false;
};

const isStruck = ({ tokens }: Caption, number: number): boolean => {
  const isOpen = (step: 1 | -1) => {
    for (let index = number + step, left = 6; left > 0; index += step, left -= 1) {
      const token = tokens[index];
      if (!token || token.kind === 'break') return false;
      if (isSign(token, '~')) return step < 0 ? tokens[index + 1]?.glued === true : token.glued;
    }
    return false;
  };
  return isOpen(-1) && isOpen(1);
};

/** One of several numbers in a row: `650/700`, `550 to 750`, `4 15`. */
function isInRow(caption: Caption, number: number): boolean {
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
    return joins(next) && isFree(caption, past(next, step));
  });
}

/** `Any 3 @ 999`, `3 saree ₹999`, `₹999 for 3`: for several pieces together. */
function isForSeveral(caption: Caption, number: number): boolean {
  const { tokens } = caption;
  const isFew = (index: number) =>
    isFree(caption, index) && (tokens[index]?.value ?? 0) >= 2 && (tokens[index]?.value ?? 0) <= FEW;
  let after = number + 1;
  while (isSign(tokens[after], '/-', '/=') || has(tokens[after], 'currency', 'net')) after += 1;
  if (has(tokens[after], 'filler') && isFew(after + 1)) return true;
  for (let index = number - 1; index >= number - NEAR && !isBorder(caption, index); index -= 1)
    if (isFew(index)) return true;
  return false;
}

/** `= 3320`: a total where it is the product of two numbers of the line, else a second opinion. */
function resultKind({ tokens }: Caption, number: number): Amount['kind'] | null {
  let equals = number - 1;
  while (has(tokens[equals], 'currency') || isSign(tokens[equals], '.')) equals -= 1;
  if (!isSign(tokens[equals], '=')) return null;
  if (has(tokens[equals - 1], 'rate') || tokens[equals - 1]?.kind === 'break' || equals === 0) return null;
  const values: number[] = [];
  for (let index = equals - 1; index > equals - REACH && tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (isNumber(tokens[index])) values.push(tokens[index]?.value ?? NaN);
  const total = tokens[number]?.value;
  return values.some((a, place) => values.slice(place + 1).some((b) => a * b === total)) ? 'beside' : 'doubtful';
}

const CHARGES: readonly Term[] = ['aside', 'total', 'gst', 'shipping', 'minimum', 'extra'];
const DOUBTS: readonly Term[] = ['was', 'foreign', 'range'];
const UNITS: readonly Term[] = ['measure', 'byMeasure'];

function kindOf(caption: Caption, number: number, isStrange: boolean): Amount['kind'] {
  const value = caption.tokens[number]?.value ?? NaN;
  const result = isProduct(caption, number) ? 'beside' : resultKind(caption, number);
  if (result) return result;
  if (speaks(caption, number, -1, CHARGES, true) || isFollowedBy(caption, number, CHARGES)) return 'beside';
  if (speaks(caption, number, -1, ['listPrice'], true) || speaks(caption, number, 1, ['listPrice'])) return 'list';
  const isDoubtful =
    isStrange ||
    !(value >= LEAST && value <= MOST) ||
    speaks(caption, number, -1, DOUBTS) ||
    speaks(caption, number, 1, DOUBTS) ||
    isInOffer(caption, number, -1) ||
    isInOffer(caption, number, 1) ||
    isStruck(caption, number) ||
    isInRow(caption, number) ||
    isForSeveral(caption, number) ||
    isBetweenAmounts(caption, number) ||
    speaks(caption, number, -1, UNITS, true);
  return isDoubtful ? 'doubtful' : 'open';
}

/** `Set of single colour ₹4800`: a set that is spoken of before an amount may be what it buys. */
const roleOf = (caption: Caption, number: number, role: Role): Role =>
  role === 'plain' && speaks(caption, number, -1, ['set', 'whole'], true) ? 'set' : role;

function amountAt(caption: Caption, at: number): Amount | null {
  const value = caption.tokens[at]?.value ?? NaN;
  const before = touchBefore(caption, at);
  const after = touchAfter(caption, at, before.isRate);
  if (value < LEAST && has(caption.tokens[at + 1], 'piece')) return null;
  const isThousands = has(caption.tokens[at + 1], 'thousand') && caption.tokens[at + 1]?.glued;
  if (!before.isAmount && !after.isAmount && !isThousands) return null;
  if (value < LEAST && !isThousands && !before.isAmount) return null;
  const isStrange =
    before.isStrange || after.isStrange || (!before.isRate && !after.isEach && isFollowedByUnknown(caption, at));
  return {
    at,
    paise: Math.round(value * (isThousands ? 100_000 : 100)),
    role: roleOf(caption, at, before.role === 'plain' ? after.role : before.role),
    isEach: before.isEach || after.isEach,
    isTold: before.isRate,
    kind: isThousands ? 'doubtful' : kindOf(caption, at, isStrange),
  };
}

/** Numbers that nothing says anything of. They are never a rate, but can stand in the way of one. */
const bareNumbers = (caption: Caption, amounts: readonly Amount[]): number[] => {
  const taken = new Set(amounts.map(({ at }) => at));
  return caption.tokens.flatMap((token, index) => {
    const isBare = isFree(caption, index) && !taken.has(index) && token.value >= BARE.least && token.value <= BARE.most;
    return isBare && resultKind(caption, index) !== 'beside' ? [index] : [];
  });
};

/** Whether two tokens stand on one line, and not far apart. */
export const isOnLine = ({ tokens }: Caption, one: number, other: number): boolean =>
  Math.abs(one - other) < REACH &&
  !tokens.slice(Math.min(one, other), Math.max(one, other)).some(({ kind }) => kind === 'break');

/** `20% off`: before or after it? Nobody says. */
const hasDiscount = ({ tokens }: Caption): boolean =>
  tokens.some(
    (token, index) =>
      has(token, 'discount') && tokens.slice(Math.max(0, index - 2), index + 4).some((near) => isSign(near, '%')),
  );

/** All amounts of a caption. `rates` are places already known to be rates per piece, `pieces` how many a set has. */
export function readAmounts(
  caption: Caption,
  rates: readonly number[],
  pieces: readonly number[],
): { amounts: Amount[]; bare: number[] } {
  const isUnclear =
    caption.tokens.some((token) => has(token, 'notByPiece')) || hasDiscount(caption) || isWithAndWithoutGst(caption);
  const amounts = caption.tokens.flatMap((_, at) => (isFree(caption, at) ? (amountAt(caption, at) ?? []) : []));
  const bare = bareNumbers(caption, amounts);
  const isRivalled = ({ at, paise }: Amount) =>
    bare.some((other) => {
      if (Math.abs(at - other) >= REACH) return false;
      const ratio = ((caption.tokens[other]?.value ?? 0) * 100) / paise;
      return ratio !== 1 && ratio >= ALIKE.least && ratio <= ALIKE.most && isOnLine(caption, at, other);
    });
  const valueAt = (at: number) => caption.tokens[at]?.value ?? NaN;
  const isDoubtful = (amount: Amount) =>
    isUnclear ||
    isRivalled(amount) ||
    (amount.role === 'plain' &&
      !amount.isEach &&
      ((!amount.isTold && isBesideLarger(valueAt(amount.at), bare.map(valueAt))) ||
        pieces.some((count) => isPriceOfAll(valueAt(amount.at), count))));
  const checked = amounts.map((amount) =>
    amount.kind === 'open' && isDoubtful(amount) ? { ...amount, kind: 'doubtful' as const } : amount,
  );
  const known = rates.map((at): Amount => {
    const paise = Math.round((caption.tokens[at]?.value ?? 0) * 100);
    return { at, paise, role: 'plain', isEach: true, isTold: true, kind: 'open' };
  });
  return { amounts: [...checked, ...known], bare };
}
