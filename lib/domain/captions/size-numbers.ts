import { WITHIN } from './amount-doubts';
import { type Candidate, candidate, type Caption, has, isNumber, isOnLineOf, isPlain, isSign, skip } from './caption';
import { fabricOf } from './fabric-words';
import { isAloneOnLine } from './size-rows';
import { type At, LETTERS } from './size-letters';
import { BUST, isBust, type Run, runFrom } from './size-runs';
import { type Token } from './tokens';

/** Without the word “size”, only numbers in this range can be sizes. */
const BARE = { least: 32, most: 56, count: 3 };
/** This many numbers, separated by signs, are sizes whatever the goods are. */
const LONG_LIST = 4;
/** Minimum size where sizes or children are mentioned. */
export const LEAST_NAMED = 14;
const MOST_OF_CHILDREN = 40;
const SIDE = { least: 36, most: 130 };

/** `28 se 40 sab size`: a phrase from the table, or two words. */
const isAllSizes = (token: Token | undefined): boolean => token?.text === 'sab size';
const ALL = ['all', 'sab', 'sabhi', 'har', 'badhi', 'सब', 'सभी', 'सारे', 'हर', 'બધી', 'બધા', 'દરેક'];
const BLOUSES = ['blouse', 'blause', 'blouz', 'choli', 'ब्लाउज', 'चोली', 'બ્લાઉઝ', 'ચોલી', 'ચોળી'];
const READY_MADE = /^(free|ready|size|stitched|fitting|फ्री|रेडी|तैयार|ફ્રી|તૈયાર|રેડી)$/u;
const MARGINS = /^(margin|marjin|alter|alteration|मार्जिन|માર્જિન|अल्टर|અલ્ટર)$/u;
const STITCHED = [
  'stitched',
  'stitch',
  'stiched',
  'stich',
  'ready',
  'सिला',
  'स्टिच',
  'स्टिच्ड',
  'સ્ટિચ',
  'સ્ટીચ',
  'સીવેલું',
  'સીવેલો',
];

const UP_TO = ['upto', 'up to', 'tak', 'till', 'तक', 'સુધી'];

const FEET = /^(f(ee|oo)?ts?|फीट|फुट|ફૂટ|ફુટ)$/u;

const isLabelJoint = (token: Token): boolean =>
  isSign(token, ':', '-', '=', '.', '(') || has(token, 'filler', 'number');

/** `Size : 38`: preceded by a word for sizes, ignoring signs. */
export const isNamedBefore = (caption: Caption, from: number): boolean =>
  has(caption.tokens[skip(caption, from - 1, isLabelJoint, 3, -1)], 'size');

export const isLabelled = (caption: Caption, from: number, last: number): boolean => {
  const after = ALL.includes(caption.tokens[last + 1]?.text ?? '') ? last + 2 : last + 1;
  return isNamedBefore(caption, from) || has(caption.tokens[after], 'size') || isAllSizes(caption.tokens[last + 1]);
};

/** `Waist 28 to 36`, `कमर 30, 32, 34`: trouser sizes. */
const isOfWaist = (caption: Caption, from: number): boolean =>
  has(caption.tokens[skip(caption, from - 1, isLabelJoint, 3, -1)], 'waist');

const isMoney = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], '/-', '/=') || has(tokens[index + 1], 'currency') || has(tokens[index - 1], 'currency');

/** `38 to 44 48 pcs`: a count is not a size. */
const isCount = ({ tokens }: Caption, index: number): boolean => has(tokens[index + 1], 'piece', 'variety', 'set');

/** Sizes increase: a number not larger than the previous one starts something else. */
function numbersFrom(caption: Caption, from: number, least: number): Run {
  let before = 0;
  const numberAt = (index: number): At => {
    const token = caption.tokens[index];
    if (!isBust(token, least) || token.value <= before || caption.claims.has(index)) return null;
    // `38-40-42-44 set`: one of each size.
    const isSizeSet = before > 0 && token.value - before === BUST.step && has(caption.tokens[index + 1], 'set');
    if (isMoney(caption, index) || (isCount(caption, index) && !isSizeSet)) return null;
    before = token.value;
    return { size: token.text, last: index };
  };
  return runFrom(caption, from, numberAt, false);
}

/** `Jaipuri cotton, 38 to 44`: next to goods, a range of busts is a range of sizes. */
const namesGoods = ({ tokens }: Caption): boolean =>
  tokens.some((token) => has(token, 'goods') || Boolean(fabricOf(token.text)));

const namesFree = ({ tokens }: Caption): boolean => tokens.some((token) => has(token, 'freeSize'));
/** Jeans are sized by the waist, even without the word. */
const namesTrousers = ({ tokens }: Caption): boolean => tokens.some((token) => has(token, 'trousers'));
const namesChildren = ({ tokens }: Caption): boolean => tokens.some((token) => has(token, 'child'));

/** `20/22/24 320, 32/34/36 380`: these are not all the sizes. */
const hasSmaller = ({ tokens }: Caption, before: number): boolean =>
  tokens
    .slice(0, before)
    .some((token, at) => isPlain(token) && token.value < BARE.least && isSign(tokens[at + 1], '/'));

interface Numbers {
  run: Run;
  doubtful: boolean;
  /** About the waist or the wearer: used as sizes only when the caption names no others. */
  isOfBody?: boolean;
}

/** `Curtain 36 38 40 feet`: lengths. */
const isInFeet = ({ tokens }: Caption): boolean =>
  tokens.some((token) => has(token, 'bedding')) && tokens.some(({ text }) => FEET.test(text));

/** Numeric sizes that start here, certain or doubtful. */
export function readNumbers(caption: Caption, index: number): Numbers | null {
  const { tokens } = caption;
  if (isInFeet(caption)) return null;
  const named = numbersFrom(caption, index, LEAST_NAMED);
  const isRange = named.sizes.length === 2 && ['-', 'to'].includes(named.joints[0] ?? '');
  const after = tokens[named.last + 1];
  if (named.sizes.length > 0 && isLabelled(caption, index, named.last)) {
    const isOpen = named.sizes.length === 1 && (has(tokens[index - 1], 'range', 'to') || has(after, 'to', 'fewer'));
    const isOfLetter = isSign(after, '(') && LETTERS.has(tokens[named.last + 2]?.text ?? '');
    return { run: named, doubtful: after?.text === 'margin' || isOpen || isOfLetter };
  }
  // `28 to 36 waist`
  if (isOfWaist(caption, index) || (isRange && has(after, 'waist')))
    return isRange || named.sizes.length >= BARE.count ? { run: named, doubtful: false, isOfBody: true } : null;
  if (has(tokens[index - 1], 'range', 'to') && isLabelled(caption, index - 1, named.last))
    return { run: named, doubtful: !isRange };
  const isLadder = ({ sizes }: Run) =>
    sizes.length >= BARE.count &&
    sizes.every((size, place) => place === 0 || Number(size) === Number(sizes[place - 1]) + BUST.step);
  const isChildren = namesChildren(caption) && named.sizes.every((size) => Number(size) <= MOST_OF_CHILDREN);
  if (isChildren && (isRange || isLadder(named))) return { run: named, doubtful: false };
  const isList =
    named.sizes.length >= LONG_LIST &&
    named.joints.every((joint) => joint === '/' || joint === ',' || (joint !== 'to' && namesTrousers(caption)));
  const isRow = isLadder(named) && isAloneOnLine(caption, index, named.last);
  if (((isList && isLadder(named)) || isRow) && namesGoods(caption)) return { run: named, doubtful: false };
  const isOfTrousers =
    isRange && isOnLineOf(caption, index, ['trousers'], 'count') && !has(after, 'counted', 'measure', 'age');
  if (isOfTrousers) return { run: named, doubtful: false, isOfBody: namesFree(caption) };
  if (isRange && namesTrousers(caption) && isAloneOnLine(caption, index, named.last))
    return { run: named, doubtful: false, isOfBody: namesFree(caption) };
  const run = numbersFrom(caption, index, BUST.least);
  const isBare = run.sizes.every((size) => Number(size) >= BARE.least && Number(size) <= BARE.most);
  // `Blouse stitched 38 upto 42`: how far it can be let out.
  const isLetOut = UP_TO.includes(tokens[index + 1]?.text ?? '') && STITCHED.includes(tokens[index - 1]?.text ?? '');
  if (isLetOut && run.sizes.length === 2) return { run, doubtful: true };
  if (run.sizes.length === 2 && isRange && isBare)
    return { run, doubtful: !namesGoods(caption), isOfBody: namesFree(caption) };
  // `28 30 32 34`: the list is incomplete here.
  const isRest = isPlain(tokens[index - 1]) && tokens[index - 1]?.value === (tokens[index]?.value ?? 0) - BUST.step;
  return isBare && !isRest && isLadder(run) ? { run, doubtful: hasSmaller(caption, index) } : null;
}

/** `38 free, 42 tak margin` of a blouse: its stitched size, and how far it can be let out. */
function isLetOutFrom(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  const opens = !tokens[index - 1] || tokens[index - 1]?.kind === 'break';
  if (!opens || !READY_MADE.test(tokens[index + 1]?.text ?? '')) return false;
  const line = tokens.slice(index + 1);
  const end = line.findIndex(({ kind }) => kind === 'break');
  const words = line.slice(0, end < 0 ? undefined : end);
  const isLarger = words.some((token) => isBust(token, BARE.least) && token.value > (tokens[index]?.value ?? 0));
  return isLarger && words.some(({ text }) => MARGINS.test(text)) && tokens.some(({ text }) => BLOUSES.includes(text));
}

/** `Blouse stitched 38 (margin 42)`: the size of the stitched garment. */
export function isOfStitched(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  const is = (words: readonly string[], ...places: number[]) =>
    places.some((at) => words.includes(tokens[at]?.text ?? ''));
  // `Blouse 34 ready 38 dispatch`: quantities.
  const isCounted = has(tokens[index + 1], 'stock');
  const isBefore = is(STITCHED, index - 1) && is(BLOUSES, index - 2, index - 3);
  const isBehind = is(BLOUSES, index - 1) && (is(STITCHED, index - 2) || (is(STITCHED, index + 1) && !isCounted));
  if (isBust(tokens[index], BARE.least) && isLetOutFrom(caption, index)) return true;
  if (!isBust(tokens[index], BARE.least) || !(isBefore || isBehind) || isMoney(caption, index)) return false;
  // `Blouse stitch 60 me ho jayega`: the price of stitching.
  return (
    !WITHIN.includes(tokens[index + 1]?.text ?? '') &&
    !(isCounted && !is(STITCHED, index + 1)) &&
    !has(tokens[index + 1], 'fewer', 'to', 'piece', 'variety', 'measure')
  );
}

/** `Bedsheet 90 x 108`: dimensions of a cloth in inches. */
export function readSides(caption: Caption): Candidate[] {
  const { tokens } = caption;
  const isSide = (token: Token | undefined) => isPlain(token) && token.value >= SIDE.least && token.value <= SIDE.most;
  if (!tokens.some((token) => has(token, 'bedding'))) return [];
  return tokens.flatMap((token, index) => {
    const sign = tokens[index + 1];
    const isTimes = isSign(sign, '×', '*') || sign?.text === 'x';
    if (!isTimes || !isSide(token) || !isSide(tokens[index + 2]) || isNumber(tokens[index + 3])) return [];
    return [candidate(caption, [index, index + 2], 'sizes', [`${token.text}x${tokens[index + 2]?.text ?? ''}`], true)];
  });
}
