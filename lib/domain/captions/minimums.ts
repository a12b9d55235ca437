import {
  type Candidate,
  candidate,
  type Caption,
  claim,
  has,
  isBorder,
  isNumber,
  isOnLineOf,
  isPlain,
  isSign,
  skip,
} from './caption';
import { ONLY } from './bare-numbers';
import { DOZEN, isDozen } from './dozens';
import { CATALOGS, HAS_TO, isOrder, isSold, MUST, TAKEN, timesOf, unitOf } from './minimum-words';
import { NUMBER_WORDS } from './number-words';
import { type MinimumOrder } from './reading';
import { type Token } from './tokens';

/** An order quantity from here on is rupees, not pieces. */
const LEAST_RUPEES = 1000;
/** In rupees: a larger number is a price. */
const LEAST_RATE = 60;
const MOST_TAKING = 4;
const BEHIND = 4;
/** From this count on, a number next to pieces does not count sets. */
const LEAST_PIECES = 5;
const FEW_PIECES = { least: 2, most: 60 };
/** A number, or a word for one before dozens: `ek darjan`. */
function numberAt({ tokens }: Caption, at: number): number | undefined {
  const token = tokens[at];
  const text = token?.text ?? '';
  if (isNumber(token)) return token.value;
  return isDozen(tokens[at + 1]) || unitOf(tokens[at + 1]) ? NUMBER_WORDS.units.get(text) : undefined;
}

/** Amount and unit of the number at a position, and the end of its words; the unit is null when none is named. */
function amountAt(caption: Caption, at: number, isOrdered: boolean) {
  const { tokens } = caption;
  const number = numberAt(caption, at) ?? NaN;
  if (isDozen(tokens[at + 1])) return { amount: number * DOZEN, unit: 'pieces' as const, last: at + 1 };
  const times = timesOf(tokens[at + 1]);
  const end = times > 1 ? at + 1 : at;
  const unit = times > 1 ? null : unitOf(tokens[end + 1]);
  if (unit) return { amount: number, unit, last: end + 1 };
  const isBefore = has(tokens[at - 1], 'currency') || (isSign(tokens[at - 1], '.') && has(tokens[at - 2], 'currency'));
  const isBehind = has(tokens[end + 1], 'currency') || isSign(tokens[end + 1], '/-');
  const next = has(tokens[end + 1], 'filler') ? tokens[end + 2] : tokens[end + 1];
  const isMuch = number * times >= LEAST_RUPEES && (times > 1 || isOrdered || isOrder(next));
  if (!isBefore && !isBehind && !isMuch) return { amount: number, unit: null, last: end };
  return {
    amount: Math.round(number * times * 100),
    unit: 'paise' as const,
    last: isBehind && !isBefore ? end + 1 : end,
  };
}

const least = (caption: Caption, from: number, last: number, value: MinimumOrder, isDoubtful = false): Candidate[] => {
  claim(caption, from, last, 'minimum');
  return [candidate(caption, [from, last], 'minimumOrder', value, isDoubtful)];
};

/** `5 pc lena padega kam se kam`: where the words that require taking them start. */
const beforeTaking = (caption: Caption, index: number): number =>
  skip(caption, index - 1, (token) => has(token, 'taking') || TAKEN.test(token.text) || MUST.test(token.text), 3, -1) +
  1;

/** `10 pcs minimum`, `4 सेट से कम नहीं`, `₹5000 ka minimum`: the number precedes the word. */
function readBefore(caption: Caption, index: number): Candidate[] | null {
  const { tokens } = caption;
  const end = beforeTaking(caption, index);
  const counted = has(tokens[end - 1], 'filler') ? end - 2 : end - 1;
  const at = isPlain(tokens[counted]) ? counted : counted - 1;
  if (isDozen(tokens[index - 1]) && numberAt(caption, index - 2) === undefined)
    return least(caption, index - 1, index, { amount: DOZEN, unit: 'pieces' });
  // `Bale se kam nahi`: one of them.
  const isDenied = /^(se|से|thi|થી) /u.test(tokens[index]?.text ?? '');
  if (isDenied && counted === index - 1 && numberAt(caption, index - 2) === undefined && isSold(tokens[counted]))
    return least(caption, counted, index, { amount: 1, unit: 'sets' });
  if (numberAt(caption, at) === undefined) return null;
  const { amount, unit } = amountAt(caption, at, false);
  // `12 se kam nahi`: such a small number can only be pieces.
  const isEnd = !tokens[index + 1] || tokens[index + 1]?.kind === 'break' || has(tokens[index + 1], 'taking', 'filler');
  const isFew = amount >= FEW_PIECES.least && amount <= FEW_PIECES.most && at === counted && isPlain(tokens[at]);
  if (
    isDenied &&
    !unit &&
    isFew &&
    isEnd &&
    !isSign(tokens[at - 1], '-', '/') &&
    !has(tokens[at - 1], 'currency', 'rate', 'size', 'set')
  )
    return least(caption, at, index, { amount, unit: 'pieces' });
  if (has(tokens[counted], 'whole') && !unit) return least(caption, at, index, { amount, unit: 'pieces' }, true);
  if (!unit || (unit === 'paise') !== (at === counted || has(tokens[counted], 'currency'))) return null;
  return least(caption, at, index, { amount, unit });
}

/** `8 pcs minimum 2 set`: the minimum follows. */
function isUnitBehind({ tokens }: Caption, index: number): boolean {
  return isNumber(tokens[index + 1]) && unitOf(tokens[index + 2]) !== null;
}

/** `Less than 25 pcs nahi`, `25 पीस से कम ऑर्डर नहीं`: two words express it together. */
function readDenied(caption: Caption, index: number): Candidate[] {
  const { tokens } = caption;
  if (!has(tokens[index], 'fewer')) return [];
  const isCounted = unitOf(tokens[index - 1]) !== null || has(tokens[index - 1], 'currency');
  const at = isPlain(tokens[index + 1]) ? index + 1 : isCounted ? index - 2 : index - 1;
  if (!isNumber(tokens[at]))
    return has(tokens[index - 1], 'set') && has(tokens[index + 1], 'negation', 'gone')
      ? least(caption, index - 1, index + 1, { amount: 1, unit: 'sets' })
      : [];
  const denied = tokens.slice(index, index + BEHIND).some(isOrder);
  const { amount, unit, last } = amountAt(caption, at, denied);
  const denial = skip(caption, Math.max(index, last) + 1, (token) => isOrder(token) || has(token, 'filler'), 3);
  const isDenial = has(tokens[denial], 'negation', 'gone') || ['mat', 'मत'].includes(tokens[denial]?.text ?? '');
  const isOfPieces = unit === null && amount < LEAST_RUPEES && tokens.some((token) => has(token, 'piece'));
  if (!isDenial || (!unit && !isOfPieces)) return [];
  return least(caption, Math.min(at, index), denial, { amount, unit: unit ?? 'pieces' });
}

/** `Min 12` at the end of a line, when sets are not mentioned anywhere: such a small number means pieces. */
function isFewAlone({ tokens }: Caption, index: number, last: number, amount: number): boolean {
  const next = tokens[last + 1];
  const isEnd = !next || next.kind === 'break' || isSign(next, ',', '|', '.', ')');
  const isFew = isPlain(tokens[last]) && amount >= FEW_PIECES.least && amount <= FEW_PIECES.most;
  const isMoney = tokens.slice(index, last).some((token) => has(token, 'currency', 'rate'));
  const isCounted = (token: Token, at: number) =>
    isNumber(token) && at !== last && (token.value > LEAST_RATE || has(tokens[at + 1], 'piece'));
  // `MOQ 50` alone may count sets; `6 pc … min 2` may count sixes.
  const others = tokens.filter(isCounted);
  const isLarger = others.some(({ value }) => value > amount && value <= FEW_PIECES.most);
  if (others.length === 0 || isLarger) return false;
  return isFew && isEnd && !isMoney && !tokens.some((token) => isSold(token) && !has(token, 'garment'));
}

function readAfter(caption: Caption, index: number): Candidate[] {
  const { tokens } = caption;
  const isBetween = (next: Token) =>
    isSign(next, '.', ':', '-', '=') || has(next, 'filler', 'currency') || isOrder(next);
  const at = skip(caption, index + 1, isBetween);
  if (!((numberAt(caption, at) ?? 0) > 0)) return [];
  const isOrdered = tokens.slice(index - 1, at).some(isOrder) || /order|ऑर्डर|ઓર્ડર/u.test(tokens[index]?.text ?? '');
  const { amount, unit, last } = amountAt(caption, at, isOrdered);
  // `Kam se kam 5 lena padega`
  const isTaken = amount >= FEW_PIECES.least && amount <= FEW_PIECES.most && TAKEN.test(tokens[last + 1]?.text ?? '');
  const isOfPieces =
    isTaken ||
    isFewAlone(caption, index, last, amount) ||
    (amount >= LEAST_PIECES && isOnLineOf(caption, index, ['piece'], 'count'));
  return least(caption, index, last, { amount, unit: unit ?? 'pieces' }, unit === null && !isOfPieces);
}

/** `Only full set`, `set wise only`: without a number next to it, which would be the set's price or size. */
function isOnlySets({ tokens }: Caption, index: number): boolean {
  if (!has(tokens[index], 'set') && !CATALOGS.includes(tokens[index]?.text ?? '')) return false;
  return [1, -1].some((step) => {
    const isOnly = ONLY.includes(tokens[index + step]?.text ?? '');
    return isOnly && ![index - 2, index - 1, index + 1, index + 2].some((place) => isNumber(tokens[place]));
  });
}

/** `Only full set`, `no single`: a minimum of one set, without a number. */
function readWholeSets(caption: Caption): Candidate[] {
  return caption.tokens.flatMap((token, index) => {
    const isNoSingle = has(token, 'single') && isOnLineOf(caption, index, ['negation'], 'count');
    if (!isNoSingle && !isOnlySets(caption, index)) return [];
    return [candidate(caption, [index, index], 'minimumOrder', { amount: 1, unit: 'sets' }, true)];
  });
}

/** `10 pc to lena hi padega`: the required quantity, when neither a set nor a lot of this size is mentioned. */
function readTaken(caption: Caption): Candidate[] {
  const { tokens } = caption;
  return [...tokens.keys()].flatMap((at) => {
    const amount = tokens[at]?.value ?? NaN;
    const isFew = isPlain(tokens[at]) && amount >= FEW_PIECES.least && amount <= FEW_PIECES.most;
    if (!isFew || caption.claims.has(at) || !has(tokens[at + 1], 'piece') || !isBorder(caption, at - 1)) return [];
    const words = tokens.slice(at + 2, at + 2 + MOST_TAKING);
    const end = words.findIndex(({ text }) => HAS_TO.test(text));
    const isTaking =
      (end > 0 || TAKEN.test(words[0]?.text ?? '')) &&
      end >= 0 &&
      words.slice(0, end).every(({ text }) => TAKEN.test(text) || MUST.test(text));
    if (!isTaking || !isBorder(caption, at + 3 + end)) return [];
    return tokens.some((token) => isSold(token) && !has(token, 'garment'))
      ? []
      : least(caption, at, at + 2 + end, { amount, unit: 'pieces' });
  });
}

/** Minimum order of a seller. Doubtful without a word for the unit. */
export function readMinimum(caption: Caption): Candidate[] {
  const found = caption.tokens.flatMap((token, index) => {
    if (caption.claims.has(index)) return [];
    const denied = readDenied(caption, index);
    if (denied.length > 0 || !has(token, 'minimum')) return denied;
    return isUnitBehind(caption, index)
      ? readAfter(caption, index)
      : (readBefore(caption, index) ?? readAfter(caption, index));
  });
  if (found.length === 0) found.push(...readTaken(caption));
  return found.length > 0 ? found : readWholeSets(caption).slice(0, 1);
}
