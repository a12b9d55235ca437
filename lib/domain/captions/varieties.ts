import { WITHIN } from './amount-doubts';
import { type Candidate, candidate, type Caption, claim, has, isBorder, isOnLineOf, isPlain, isSign } from './caption';
import { endsName } from './cloth-names';
import { around, isElsewhere, isSetWord, sellsSingle, SET } from './count-words';
import { fewInWords } from './number-words';
import { isWholeLine } from './size-rows';
import { type Token } from './tokens';

const READY = ['ready', 'available', 'avl', 'avail', 'तैयार', 'તૈયાર', 'રેડી', 'रेडी', 'उपलब्ध', 'ઉપલબ્ધ'];
const SAME = ['same', 'ek', 'hi', 'one', 'एक', 'ही', 'सेम', 'એક', 'જ', 'સેમ'];
const FEW = 12;
/** So few colours form a set only on their own line. */
const FEWEST = 3;
/** A set has at most this many colours. */
const MOST_COLOURS = 15;
const PLURAL = /s$|^(colou?r|clr|col|कलर|रंग|કલર|રંગ|डिजाइन|ડિઝાઇન|ડિઝાઈન)$/u;
const MIXED = ['mix', 'mixed', 'assorted', 'multi', 'any', 'मिक्स', 'મિક્સ'];
const CHOOSING = 'choose, choice, favourite, favorite, pasand, jo, jo bhi, पसंद, पसन्द, जो, जो भी, પસંદ, જે'.split(', ');

const DONE = /^(kar(o|do|na|ke)?|kr(do|o|na)?|कर|करो|करना|કરો|કરી)$/u;

/** `3 kurtis 999 total`, `full set of 6 sarees`: goods count as pieces when a set or a total is mentioned. */
const isOfSet = ({ tokens }: Caption, from: number, last: number): boolean => {
  const line = (step: 1 | -1, start: number) => {
    for (
      let index = start, left = 9;
      left > 0 && tokens[index] && tokens[index]?.kind !== 'break';
      index += step, left -= 1
    )
      // `3 saree pack kar do`: an instruction.
      if (isSetWord(tokens[index]) && !DONE.test(tokens[index + 1]?.text ?? '')) return true;
    return false;
  };
  return line(-1, from - 1) || line(1, last + 1);
};

/** `8 saree` alone on a line, with a price per piece in the set elsewhere. */
const isLineOfSet = (caption: Caption, from: number, last: number): boolean =>
  (caption.tokens[from]?.value ?? 0) >= SET.least &&
  isWholeLine(caption, from, last) &&
  caption.tokens.some((token, at) => has(token, 'set') && WITHIN.includes(caption.tokens[at + 1]?.text ?? ''));

/** `4 कलर में`, `mix 10 colours`, `9 colors, choose any`: a choice, and possibly not a set. */
const isChoice = (caption: Caption, from: number, of: number): boolean =>
  isChosen(caption, of) ||
  MIXED.includes(caption.tokens[from - 1]?.text ?? '') ||
  WITHIN.includes(caption.tokens[of + 1]?.text ?? '') ||
  /માં$/u.test(caption.tokens[of]?.text ?? '');

/** `Jo pasand ho`, `book your favourite`: words for choosing on the line. */
function isChosen({ tokens }: Caption, of: number): boolean {
  for (const step of [1, -1])
    for (let index = of + step; tokens[index] && tokens[index]?.kind !== 'break'; index += step)
      if (CHOOSING.includes(tokens[index]?.text ?? '')) return true;
  return false;
}

const isBreak = ({ kind }: Token): boolean => kind === 'break';

/** When sizes are named or single pieces are sold, so few colours are a choice. */
const isToChooseFrom = (caption: Caption): boolean =>
  sellsSingle(caption) ||
  caption.tokens.some(
    (token, index) => caption.claims.get(index) === 'size' && !has(token, 'freeSize', 'free', 'size'),
  );

/** `Lehenga 3 colour` at the end of its line, or `3 colours, 725/-` between commas. */
function isThreeOfClause(caption: Caption, [from, to]: readonly [number, number], count: number): boolean {
  const before = caption.tokens[from - 1];
  const opens =
    before !== undefined && (isBorder(caption, from - 1) || has(before, 'goods') || endsName(caption, from - 1));
  return count === FEWEST && !has(caption.tokens[to], 'design') && opens && isBorder(caption, to + 1);
}

/** `3 colour`, `same pattern 2 colour`: so few on their own line form a set. */
function isFewOfLine(caption: Caption, from: number, to: number, count: number): boolean {
  const { tokens } = caption;
  let start = from;
  while (has(tokens[start - 1], 'variety') || SAME.includes(tokens[start - 1]?.text ?? '')) start -= 1;
  const isEnough = count === FEWEST || !has(tokens[to], 'design');
  const isOne = count <= FEWEST && isEnough && isWholeLine(caption, start, to) && tokens.some(isBreak);
  return (isOne || isThreeOfClause(caption, [start, to], count)) && !isToChooseFrom(caption);
}

/** `दो कलर`: a count in words, on its own line. */
function inWords(caption: Caption): Candidate[] {
  return caption.tokens.flatMap(({ text }, index) => {
    const count = fewInWords(text);
    const isCount = count > 0 && has(caption.tokens[index + 1], 'variety') && caption.tokens.some(isBreak);
    return isCount && isWholeLine(caption, index, index + 1)
      ? [candidate(caption, [index, index + 1], 'pieces', count, isToChooseFrom(caption))]
      : [];
  });
}

/** `8 designs`, `4 colour set`, `6 sarees`: one piece of each forms the set. */
export function readVarieties(caption: Caption): Candidate[] {
  const { tokens, claims } = caption;
  const counted = tokens.flatMap((token, index) => {
    const of = isSign(tokens[index + 1], '+') ? index + 2 : index + 1;
    const isVariety = has(tokens[of], 'variety');
    if (!isPlain(token) || (claims.has(index) && claims.get(index) !== 'noise') || claims.has(of)) return [];
    const isSet = () => isOfSet(caption, index, of) || isLineOfSet(caption, index, of);
    if (!isVariety && !(has(tokens[of], 'goods') && isSet())) return [];
    if (
      of !== index + 1 ||
      token.value < 2 ||
      token.value > SET.mostBare ||
      (isElsewhere(caption, index, of) && !isReady(caption, index, of))
    ) {
      if (token.value < SET.most) claim(caption, index, index, 'noise');
      return [];
    }
    const [from, to] = around(caption, index, of);
    const isTimes = isTimesSizes(caption, of);
    if (isTimes || isPalette(caption, index, of)) {
      claim(caption, index, isTimes ? of + 2 : index, 'noise');
      const all = isTimes ? token.value * (tokens[of + 2]?.value ?? 0) : NaN;
      const isTold = tokens.some(({ value }, at) => value === all && claims.get(at) === 'minimum');
      return isTold ? [candidate(caption, [index, of + 3], 'pieces', all)] : [];
    }
    const isSaid = [...tokens.slice(from, index), ...tokens.slice(of, to + 1)].some(isSetWord) || !isVariety;
    claim(caption, from, to, 'pieces');
    const isLine = isFewOfLine(caption, from, to, token.value);
    const isFew = token.value < SET.least && !isLine;
    const isDoubtful = !isSaid && (isFew || isChoice(caption, index, of));
    return [candidate(caption, [from, to], 'pieces', token.value, isDoubtful)];
  });
  return [...counted, ...inWords(caption)];
}

/** `10 colours x 4 sizes`: there are several of each colour. */
const isTimesSizes = ({ tokens }: Caption, of: number): boolean =>
  (tokens[of + 1]?.text === 'x' || isSign(tokens[of + 1], '×', '*')) &&
  isPlain(tokens[of + 2]) &&
  has(tokens[of + 3], 'size', 'variety');

/** `6 colours ready`: so few are all that is available. */
const isReady = ({ tokens }: Caption, index: number, of: number): boolean =>
  READY.includes(tokens[of + 1]?.text ?? '') && (tokens[index]?.value ?? 0) <= FEW && !has(tokens[index - 1], 'stock');

/** `40 shades`: so many colours are a choice, unless a set of them is mentioned. */
const isPalette = (caption: Caption, index: number, of: number): boolean =>
  (caption.tokens[index]?.value ?? 0) > MOST_COLOURS &&
  !has(caption.tokens[of], 'design') &&
  !isOnLineOf(caption, index, ['set', 'whole', 'total'], 'count');

/** `Design: 6`, and `D.no. 201-206` on its own line. */
const isBesideNumbers = ({ tokens, claims }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], ':') &&
  tokens.some((token, at) => at !== index && has(token, 'design') && claims.get(at) === 'name');

const DESIGN = ['design', 'डिजाइन', 'डिज़ाइन', 'ડિઝાઇન', 'ડિઝાઈન'];

/** `Design : 8` on its own line, without another design word: such a small number is a count, not a name. */
function isCountAlone(caption: Caption, index: number, at: number): boolean {
  const { tokens } = caption;
  const value = tokens[at]?.value ?? 0;
  const isFew = value >= FEWEST && value <= FEW && isPlain(tokens[at]) && !/^0/.test(tokens[at]?.text ?? '');
  const from = isSign(tokens[index - 1], '#') ? index - 1 : index;
  if (!DESIGN.includes(tokens[index]?.text ?? '') || at === index + 1 || !isFew || !isWholeLine(caption, from, at))
    return false;
  return tokens.every((token, other) => other === index || !has(token, 'design')) && tokens.some(isBreak);
}

const isNumberWord = (token: Token): boolean => has(token, 'number');

/** `Total Design : 8`, `DESIGNS 3 (D-1001, …)`: a count after its word. */
export function readCountsBehind(caption: Caption): Candidate[] {
  const { tokens, claims } = caption;
  return tokens.flatMap((token, index) => {
    // `No. of designs : 6`
    const isNumberOf = tokens[index - 1]?.text === 'of' && tokens.slice(index - 3, index).some(isNumberWord);
    const isBullet = isSign(tokens[index - 1], '#') && isBorder(caption, index - 2);
    const isOpen = isBullet || isBorder(caption, index - 1) || has(tokens[index - 1], 'total') || isNumberOf;
    if (!isOpen || !has(token, 'variety') || claims.has(index)) return [];
    const sign = isSign(tokens[index + 1], ':') && isSign(tokens[index + 2], '-') ? index + 2 : index + 1;
    const joint = isSign(tokens[sign], ':', '-', '=') ? sign + 1 : sign;
    const isInBrackets = isSign(tokens[joint], '(') && isSign(tokens[joint + 2], ')');
    const at = isInBrackets ? joint + 1 : joint;
    const count = tokens[at];
    const isMany =
      isCountAlone(caption, index, at) ||
      isNumberOf ||
      PLURAL.test(token.text) ||
      has(tokens[index - 1], 'total') ||
      isBesideNumbers(caption, index);
    const isEnd = isBorder(caption, at + 1) || isSign(tokens[at + 1], '(');
    if (!isMany || !isEnd || !isPlain(count) || claims.has(at) || count.value < 2 || count.value > SET.mostBare)
      return [];
    if (isPalette(caption, at, index)) {
      claim(caption, index, at, 'noise');
      return [];
    }
    claim(caption, index, at, 'pieces');
    return [candidate(caption, [index, at], 'pieces', count.value)];
  });
}
