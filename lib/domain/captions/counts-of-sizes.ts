import { type Candidate, type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { isElsewhere, isSetWord, sellsSingle } from './count-words';
import { countParts, namesParts, namesSuit } from './goods-parts';
import { isWholeLine } from './size-rows';
import { type Token } from './tokens';

const LOTS = ['lot', 'लॉट', 'लोट', 'લોટ'];
/** `Pura lot lenge to 350`: it need not be taken. */
const THEN = ['to', 'तो', 'તો'];
const BABAS = ['baba', 'बाबा', 'બાબા'];
const MOST_OF_LOT = 5000;
/** In rupees: less is a count. */
/** Of no goods that are sold in lots one costs so much. */
const LEAST_COUNTED = 1500;
const WHOLE =
  /^(full|pura|poora|puro|pooro|whole|entire|bales?|ganth|gathan|pu?ri|poori|पूरा|पूरी|फुल|गांठ|આખો|પૂરો|પુરો|ફુલ|ગાંસડી)( |$)/u;
const LEAST_RATE = 50;

/** How many sizes a caption names; 0 where it names none, or several lists of them. */
export function countOfSizes(sizes: readonly Candidate[]): number {
  const [first, ...more] = sizes.filter(({ doubtful }) => !doubtful);
  return first && more.length === 0 && Array.isArray(first.value) ? first.value.length : 0;
}

/** A set is spoken of in a count, or before one in brackets: `full set 1195 (3 pc)`. */
const namesSet = (caption: Caption, [from, last]: readonly [number, number]): boolean =>
  caption.tokens.slice(from, last + 1).some(isSetWord) ||
  (isSign(caption.tokens[from], '(') && isOnLineOf(caption, from, ['set', 'whole', 'total'], 'count'));

/** `Baba suit, size 16 18 20`: of small children, where the sizes are said to be sizes. */
const isOfChildren = ({ tokens, claims }: Caption): boolean =>
  tokens.some((token, index) => BABAS.includes(token.text) && has(tokens[index + 1], 'goods')) &&
  tokens.some((token, index) => has(token, 'size') && claims.get(index + 1) === 'size');

/** `Baby suit, 0-3 3-6 6-9 months`: of babies, by their months. */
const isOfBabies = ({ tokens, claims }: Caption): boolean =>
  tokens.some((token, index) => has(token, 'child') && has(tokens[index + 1], 'goods')) &&
  tokens.some((token, index) => has(token, 'ofMonths') && claims.get(index) === 'size');

/** Whether so many pieces may be the parts of one of the goods. */
export const mayCountParts = (caption: Caption): boolean =>
  namesParts(caption) && !((isOfChildren(caption) || isOfBabies(caption)) && countParts(caption) < 2);

/**
 * `3 pcs set`: on a line of its own, below the sizes and not right below words of goods, more than the goods have parts
 * or below how many sets one takes.
 */
function isBelowSizes(caption: Caption, [from, last]: readonly [number, number], count: number): boolean {
  const { tokens, claims } = caption;
  if (namesSuit(caption) || !isWholeLine(caption, from, last)) return false;
  let [above, isOfLeast] = [from - 2, false];
  for (; tokens[above] && tokens[above]?.kind !== 'break'; above -= 1) {
    if (has(tokens[above], 'goods', 'outfit')) return false;
    isOfLeast ||= claims.get(above) === 'minimum';
  }
  return (isOfLeast || countParts(caption) < count) && tokens.some((_, at) => at < from && claims.get(at) === 'size');
}

/** `L XL XXL` and `3 pcs set`: one of each size, where the goods have no parts or the count stands apart from them. */
export function isOfSizes(caption: Caption, place: readonly [number, number], count: number, sizes: number): boolean {
  if (count !== sizes) return false;
  if (mayCountParts(caption)) return namesSet(caption, place) && isBelowSizes(caption, place, count);
  return caption.claims.get(place[0] - 1) === 'size' || namesSet(caption, place);
}

/** `MRP 1500`, `online 999`: what it costs elsewhere is no sum. */
function isOfOthers({ tokens }: Caption, at: number): boolean {
  const word = (step: 1 | -1) => {
    let index = at + step;
    while (has(tokens[index], 'currency', 'filler') || isSign(tokens[index], ':', '-', '=', '.', '/-')) index += step;
    return tokens[index];
  };
  return [word(-1), word(1)].some((token) => has(token, 'elsewhere', 'listPrice', 'former'));
}

/** `3 pc set`, `rate 245 set ka 735`: so many times the one amount are the other. */
export function isProvedBySum(caption: Caption, place: readonly [number, number], count: number): boolean {
  if (!namesSet(caption, place) || namesParts(caption)) return false;
  const amounts = caption.tokens.flatMap((token, index) =>
    isNumber(token) && !caption.claims.has(index) && token.value >= LEAST_RATE && !isOfOthers(caption, index)
      ? [token.value]
      : [],
  );
  return amounts.some((each) => amounts.includes(each * count));
}

/** Whether a line ends behind a place, its signs left out. */
const isLast = (caption: Caption, last: number): boolean =>
  isBorder(caption, isSign(caption.tokens[last + 1], '.', '-') ? last + 2 : last + 1);

/** `Lot 180 pcs` may be a price: a word of the whole, so many that none costs it, or another amount makes a count of it. */
const isLotTold = ({ tokens, claims }: Caption, [from, last]: readonly [number, number], count: number): boolean =>
  count >= LEAST_COUNTED ||
  tokens.some(
    (token, index) =>
      has(token, 'total') ||
      WHOLE.test(token.text) ||
      (token.text === 'of' && LOTS.includes(tokens[index - 1]?.text ?? '')) ||
      (isNumber(token) && !claims.has(index) && token.value >= LEAST_RATE && (index < from || index > last)),
  );

/** `Lot 250 pcs`, and where a lot is spoken of `mix saree 150 pcs`: so many are sold together, unless fewer may be taken. */
export function isOfLot(caption: Caption, [from, last]: readonly [number, number], count: number): boolean {
  const { tokens, claims } = caption;
  const isLot = (token: Token) => LOTS.includes(token.text);
  if (count > MOST_OF_LOT || !tokens.some(isLot)) return false;
  const isFewer =
    sellsSingle(caption) ||
    tokens.some((token, index) => {
      const isIf = has(token, 'taking') && THEN.includes(tokens[index + 1]?.text ?? '');
      return isIf || has(token, 'minimum', 'ifTaken') || ['minimum', 'step'].includes(claims.get(index) ?? '');
    });
  // `Kurti lot @ 180 pcs`
  if (isFewer || isSign(tokens[from - 1], '@') || has(tokens[from - 1], 'currency', 'rate')) return false;
  return isLotTold(caption, [from, last], count) && (tokens.slice(from, last + 2).some(isLot) || isLast(caption, last));
}

/** `3 colour 3 pc set`: one of each colour. */
export const isOfColours = (caption: Caption, place: readonly [number, number], count: number): boolean =>
  namesSet(caption, place) &&
  !namesParts(caption) &&
  caption.tokens.some(
    (token, index) =>
      token.value === count &&
      has(caption.tokens[index + 1], 'variety') &&
      !(index >= place[0] && index <= place[1]) &&
      !isElsewhere(caption, index, index + 1),
  );
