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
} from './caption';
import { type Token } from './tokens';
import { type Term } from './words';

/** Two or three pieces are more often the parts of one suit than a set. */
const SET = { least: 4, most: 100, mostBare: 48 };

/** More colours than a set has. */
const MOST_COLOURS = 18;
const PLURAL = /s$/;

const OF = ['ka', 'ki', 'no', 'nu', 'का', 'की', 'નો', 'ની', 'નું'];
const MIXED = ['mix', 'mixed', 'assorted', 'multi', 'any', 'मिक्स', 'મિક્સ'];
const WITHIN = ['me', 'mein', 'mei', 'ma', 'में', 'मे', 'માં', 'મા'];

/** In rupees: `Set of 6 - 3,000` is no range. */
const LEAST_MONEY = 120;

/** Pieces in stock, ordered or still to come say nothing about the set. */
function isElsewhere(caption: Caption, from: number, last: number): boolean {
  const near = (step: 1 | -1) => {
    const first = (step > 0 ? last : from) + step;
    return [first, first + step].filter(
      (place, at) => !isBorder(caption, place) && (at === 0 || !isBorder(caption, first)),
    );
  };
  const isPlus = isSign(caption.tokens[last + 1], '+') && isNumber(caption.tokens[last + 2]);
  const isOther = (place: number, ...terms: Term[]) =>
    has(caption.tokens[place], ...terms) && !caption.claims.has(place);
  const isSold = has(caption.tokens[from], 'set', 'whole');
  const isOfSet = isSold || has(caption.tokens[last], 'set', 'whole');
  const isSetOf = isSold && has(caption.tokens[from + 1], 'filler');
  return (
    isPlus ||
    near(-1).some((place) => !isSold && isOther(place, 'stock')) ||
    [...near(-1), ...near(1)].some(
      (place) =>
        isOther(place, 'minimum', 'fewer') ||
        (isOther(place, 'more', 'ifTaken') && !(isOfSet && isOther(place, 'ifTaken'))),
    ) ||
    (!isSetOf && near(1).some((place) => isOther(place, 'stock')))
  );
}

/** From where to where the words around a count belong to it: `Set of 8 pcs`, `(8 pcs) full set`. */
function around({ tokens }: Caption, number: number, last: number): [number, number] {
  let [from, to] = [number, last];
  if (has(tokens[to + 1], 'set', 'whole')) to += 1;
  else if (has(tokens[to + 1], 'filler') && has(tokens[to + 2], 'set', 'whole')) to += 2;
  if (isSign(tokens[from - 1], '(') && isSign(tokens[to + 1], ')')) [from, to] = [from - 1, to + 1];
  const joint = isSign(tokens[from - 1], ':', '-', '=') || has(tokens[from - 1], 'filler') ? 2 : 1;
  if (has(tokens[from - joint], 'set', 'whole', 'total', 'piece')) from -= joint;
  return [from, to];
}

/** `6 ka set`, `colour 4 set`, `1 set of 4` where the one set is the least: the place of a count that no word of pieces has. */
function countOfSet({ tokens, claims }: Caption, index: number): [number, number] | null {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (OF.includes(next?.text ?? '') && has(tokens[index + 2], 'set', 'whole') && !claims.has(index + 2))
    return isNumber(before) || has(before, 'currency', 'rate') ? null : [index, index + 2];
  if (has(before, 'variety') && !has(before, 'design') && has(next, 'set') && !claims.has(index - 1))
    return [index - 1, index + 1];
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

/** `3 pcs box`, `1 set = 3 pc`, `3 पीस का सेट टोटल 780`: sold together, few as they are. */
function isBoxed({ tokens }: Caption, [from, last]: readonly [number, number]): boolean {
  const isBox = tokens.slice(from, last + 1).some((token) => has(token, 'bundle') && !has(token, 'set'));
  const isSame = isSign(tokens[from - 1], '=') && has(tokens[from - 2], 'set');
  return isBox || isSame || has(tokens[last + 1], 'total');
}

/** `5 pc same colour bhi milega`: one may have so many. */
const isMay = ({ tokens }: Caption, last: number): boolean =>
  tokens.slice(last + 1, last + 6).some(({ text }, at, all) => text === 'bhi' && /^(mil|ban)/.test(all[at + 1]?.text ?? ''));

/** How many pieces a set has, where pieces are counted. */
function readCounted(caption: Caption): Candidate[] {
  const hasSingle = caption.tokens.some((token) => has(token, 'single'));
  return caption.tokens.flatMap((token, index) => {
    const place = countAt(caption, index);
    if (!place || token.value < 2 || token.value > SET.most || isElsewhere(caption, ...place)) return [];
    if (isMay(caption, place[1]) && !has(caption.tokens[place[1]], 'set')) return [];
    claim(caption, ...place, 'pieces');
    const isOfSingles = hasSingle && has(caption.tokens[place[0]], 'set');
    return [candidate(caption, place, 'pieces', token.value, token.value < SET.least && !isOfSingles && !isBoxed(caption, place))];
  });
}

const isSetWord = (token: Token | undefined): boolean => has(token, 'set', 'whole', 'total');

/** `3 kurtis 999 total`, `full set of 6 sarees`: goods are pieces where a set or a total is spoken of. */
const isOfSet = ({ tokens }: Caption, from: number, last: number): boolean => {
  const line = (step: 1 | -1, start: number) => {
    for (
      let index = start, left = 9;
      left > 0 && tokens[index] && tokens[index]?.kind !== 'break';
      index += step, left -= 1
    )
      if (isSetWord(tokens[index])) return true;
    return false;
  };
  return line(-1, from - 1) || line(1, last + 1);
};

/** `4 कलर में`, `mix 10 colours`: what there is to choose from, and perhaps no set. */
const isChoice = ({ tokens }: Caption, from: number, of: number): boolean =>
  MIXED.includes(tokens[from - 1]?.text ?? '') ||
  WITHIN.includes(tokens[of + 1]?.text ?? '') ||
  /માં$/u.test(tokens[of]?.text ?? '');

/** `8 designs`, `4 colour set`, `6 sarees`: one piece of each makes the set. */
function readVarieties(caption: Caption): Candidate[] {
  const { tokens, claims } = caption;
  return tokens.flatMap((token, index) => {
    const of = isSign(tokens[index + 1], '+') ? index + 2 : index + 1;
    const isVariety = has(tokens[of], 'variety');
    if (!isPlain(token) || (claims.has(index) && claims.get(index) !== 'noise') || claims.has(of)) return [];
    if (!isVariety && !(has(tokens[of], 'goods') && isOfSet(caption, index, of))) return [];
    if (of !== index + 1 || token.value < 2 || token.value > SET.mostBare || isElsewhere(caption, index, of)) {
      if (token.value < SET.most) claim(caption, index, index, 'noise');
      return [];
    }
    const [from, to] = around(caption, index, of);
    if (isPalette(caption, index, of)) {
      claim(caption, index, index, 'noise');
      return [];
    }
    const isSet = [...tokens.slice(from, index), ...tokens.slice(of, to + 1)].some(isSetWord) || !isVariety;
    claim(caption, from, to, 'pieces');
    const isDoubtful = !isSet && (token.value < SET.least || isChoice(caption, index, of));
    return [candidate(caption, [from, to], 'pieces', token.value, isDoubtful)];
  });
}

/** `40 shades`: so many colours are what there is to choose from, unless a set of them is spoken of. */
const isPalette = (caption: Caption, index: number, of: number): boolean =>
  (caption.tokens[index]?.value ?? 0) > MOST_COLOURS &&
  !has(caption.tokens[of], 'design') &&
  !isOnLineOf(caption, index, ['set', 'whole', 'total'], 'count');

/** `Total Design : 8`, `DESIGNS 3 (D-1001, …)`: a count behind its word. */
function readCountsBehind(caption: Caption): Candidate[] {
  const { tokens, claims } = caption;
  return tokens.flatMap((token, index) => {
    const isOpen = isBorder(caption, index - 1) || has(tokens[index - 1], 'total');
    if (!isOpen || !has(token, 'variety') || claims.has(index)) return [];
    const at = isSign(tokens[index + 1], ':', '-', '=') ? index + 2 : index + 1;
    const count = tokens[at];
    const isMany = PLURAL.test(token.text) || has(tokens[index - 1], 'total');
    const isEnd = isBorder(caption, at + 1) || isSign(tokens[at + 1], '(');
    if (!isMany || !isEnd || !isPlain(count) || claims.has(at) || count.value < 2 || count.value > SET.mostBare) return [];
    claim(caption, index, at, 'pieces');
    return [candidate(caption, [index, at], 'pieces', count.value)];
  });
}

/** How many pieces a set has; colours and designs are counted where no pieces are, and the parts of one suit never: `Kurti pant 3 pc set`. */
export function readPieces(caption: Caption): Candidate[] {
  const counted = readCounted(caption);
  const varieties = [...readCountsBehind(caption), ...readVarieties(caption)];
  const sure = counted.filter(({ doubtful }) => !doubtful);
  const { tokens } = caption;
  const isWorn = (at: number) => has(tokens[at - 1], 'goods', 'outfit') && has(tokens[at + 1], 'piece');
  const isPart = ({ start, end }: Candidate) =>
    isWorn(tokens.findIndex((token) => token.start === start)) ||
    !tokens.some((token) => token.start >= start && token.end <= end && isSetWord(token));
  if (sure.length > 0) return counted.filter((one) => !one.doubtful || !isPart(one));
  return counted.length > 0 ? counted : varieties;
}
