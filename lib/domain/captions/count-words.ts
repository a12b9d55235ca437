import { type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { type Token } from './tokens';
import { type Term } from './words';

/** Two or three pieces are usually the parts of one suit rather than a set. */
export const SET = { least: 4, most: 100, mostBare: 48 };

export const isSetWord = (token: Token | undefined): boolean => has(token, 'set', 'whole', 'total');

/** Whether single pieces are sold. */
export const sellsSingle = (caption: Caption): boolean =>
  caption.tokens.some(
    (token, index) => has(token, 'single') && !isOnLineOf(caption, index, ['negation', 'gone'], 'count'),
  );

/** `Min. 5 dozen matlab 60 pc`: the same quantity, restated. */
const MEANT = ['matlab', 'yani', 'yaani', 'मतलब', 'यानी', 'એટલે'];

export const isMeant = ({ tokens }: Caption, from: number): boolean => MEANT.includes(tokens[from - 1]?.text ?? '');

/** `8 pc se shuru`: the minimum order. */
const STARTS = ['se shuru', 'se start', 'start', 'shuru', 'onwards', 'onward', 'शुरू', 'શરૂ'];

/** `Last 4 pcs`: the remaining stock. */
export const LASTS = ['last', 'aakhri', 'akhri', 'limited', 'आखिरी', 'लास्ट', 'છેલ્લા', 'લાસ્ટ'];

/** `100 pc lot full lena padega`: sold only as a whole. */
const FULL = /^(full|pur[aei]|poor[ai]|puro|pooro|whole|entire|पूरा|पूरी|फुल|આખો|આખી|પૂરો|ફુલ)$/u;

const IF = ['agar', 'if', 'jo', 'jab', 'अगर', 'यदि', 'જો'];
const ON = ['pe', 'par', 'pr', 'on', 'पर', 'પર'];

/** Whether a count is a starting quantity. */
export function isStart({ tokens }: Caption, last: number): boolean {
  const [next, second] = [tokens[last + 1], tokens[last + 2]];
  return STARTS.includes(next?.text ?? '') || (has(next, 'to') && STARTS.includes(second?.text ?? ''));
}

/** `Qty : 4 pcs set`: the quantity to buy, not the stock. */
const isQuantityOfSet = ({ tokens }: Caption, word: number, last: number): boolean =>
  /^(qty|quantity)$/.test(tokens[word]?.text ?? '') &&
  has(tokens[last], 'set') &&
  isSign(tokens[word + 1], ':', '-', '=');

/** `1-9 pcs`. */
const isGluedRange = ({ tokens }: Caption, at: number): boolean =>
  isSign(tokens[at - 1], '-') &&
  tokens[at - 1]?.glued === true &&
  tokens[at]?.glued === true &&
  (tokens[at - 2]?.value ?? NaN) < (tokens[at]?.value ?? NaN);

/** Pieces in stock, on order or still to come are not the set. */
export function isElsewhere(caption: Caption, from: number, last: number): boolean {
  const near = (step: 1 | -1) => {
    const first = (step > 0 ? last : from) + step;
    // `Set lene par 649 (4 pc)`: the text before the bracket belongs to the amount.
    if (step < 0 && isSign(caption.tokens[from], '(') && isNumber(caption.tokens[first])) return [];
    return [first, first + step].filter(
      (place, at) => !isBorder(caption, place) && (at === 0 || !isBorder(caption, first)),
    );
  };
  const [next, second] = [caption.tokens[last + 1], caption.tokens[last + 2]];
  // `4 pcs per design`: there is one set of each design.
  const isPerDesign = next?.text === 'per' && has(second, 'variety') && !has(caption.tokens[last + 3], 'stock');
  if (isStart(caption, last)) return true;
  // `Agar 20 pcs loge`
  const isIf = IF.includes(caption.tokens[from - 1]?.text ?? '') || /^(utha|manga|mangwa)/.test(next?.text ?? '');
  if (isIf && !isSetWord(caption.tokens[from]) && !isSetWord(caption.tokens[last])) return true;
  // `10 pcs pe shipping free`
  const isOnEnd =
    !second || second.kind === 'break' || has(second, 'shipping', 'free', 'freeShipping') || isNumber(second);
  if (ON.includes(next?.text ?? '') && isOnEnd && ![from, last].some((at) => isSetWord(caption.tokens[at])))
    return true;
  // `(5 pcs+)`
  if (isSign(next, '+') && (!second || second.kind === 'break' || isSign(second, ')'))) return true;
  // `10 pc lo to set rate 140`
  const isTakenSet =
    [next, second].some((token) => has(token, 'ifTaken')) && isOnLineOf(caption, last, ['set', 'whole']);
  const isPlus = isSign(caption.tokens[last + 1], '+') && isNumber(caption.tokens[last + 2]);
  const isOther = (place: number, ...terms: Term[]) =>
    has(caption.tokens[place], ...terms) && !caption.claims.has(place);
  const isSold = has(caption.tokens[from], 'set', 'whole');
  const isOfSet = isSold || has(caption.tokens[last], 'set', 'whole');
  const isSetOf = isSold && has(caption.tokens[from + 1], 'filler');
  // `5 se 19 pcs`: a range.
  const isRange =
    (has(caption.tokens[from - 1], 'to') && isNumber(caption.tokens[from - 2])) || isGluedRange(caption, from);
  return (
    isPlus ||
    isRange ||
    isMeant(caption, from) ||
    LASTS.includes(caption.tokens[from - 1]?.text ?? '') ||
    near(-1).some((place) => !isSold && isOther(place, 'stock') && !isQuantityOfSet(caption, place, last)) ||
    [...near(-1), ...near(1)].some(
      (place) =>
        isOther(place, 'minimum', 'fewer') ||
        (isOther(place, 'more', 'ifTaken') && !((isOfSet || isTakenSet) && isOther(place, 'ifTaken'))),
    ) ||
    (!isSetOf &&
      !isPerDesign &&
      !(isOfSet && FULL.test(next?.text ?? '')) &&
      near(1).some((place) => isOther(place, 'stock')))
  );
}

/** Range of the words around a count that belong to it: `Set of 8 pcs`, `(8 pcs) full set`. */
export function around({ tokens }: Caption, number: number, last: number): [number, number] {
  let [from, to] = [number, last];
  if (has(tokens[to + 1], 'set', 'whole')) to += 1;
  else if (has(tokens[to + 1], 'filler') && has(tokens[to + 2], 'set', 'whole')) to += 2;
  if (isSign(tokens[from - 1], '(') && isSign(tokens[to + 1], ')')) [from, to] = [from - 1, to + 1];
  // `Pcs :- 4`
  const isTwoSigns = isSign(tokens[from - 1], '-') && isSign(tokens[from - 2], ':');
  const joint = isTwoSigns ? 3 : isSign(tokens[from - 1], ':', '-', '=') || has(tokens[from - 1], 'filler') ? 2 : 1;
  if (has(tokens[from - joint], 'set', 'whole', 'total', 'piece')) from -= joint;
  return [from, to];
}
