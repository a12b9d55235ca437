import { isDiscountTold, isPriceOfAll } from './amount-doubts';
import { isAnyGoods, isCharge, isStartOfSizes, resultKind, STARTS } from './amount-kinds';
import { isFree, isOfFewGoods } from './amount-neighbours';
import { type Caption, has, isBorder, isNumber, isOnLineOf, isPlain, isSign } from './caption';
import { endsName } from './cloth-names';
import { namesParts } from './goods-parts';
import { isWholeLine } from './size-rows';
import { isCeiling, isUntil } from './talk';
import { type Term } from './words';

const BARE = { least: 50, most: 99_999 };
/** In rupees: range in which a number on its own is read as a rate. */
const LONE = { least: 90, most: 30_000 };

/** `2000+ pcs`, `300 customers`, `650 gm`: a quantity of something. */
const isCount = ({ tokens }: Caption, index: number): boolean =>
  has(tokens[isSign(tokens[index + 1], '+') ? index + 2 : index + 1], 'piece', 'counted', 'measure', 'stock');

/** In rupees: a number in this range before pieces, on its own line, is a price and not a count. */
const OF_PIECE = { least: 101, most: 1500, step: 5, round: 50 };
/** Several pieces are written `pcs`. */
const ONE_PIECE = /^(pc|piece|pis|pees|peace|nang|nag|पीस|नग|नंग|પીસ|નંગ|નગ)$/u;
const LOTS = /^(lot|lots|maal|mal|stock|bale|gathri|ganth|लॉट|लोट|माल|स्टॉक|गांठ|લોટ|માલ|સ્ટોક)$/u;

/** `140 पीस` alone on a line, below goods sold in at least that many pieces: the price of one piece. */
const isOfPiece = (caption: Caption, index: number): boolean => {
  const { tokens, claims } = caption;
  const value = tokens[index]?.value ?? 0;
  const isPrice = value >= OF_PIECE.least && value <= OF_PIECE.most && value % OF_PIECE.step === 0;
  if (!isPrice || !ONE_PIECE.test(tokens[index + 1]?.text ?? '')) return false;
  // `દુપટ્ટા 375 નંગ, …`: after the goods, such an uneven number does not count pieces.
  const isOfClause = has(tokens[index - 1], 'goods') && isSign(tokens[index + 2], ',') && value % OF_PIECE.round !== 0;
  if (!isWholeLine(caption, index, index + 1) && !isOfClause) return false;
  const isOther = tokens.some((token) => LOTS.test(token.text) || has(token, 'total', 'available', 'whole'));
  return !isOther && [...claims.values()].includes('minimum');
};

/** `Freight 380 alag`: a line with charges only, without goods. */
const isChargeAlone = (caption: Caption, at: number): boolean =>
  isCharge(caption, at) &&
  isOnLineOf(caption, at, ['shipping', 'aside']) &&
  !isOnLineOf(caption, at, ['goods', 'rate']);

/** Numbers without any explanation, excluding `taken` ones; they may compete with a rate. */
export const bareNumbers = (caption: Caption, taken: ReadonlySet<number>): number[] =>
  caption.tokens.flatMap((token, index) => {
    const isBare = isFree(caption, index) && !taken.has(index) && token.value >= BARE.least && token.value <= BARE.most;
    const isNone = () =>
      (isCount(caption, index) && !isOfPiece(caption, index)) ||
      resultKind(caption, index) === 'beside' ||
      isCeiling(caption, index) ||
      isChargeAlone(caption, index);
    return isBare && !isNone() ? [index] : [];
  });

/** Words that rule out a lone number as a rate. */
const NEVER: readonly Term[] = ['talk', 'wish', 'foreign', 'range', 'severalPieces', 'notByPiece', 'total', 'discount'];
/** Words that rule it out on the same line. */
const NEVER_BESIDE: readonly Term[] = ['aside', 'shipping', 'changing'];
const BEFORE: readonly Term[] = [
  'filler',
  'garment',
  'now',
  'each',
  'taking',
  'former',
  'elsewhere',
  'apartBehind',
  'worth',
  'waist',
];
const POINTING = ['ye', 'yeh', 'vo', 'wo', 'wahi', 'ये', 'यह', 'वो', 'वही', 'આ', 'તે'];
/** `Sab 199`: the same price for any choice. */
const ALL = 'sab, sabhi, saare, sare, all, everything, सब, सभी, सारे, બધું, બધા, બધી'.split(', ');
const BEHIND: readonly Term[] = ['filler', 'now', 'taking', 'ours', 'each', 'net'];

/** Fewer pieces are not a set of a catalog. */
const FEWEST = 3;

const isGoods = (caption: Caption, index: number): boolean => {
  const token = caption.tokens[index];
  const isNamed = has(token, 'garment', 'goods') || caption.claims.get(index) === 'size';
  return token !== undefined && (isNamed || endsName(caption, index));
};

export const ONLY = ['only', 'just', 'sirf', 'bas', 'maatra', 'flat', 'बस', 'सिर्फ', 'मात्र', 'केवल', 'ફક્ત', 'માત્ર'];

/** `Border less`, `less work`: without it, not a price reduction. */
const isBorderLess = ({ tokens }: Caption, index: number): boolean =>
  tokens[index]?.text === 'less' && [index - 1, index + 1].some((at) => has(tokens[at], 'needlework'));

/** `Resellers bhi jud sakte hai`: on a line without any number. */
function isInvitation({ tokens }: Caption, index: number): boolean {
  if (!/^resellers?$/.test(tokens[index]?.text ?? '')) return false;
  for (const step of [1, -1])
    for (let at = index; tokens[at] && tokens[at]?.kind !== 'break'; at += step) if (isNumber(tokens[at])) return false;
  return true;
}

/** `Set of 3 kurtis 999`, `3 pc sirf 900`: so few may be a combo, and the number its total price; a suit has parts. */
function isOfPack(caption: Caption, at: number): boolean {
  const { tokens, claims } = caption;
  let from = at - 1;
  const isJoint = (index: number) => has(tokens[index], 'currency') || isSign(tokens[index], '-', ':');
  while (isJoint(from) || ONLY.includes(tokens[from]?.text ?? '')) from -= 1;
  const isOfGoods = has(tokens[from], 'goods');
  let counted = isOfGoods ? from - 1 : from;
  // `3 pc suit`: its parts.
  if (isOfGoods && !isNumber(tokens[counted])) return false;
  while (claims.get(counted) === 'pieces' && !isNumber(tokens[counted])) counted -= 1;
  const isCounted = claims.get(counted) === 'pieces' && (tokens[counted]?.value ?? NaN) <= FEWEST;
  return isCounted && (isOfGoods || !namesParts(caption));
}

/** Words for a payment that was made. */
const PAID =
  /^(received|recd|paid|mila|mil gaya|mil gaye|balance|bheja|bhej diya|bhejo|jama|मिला|मिल गया|भेजा|भेज दिया|जमा|મળ્યા|જમા)$/u;
const SAME_RATE = 'same rate';
const ADVANCES = /^(advance|adv|cod|एडवांस|सीओडी|એડવાન્સ|સીઓડી)$/u;

/** `Advance 500 baki COD`, `20% advance`: payment terms, on a different line than the number. */
function isOfAdvance({ tokens }: Caption, index: number, at: number): boolean {
  const [first, last] = [Math.min(index, at), Math.max(index, at)];
  if (!tokens.slice(first, last).some(({ kind }) => kind === 'break')) return false;
  for (const step of [1, -1])
    for (let near = index; tokens[near] && tokens[near]?.kind !== 'break'; near += step)
      if (ADVANCES.test(tokens[near]?.text ?? '')) return !tokens.some(({ text }) => PAID.test(text));
  return false;
}

/** `4 colour 540` at the end of a line: such a low amount is the price of each. */
const isBehindColours = (caption: Caption, at: number): boolean => {
  const { tokens, claims } = caption;
  const isColours = has(tokens[at - 1], 'variety') && claims.get(at - 1) === 'pieces' && isPlain(tokens[at - 2]);
  const isEnd = !tokens[at + 1] || tokens[at + 1]?.kind === 'break';
  return isColours && isEnd && !isPriceOfAll(tokens[at]?.value ?? 0, tokens[at - 2]?.value ?? 0);
};

/** `Kurti 650`, `450 only`: the only number in a caption about goods, with nothing that gives it another meaning. */
export function isLoneRate(caption: Caption, at: number, taken: ReadonlySet<number>): boolean {
  const { tokens, claims } = caption;
  const value = tokens[at]?.value ?? NaN;
  if (!(value >= LONE.least && value <= LONE.most)) return false;
  const never = isDiscountTold(caption) ? NEVER.filter((term) => term !== 'discount') : NEVER;
  const isStart = isStartOfSizes(caption, at);
  const isAside = (index: number) =>
    claims.has(index) ||
    isInvitation(caption, index) ||
    isBorderLess(caption, index) ||
    isUntil(caption, index) ||
    isAnyGoods(caption, index) ||
    (isStart && has(tokens[index], 'range')) ||
    isOfAdvance(caption, index, at);
  if (tokens.some((token, index) => has(token, ...never) && !isAside(index))) return false;
  if (isOnLineOf(caption, at, NEVER_BESIDE) || isOfFewGoods(caption, at) || isOfPack(caption, at)) return false;
  const others = tokens.some(
    (token, index) =>
      token.value !== value &&
      !taken.has(index) &&
      isNumber(token) &&
      !claims.has(index) &&
      token.value >= LONE.least &&
      !isCeiling(caption, index) &&
      !isChargeAlone(caption, index) &&
      !isOfAdvance(caption, index, at),
  );
  if (others) return false;
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  const opens =
    isBorder(caption, at - 1) ||
    has(before, ...BEFORE) ||
    (has(before, 'piece') && !isNumber(tokens[at - 2])) ||
    POINTING.includes(before?.text ?? '') ||
    ALL.includes(before?.text ?? '') ||
    // `14 kg 260`
    (has(before, 'measure') && claims.get(at - 1) === 'noise') ||
    (ONLY.includes(behind?.text ?? '') && before?.kind === 'word' && before.terms.size === 0) ||
    isGoods(caption, at - 1) ||
    (isStart && STARTS.test(before?.text ?? '')) ||
    isBehindColours(caption, at) ||
    isSign(before, '-', ':', '~', '=');
  const closes =
    isBorder(caption, at + 1) ||
    has(behind, 'gst', 'included') ||
    claims.get(at + 1) === 'charge' ||
    isOfPiece(caption, at) ||
    (isStart && [behind, tokens[at + 2]].some((near) => STARTS.test(near?.text ?? ''))) ||
    has(behind, ...BEHIND) ||
    isGoods(caption, at + 1);
  if (!opens || !closes || (claims.get(at - 1) === 'pieces' && !isBehindColours(caption, at))) return false;
  const isSaid =
    taken.size > 0 ||
    before?.text === SAME_RATE ||
    ONLY.includes(before?.text ?? '') ||
    has(before, 'now') ||
    has(behind, 'filler', 'taking', 'net', 'now', 'each');
  return isSaid || tokens.some((token, index) => has(token, 'variety') || isGoods(caption, index));
}
