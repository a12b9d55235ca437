import { type Candidate, type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { isElsewhere, isSetWord } from './count-words';
import { namesParts } from './goods-parts';
import { type Token } from './tokens';

const LOTS = ['lot', 'लॉट', 'लोट', 'લોટ'];
/** `Pura lot lenge to 350`: it need not be taken. */
const THEN = ['to', 'तो', 'તો'];
const MOST_OF_LOT = 5000;
/** In rupees: less is a count. */
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

/** `3 pcs set`, `3 pc box 780`: on a line of its own, below the sizes and not right below words of goods whose parts it could count. */
function isBelowSizes({ tokens, claims }: Caption, [from, last]: readonly [number, number]): boolean {
  const isEnd = (token: Token | undefined) => !token || token.kind === 'break';
  let end = last + 1;
  while (isNumber(tokens[end]) || tokens[end]?.kind === 'sign' || has(tokens[end], 'currency', 'filler', 'whole'))
    end += 1;
  let above = from - 2;
  while (!isEnd(tokens[above]) && !has(tokens[above], 'goods', 'outfit')) above -= 1;
  const isApart = isEnd(tokens[from - 1]) && isEnd(tokens[end]) && isEnd(tokens[above]);
  return isApart && tokens.some((_, index) => index < from && claims.get(index) === 'size');
}

/** `L XL XXL` and `3 pcs set`: one of each size, where the goods have no parts or the count stands apart from them. */
export function isOfSizes(caption: Caption, place: readonly [number, number], count: number, sizes: number): boolean {
  if (count !== sizes) return false;
  if (namesParts(caption)) return namesSet(caption, place) && isBelowSizes(caption, place);
  return caption.claims.get(place[0] - 1) === 'size' || namesSet(caption, place);
}

/** `3 pc set`, `rate 245 set ka 735`: so many times the one amount are the other. */
export function isWorkedOut(caption: Caption, place: readonly [number, number], count: number): boolean {
  if (!namesSet(caption, place) || namesParts(caption)) return false;
  const amounts = caption.tokens.flatMap((token, index) =>
    isNumber(token) && !caption.claims.has(index) && token.value >= LEAST_RATE ? [token.value] : [],
  );
  return amounts.some((each) => amounts.includes(each * count));
}

/** Whether a line ends behind a place, its signs left out. */
const isLast = (caption: Caption, last: number): boolean =>
  isBorder(caption, isSign(caption.tokens[last + 1], '.', '-') ? last + 2 : last + 1);

/** `Lot 250 pcs`, and where a lot is spoken of `mix saree 150 pcs`: so many are sold together, unless fewer may be taken. */
export function isOfLot(caption: Caption, [from, last]: readonly [number, number], count: number): boolean {
  const { tokens, claims } = caption;
  const isLot = (token: Token) => LOTS.includes(token.text);
  if (count > MOST_OF_LOT || !tokens.some(isLot)) return false;
  const isFewer = tokens.some((token, index) => {
    const isIf = has(token, 'taking') && THEN.includes(tokens[index + 1]?.text ?? '');
    const isSingle = has(token, 'single') && !isOnLineOf(caption, index, ['negation', 'gone'], 'count');
    return (
      isIf || isSingle || has(token, 'minimum', 'ifTaken') || ['minimum', 'step'].includes(claims.get(index) ?? '')
    );
  });
  return !isFewer && (tokens.slice(from, last + 2).some(isLot) || isLast(caption, last));
}

/** `3 colour 3 pc set`: one of each colour. */
export const isOfColours = (caption: Caption, place: readonly [number, number], count: number): boolean =>
  namesSet(caption, place) &&
  caption.tokens.some(
    (token, index) =>
      token.value === count &&
      has(caption.tokens[index + 1], 'variety') &&
      !(index >= place[0] && index <= place[1]) &&
      !isElsewhere(caption, index, index + 1),
  );
