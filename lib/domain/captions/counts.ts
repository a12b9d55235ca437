import { type Candidate, candidate, type Caption, claim, has, isNumber, isPlain, isSign } from './caption';
import { around, isElsewhere, isMeant, isSetWord, isStart, SET } from './count-words';
import { isOfColours, isOfLot, isOfSizes, isProvedBySum } from './counts-of-sizes';
import { namesParts, takesOthers } from './goods-parts';
import { readListedColours } from './listed-colours';
import { readCountsBehind, readVarieties } from './varieties';

const OF = ['ka', 'ki', 'no', 'nu', 'का', 'की', 'નો', 'ની', 'નું'];

const ONE = ['ek', 'एक', 'એક'];

/** In rupees: `Set of 6 - 3,000` is not a range. */
const LEAST_MONEY = 120;
/** The same, for the price of a set. */
const LEAST_SUM = 1000;

/**
 * `6 ka set`, `colour 4 set`, `1 set of 4` where one set is the minimum: position of a count without a word for pieces.
 */
function countOfSet({ tokens, claims }: Caption, index: number): [number, number] | null {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (OF.includes(next?.text ?? '') && has(tokens[index + 2], 'set', 'whole') && !claims.has(index + 2))
    return isNumber(before) || has(before, 'currency', 'rate') ? null : [index, index + 2];
  if (has(before, 'variety') && !has(before, 'design') && has(next, 'set') && !claims.has(index - 1))
    return [index - 1, index + 1];
  // `4 size set`, `4 size ka set`, `5 size ek set`
  if (has(next, 'size')) {
    const of = [...OF, ...ONE].includes(tokens[index + 2]?.text ?? '') ? index + 3 : index + 2;
    if (has(tokens[of], 'set', 'whole') && !claims.has(of)) return [index, of];
  }
  const isOfLeast = before?.text === 'of' && has(tokens[index - 2], 'set') && claims.get(index - 2) === 'minimum';
  return isOfLeast ? [index, index] : null;
}

function countAt(caption: Caption, index: number): [number, number] | null {
  const { tokens, claims } = caption;
  const [number, next] = [tokens[index], tokens[index + 1]];
  if (claims.has(index) || !isPlain(number)) return null;
  if (has(next, 'piece')) return around(caption, index, index + 1);
  const ofSet = number.value <= SET.mostBare ? countOfSet(caption, index) : null;
  if (ofSet) return ofSet;
  const [from] = around(caption, index, index);
  const label = tokens[from];
  if (from === index || claims.has(from) || number.value > SET.mostBare) return null;
  const isOf = has(tokens[index - 1], 'filler') && has(next, 'currency');
  if (
    has(next, 'variety') ||
    (!isOf && has(next, 'currency', 'net', 'each', 'measure', 'set')) ||
    isSign(next, '/-', '+', '%', '/') ||
    (isSign(next, '-') && !has(tokens[index + 2], 'currency') && !((tokens[index + 2]?.value ?? 0) >= LEAST_MONEY))
  )
    return null;
  if (has(label, 'piece')) return isNumber(tokens[from - 1]) || has(tokens[from - 1], 'rate') ? null : [from, index];
  const last = isSign(tokens[index - 1], '(') && isSign(next, ')') ? index + 1 : index;
  return has(label, 'set', 'whole') && !isSign(next, '×', '*') ? [from, last] : null;
}

/** `3 pcs box`, `1 set = 3 pc`, `3 पीस का सेट टोटल 780`: sold together although they are few. */
function isBoxed({ tokens }: Caption, [from, last]: readonly [number, number]): boolean {
  const isBox = tokens.slice(from, last + 1).some((token) => has(token, 'bundle') && !has(token, 'set'));
  const isSame = isSign(tokens[from - 1], '=') && has(tokens[from - 2], 'set');
  return isBox || isSame || has(tokens[last + 1], 'total');
}

/** `Set 3 pc 1350`: for goods without parts, the total price. */
function isPricedSet(caption: Caption, [from, last]: readonly [number, number], count: number): boolean {
  const { tokens } = caption;
  const amount = has(tokens[last + 1], 'currency') || isSign(tokens[last + 1], '=', '-') ? last + 2 : last + 1;
  const value = tokens[amount]?.value ?? NaN;
  const isEnd = !tokens[amount + 1] || tokens[amount + 1]?.kind === 'break';
  const isOfSet = has(tokens[from], 'set') && value >= LEAST_SUM && value % count === 0 && isEnd;
  return isOfSet && !namesParts(caption) && !tokens.some(takesOthers);
}

/** `5 pc same colour bhi milega`, `6 pc mix chalega`: an optional quantity. */
const isMay = ({ tokens }: Caption, last: number): boolean =>
  tokens
    .slice(last + 1, last + 6)
    .some(
      ({ text }, at, all) =>
        (text === 'bhi' && /^(mil|ban)/.test(all[at + 1]?.text ?? '')) ||
        /^(chal(ega|egi|enge|se|she)|चले(गा|गी|ंगे)|ચાલશે)$/u.test(text),
    );

/** Number of pieces in a set, where pieces are counted; `sizes` is the number of sizes named. */
function readCounted(caption: Caption, sizes: number): Candidate[] {
  const hasSingle = caption.tokens.some((token) => has(token, 'single'));
  return caption.tokens.flatMap((token, index) => {
    const place = countAt(caption, index);
    const isTooMany = place !== null && token.value > SET.most && !isOfLot(caption, place, token.value);
    if (!place || token.value < 2 || isTooMany || isElsewhere(caption, ...place)) {
      if (place && isMeant(caption, place[0])) claim(caption, ...place, 'noise');
      if (place && isStart(caption, place[1])) claim(caption, place[1] + 1, place[1] + 2, 'noise');
      return [];
    }
    if (isMay(caption, place[1]) && !has(caption.tokens[place[1]], 'set')) return [];
    claim(caption, ...place, 'pieces');
    // `सौ पीस`: an order quantity, not a set.
    const isMany = token.inWords === true && token.value > SET.mostBare;
    const isSold =
      token.value >= SET.least ||
      (hasSingle && has(caption.tokens[place[0]], 'set')) ||
      isBoxed(caption, place) ||
      isPricedSet(caption, place, token.value) ||
      isOfSizes(caption, place, token.value, sizes) ||
      isProvedBySum(caption, place, token.value) ||
      isOfColours(caption, place, token.value);
    return [candidate(caption, place, 'pieces', token.value, isMany || !isSold)];
  });
}

/** `1 box = 12 pc`: the contents of one box. */
const isOfOne = ({ tokens }: Caption, from: number): boolean =>
  [from, from - 2].some(
    (at) => has(tokens[at], 'set', 'bundle') && isSign(tokens[at + 1], '=') && tokens[at - 1]?.value === 1,
  );

const BALES =
  /^(bales?|bails?|ga+nth|gathan|gatha?n|carton|cartons|parcel|parsal|bori|गांठ|बेल|कार्टन|पार्सल|ગાંસડી|કાર્ટન|પાર્સલ)$/u;

/** `Bail: 60 pcs`, `गांठ में 60 पीस`. */
function isBale({ tokens }: Caption, from: number): boolean {
  let at = from - 1;
  while (isSign(tokens[at], ':', '-', '=', '.') || has(tokens[at], 'filler')) at -= 1;
  return BALES.test(tokens[at]?.text ?? '') || BALES.test(tokens[from]?.text ?? '');
}

/**
 * Number of pieces in a set. Without pieces, colours and designs are counted, but never the parts of one suit: `Kurti
 * pant 3 pc set`. A count equal to `sizes` is the set, whatever else is counted.
 */
export function readPieces(caption: Caption, sizes: number): Candidate[] {
  const counted = readCounted(caption, sizes);
  const varieties = [...readCountsBehind(caption), ...readVarieties(caption)];
  if (varieties.length === 0) varieties.push(...readListedColours(caption));
  const sure = counted.filter(({ doubtful }) => !doubtful);
  const { tokens } = caption;
  // `2 box = 24 pc, 1 box = 12 pc`
  const ofOne = sure.filter(({ start }) =>
    isOfOne(
      caption,
      tokens.findIndex((token) => token.start === start),
    ),
  );
  if (new Set(ofOne.map(({ value }) => value)).size === 1) return ofOne;
  // `12 pcs`, and `bail: 60 pcs`: the number packed together, not the order quantity.
  const isPacked = ({ start }: Candidate) =>
    isBale(
      caption,
      tokens.findIndex((token) => token.start === start),
    );
  if (new Set(sure.map(({ value }) => value)).size > 1 && sure.some(isPacked) && !sure.every(isPacked))
    return sure.filter((one) => !isPacked(one));
  const isWorn = (at: number) => has(tokens[at - 1], 'goods', 'outfit') && has(tokens[at + 1], 'piece');
  const isPart = ({ start, end }: Candidate) =>
    isWorn(tokens.findIndex((token) => token.start === start)) ||
    !tokens.some((token) => token.start >= start && token.end <= end && isSetWord(token));
  if (sure.length > 0) {
    const isOfSuit = namesParts(caption) || sure.some(({ value }) => value === sizes);
    return counted.filter((one) => !one.doubtful || (!isOfSuit && !isPart(one)));
  }
  // `3 pc collection`, and `Design - 4`: the parts of a suit, and the number of suits.
  const areParts = namesParts(caption) && counted.every(({ value }) => typeof value === 'number' && value < SET.least);
  const areSuits = areParts && varieties.some(({ doubtful }) => !doubtful);
  return counted.length > 0 && !areSuits ? counted : varieties;
}
