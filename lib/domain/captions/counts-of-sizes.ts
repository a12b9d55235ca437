import { type Candidate, type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { isElsewhere, isSetWord, sellsSingle } from './count-words';
import { countParts, namesParts, namesSuit } from './goods-parts';
import { isWholeLine } from './size-rows';
import { type Token } from './tokens';

const LOTS = ['lot', 'लॉट', 'लोट', 'લોટ'];
/** `Pura lot lenge to 350`: the lot is optional. */
const THEN = ['to', 'तो', 'તો'];
const BABAS = ['baba', 'बाबा', 'બાબા'];
const MOST_OF_LOT = 5000;
/** In rupees: goods sold in lots never cost this much per piece. */
const LEAST_COUNTED = 1500;
const WHOLE =
  /^(full|pura|poora|puro|pooro|whole|entire|bales?|ganth|gathan|pu?ri|poori|पूरा|पूरी|फुल|गांठ|આખો|પૂરો|પુરો|ફુલ|ગાંસડી)( |$)/u;
/** In rupees: smaller numbers are counts. */
const LEAST_RATE = 50;

/** Number of sizes in a caption; 0 for none, or for several lists of them. */
export function countOfSizes(sizes: readonly Candidate[]): number {
  const [first, ...more] = sizes.filter(({ doubtful }) => !doubtful);
  return first && more.length === 0 && Array.isArray(first.value) ? first.value.length : 0;
}

/** The count mentions a set, or follows one in brackets: `full set 1195 (3 pc)`. */
const namesSet = (caption: Caption, [from, last]: readonly [number, number]): boolean =>
  caption.tokens.slice(from, last + 1).some(isSetWord) ||
  (isSign(caption.tokens[from], '(') && isOnLineOf(caption, from, ['set', 'whole', 'total'], 'count'));

/** `Baba suit, size 16 18 20`: for small children, when the sizes are labelled as sizes. */
const isOfChildren = ({ tokens, claims }: Caption): boolean =>
  tokens.some((token, index) => BABAS.includes(token.text) && has(tokens[index + 1], 'goods')) &&
  tokens.some((token, index) => has(token, 'size') && claims.get(index + 1) === 'size');

/** `Baby suit, 0-3 3-6 6-9 months`: for babies, sized in months. */
const isOfBabies = ({ tokens, claims }: Caption): boolean =>
  tokens.some((token, index) => has(token, 'child') && has(tokens[index + 1], 'goods')) &&
  tokens.some((token, index) => has(token, 'ofMonths') && claims.get(index) === 'size');

/** Whether this many pieces may be the parts of one garment. */
export const mayCountParts = (caption: Caption): boolean =>
  namesParts(caption) && !((isOfChildren(caption) || isOfBabies(caption)) && countParts(caption) < 2);

/**
 * `3 pcs set`: on its own line, below the sizes and not directly below words for goods, more than the goods have parts,
 * or below the number of sets to order.
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

/** `L XL XXL` and `3 pcs set`: one of each size, when the goods have no parts or the count is separate from them. */
export function isOfSizes(caption: Caption, place: readonly [number, number], count: number, sizes: number): boolean {
  if (count !== sizes) return false;
  if (mayCountParts(caption)) return namesSet(caption, place) && isBelowSizes(caption, place, count);
  return caption.claims.get(place[0] - 1) === 'size' || namesSet(caption, place);
}

/** `MRP 1500`, `online 999`: a price elsewhere is not a total. */
function isOfOthers({ tokens }: Caption, at: number): boolean {
  const word = (step: 1 | -1) => {
    let index = at + step;
    while (has(tokens[index], 'currency', 'filler') || isSign(tokens[index], ':', '-', '=', '.', '/-')) index += step;
    return tokens[index];
  };
  return [word(-1), word(1)].some((token) => has(token, 'elsewhere', 'listPrice', 'former'));
}

/** `3 pc set`, `rate 245 set ka 735`: the count times one amount equals the other. */
export function isProvedBySum(caption: Caption, place: readonly [number, number], count: number): boolean {
  if (!namesSet(caption, place) || namesParts(caption)) return false;
  const amounts = caption.tokens.flatMap((token, index) =>
    isNumber(token) && !caption.claims.has(index) && token.value >= LEAST_RATE && !isOfOthers(caption, index)
      ? [token.value]
      : [],
  );
  return amounts.some((each) => amounts.includes(each * count));
}

/** Whether a line ends after a position, ignoring signs. */
const isLast = (caption: Caption, last: number): boolean =>
  isBorder(caption, isSign(caption.tokens[last + 1], '.', '-') ? last + 2 : last + 1);

/**
 * `Lot 180 pcs` may be a price. It is a count with a word for the whole, when it is too large for a price, or next to
 * another amount.
 */
const isLotTold = ({ tokens, claims }: Caption, [from, last]: readonly [number, number], count: number): boolean =>
  count >= LEAST_COUNTED ||
  tokens.some(
    (token, index) =>
      has(token, 'total') ||
      WHOLE.test(token.text) ||
      (token.text === 'of' && LOTS.includes(tokens[index - 1]?.text ?? '')) ||
      (isNumber(token) && !claims.has(index) && token.value >= LEAST_RATE && (index < from || index > last)),
  );

/**
 * `Lot 250 pcs`, and when a lot is mentioned `mix saree 150 pcs`: pieces sold together, unless fewer may be ordered.
 */
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
