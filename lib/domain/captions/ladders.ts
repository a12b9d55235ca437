import { isStruck } from './amount-doubts';
import { type Caption, claim, has, isNumber, isOnLineOf, isPlain, isSign } from './caption';
import { type Term } from './words';

/** A row of `1 pc 550, 6 pc 530`: the minimum quantity, and the position of the rate. */
interface Step {
  count: number;
  /** `1-4`, `less than 5`: it starts at one piece although a larger number is named. */
  isFromOne: boolean;
  at: number;
  value: number;
  from: number;
  last: number;
}

const COUNT = { least: 1, most: 5000 };
const LEAST_RATE = 50;
const NEAR = 8;
/** `540/- upto 5 pcs`: starting at one piece. */
const UP_TO = /^(upto|up to|tak|tk|तक|સુધી)$/u;
/** The rate of the last step is at least this share of the first. */
const CHEAPEST = 0.5;
/** Next to one of these, a price above a ladder is not a current rate. */
const ABOVE_NEVER: readonly Term[] = [
  'former',
  'apartBehind',
  'elsewhere',
  'listPrice',
  'talk',
  'shipping',
  'aside',
  'piece',
  'minimum',
  'design',
  'place',
];
/** From this many pieces on, it is a minimum order, not a set. */
const LEAST_LOT = 20;

/** Next number on the line that is not struck out, unless a word for a set precedes it. */
function numberAfter(caption: Caption, from: number): number {
  const { tokens, claims } = caption;
  for (let index = from; index < from + NEAR; index += 1) {
    const token = tokens[index];
    if (!token || token.kind === 'break' || claims.has(index) || has(token, 'set', 'whole')) return -1;
    if (isNumber(token) && !isStruck(caption, index)) return index;
  }
  return -1;
}

const isCount = ({ tokens }: Caption, index: number): boolean =>
  isPlain(tokens[index]) && (tokens[index]?.value ?? 0) >= COUNT.least && (tokens[index]?.value ?? 0) <= COUNT.most;

const isJoint = ({ tokens }: Caption, from: number, to: number): boolean =>
  tokens.slice(from + 1, to).every((token) => isSign(token, '-') || has(token, 'to', 'piece')) &&
  tokens.slice(from + 1, to).some((token) => isSign(token, '-') || has(token, 'to'));

/** `200 pcs @ 112`: both numbers are labelled, so either may be the larger. */
const isPricedCount = ({ tokens }: Caption, count: number, at: number): boolean =>
  has(tokens[count + 1], 'piece') &&
  (isSign(tokens[at - 1], '@', '₹') ||
    has(tokens[at - 1], 'currency', 'rate') ||
    has(tokens[at + 1], 'currency', 'each') ||
    isSign(tokens[at + 1], '/-'));

/** `6 pcs - 590`, `1 to 3 : 1190`, `10+ @ 510`. */
function countFirst(caption: Caption, from: number): Step | null {
  const { tokens } = caption;
  const isSingle = has(tokens[from], 'single') && !caption.claims.has(from);
  if (!isSingle && !isCount(caption, from)) return null;
  let end = from;
  const second = numberAfter(caption, from + 1);
  if (second < 0) return null;
  const third = isSingle || !isCount(caption, second) ? -1 : numberAfter(caption, second + 1);
  const isRange =
    third > 0 && isJoint(caption, from, second) && (tokens[third]?.value ?? 0) > (tokens[second]?.value ?? 0);
  if (isRange) end = second;
  const at = isRange ? third : second;
  const [count, value] = [isSingle ? 1 : (tokens[from]?.value ?? 0), tokens[at]?.value ?? 0];
  if (value < LEAST_RATE || (value <= (tokens[end]?.value ?? 0) && !isPricedCount(caption, end, at))) return null;
  // A shipping charge: `50 pcs tak courier ₹120`.
  if (tokens.slice(from + 1, at).some((token) => has(token, 'shipping', 'aside'))) return null;
  const isBelow = tokens.slice(end + 1, at).some((token) => has(token, 'fewer'));
  return { count, isFromOne: count === 1 || isBelow || has(tokens[from - 1], 'fewer'), at, value, from, last: at };
}

/** `₹445 (1 pc)`, `445 for 1 pc`. */
function rateFirst(caption: Caption, from: number): Step | null {
  const { tokens } = caption;
  const value = tokens[from]?.value ?? 0;
  if (!isNumber(tokens[from]) || value < LEAST_RATE) return null;
  const at = numberAfter(caption, from + 1);
  const isRange = isSign(tokens[at + 1], '-') && isCount(caption, at + 2) && has(tokens[at + 3], 'piece');
  if (isRange && tokens[at]?.value === 1)
    return { count: tokens[at + 2]?.value ?? 1, isFromOne: true, at: from, value, from, last: at + 3 };
  if (
    at < 0 ||
    !isCount(caption, at) ||
    !(has(tokens[at + 1], 'piece') || tokens[at - 1]?.text === 'for') ||
    (tokens[at]?.value ?? 0) >= value
  )
    return null;
  const count = tokens[at]?.value ?? 0;
  const isUpTo =
    UP_TO.test(tokens[at - 1]?.text ?? '') || (has(tokens[at + 1], 'piece') && UP_TO.test(tokens[at + 2]?.text ?? ''));
  return { count, isFromOne: count === 1 || isUpTo, at: from, value, from, last: at };
}

/** `उससे ज्यादा 410`: the last step, without its own number. */
function beyond(caption: Caption, from: number, before: Step | undefined): Step | null {
  if (!before || !has(caption.tokens[from], 'beyond')) return null;
  const at = numberAfter(caption, from + 1);
  return at < 0
    ? null
    : { ...before, count: before.count + 1, at, value: caption.tokens[at]?.value ?? 0, from, last: at };
}

/** `410 (1-9 pcs), 10 se upar 390`: the next step, after a first one with an upper limit. */
function above(caption: Caption, from: number, before: Step | undefined): Step | null {
  const step = before?.isFromOne && before.count > 1 ? countFirst(caption, from) : null;
  return step && has(caption.tokens[from + 1], 'more', 'piece') ? step : null;
}

function stepsFrom(caption: Caption, from: number, read: typeof countFirst): Step[] {
  const steps: Step[] = [];
  let index = from;
  for (let left = NEAR; left > 0 && index < caption.tokens.length; left -= 1, index += 1) {
    const before = steps.at(-1);
    const step = caption.claims.has(index)
      ? null
      : (beyond(caption, index, before) ?? read(caption, index) ?? above(caption, index, before));
    if (!step) {
      if (steps.length === 0 || has(caption.tokens[index], 'set', 'whole') || isNumber(caption.tokens[index])) {
        if (steps.length === 0 || !isStruck(caption, index)) break;
      }
      continue;
    }
    // Two prices for one piece are not a ladder.
    const isMore = !before || step.count > Math.max(1, before.count - 1);
    const isNext = isMore && (!before || step.value < before.value);
    if (!isNext) break;
    steps.push(step);
    [index, left] = [step.last, NEAR + 1];
  }
  return steps;
}

/** `10 pcs 310, 50 pcs 295, single 335`: the rate of one piece is given next to the ladder. */
const hasSingleOutside = ({ tokens }: Caption, from: number, last: number): boolean =>
  tokens.some((token, index) => has(token, 'single') && (index < from || index > last));

/** `230/-` and below it `50 pc 220/-, 100 pc 210/-`: a higher rate on the line above is for one piece. */
function hasRateAbove(caption: Caption, { from, value }: Step): boolean {
  const { tokens, claims } = caption;
  if (tokens[from - 1]?.kind !== 'break') return false;
  const line: number[] = [];
  for (let index = from - 2; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1) line.push(index);
  const [at, ...others] = line.filter((index) => isNumber(tokens[index]) && !claims.has(index));
  const rate = tokens[at ?? -1]?.value ?? 0;
  if (at === undefined || others.length > 0 || rate <= value || value < rate * CHEAPEST) return false;
  return !tokens[at]?.crossed && !isStruck(caption, at) && !isOnLineOf(caption, at, ABOVE_NEVER, 'count');
}

/** `50 pcs @ 120, 200 pcs @ 112`: the first lot is the minimum order, so its rate is the rate. */
function isOfLots(caption: Caption, steps: readonly Step[]): boolean {
  const { tokens } = caption;
  const [first] = steps;
  const isCounted = ({ from, at }: Step) => tokens.slice(from + 1, at).some((token) => has(token, 'piece'));
  const isCharge = ({ at }: Step) =>
    isOnLineOf(caption, at, ['shipping', 'aside', 'listPrice', 'talk', 'elsewhere', 'former']);
  const isRising = steps.every(({ count }, place) => place === 0 || count > (steps[place - 1]?.count ?? 0));
  return (first?.count ?? 0) >= LEAST_LOT && isRising && steps.every((step) => isCounted(step) && !isCharge(step));
}

/**
 * Position of the single-piece rate in a quantity ladder. The other steps are claimed, so that they are neither rates
 * nor set counts.
 */
export function readLadder(caption: Caption): number[] {
  for (let index = 0; index < caption.tokens.length; index += 1)
    for (const read of [countFirst, rateFirst]) {
      const steps = caption.claims.has(index) ? [] : stepsFrom(caption, index, read);
      const [first, last] = [steps[0], steps.at(-1)];
      if (!first || !last || steps.length < 2 || last.value < first.value * CHEAPEST) continue;
      const hasSingle = hasSingleOutside(caption, first.from, last.last) || hasRateAbove(caption, first);
      if (!first.isFromOne && !hasSingle && !isOfLots(caption, steps)) continue;
      claim(caption, first.from, last.last, 'step');
      return first.isFromOne || !hasSingle ? [first.at] : [];
    }
  return [];
}
