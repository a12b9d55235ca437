import { isPriceOfAll } from './amount-doubts';
import { type Amount } from './amounts';
import { type Caption, has, isSign } from './caption';
import { isSaree, namesParts } from './goods-parts';
import { isWholeLine } from './size-rows';

/** A set costs at least this share per piece of a rate given next to it, and in total more than one piece. */
const BESIDE = { share: 0.8, times: 1.5 };
/** In paise: minimum total for three or more colours, and the minimum for each. */
const OF_COLOURS = { least: 100_000, each: 10_000, pieces: 3 };
/** In paise: price range of a kurti in a set. */
const OF_SIZES = { least: 100_000, each: { least: 10_000, most: 40_000 }, step: 500 };
/** The same for a saree, and the number sold together. */
const OF_SAREES = { each: { least: 20_000, most: 70_000 }, step: 500, pieces: 6 };
/** These are never cheap. */
const DEAR = /silk|banaras|kanj|paithani|patola|सिल्क|बनारस|कांजी|पैठणी|સિલ્ક|બનારસ|પૈઠણી|પટોળા/u;
const OF = /^(of|ka|ke|ki|no|na|का|के|की|નો|ના)$|(નો|ના)$/u;
const ENDS = /^(fix|fixed|total|only|net|final|full|in all|kul|फिक्स|टोटल|कुल|ફિક્સ|ટોટલ|કુલ)$/u;

/** Start of the piece count right before an amount; -1 without one. */
function countBefore({ tokens, claims }: Caption, at: number): number {
  let last = at - 1;
  while (has(tokens[last], 'currency') || isSign(tokens[last], '-', ':', '=', '.')) last -= 1;
  let from = last;
  while (claims.get(from) === 'pieces') from -= 1;
  return from < last ? from + 1 : -1;
}

const wordsOf = ({ tokens }: Caption, from: number, at: number) => (from < 0 ? [] : tokens.slice(from, at));

/** `Price 1190`, and `set of 3 colours - 3300`: the total, slightly cheaper than individually. */
function isBesideRate(caption: Caption, { at, paise }: Amount, pieces: number, others: readonly Amount[]): boolean {
  const words = wordsOf(caption, countBefore(caption, at), at);
  const share = paise / pieces;
  return (
    words.some((token) => has(token, 'set', 'whole')) &&
    share % 50 === 0 &&
    others.some(
      (other) =>
        other.isTold &&
        other.role === 'plain' &&
        share <= other.paise &&
        share >= other.paise * BESIDE.share &&
        paise >= other.paise * BESIDE.times,
    )
  );
}

/** `3 કલરનો સેટ 3600`: colours are not parts of one garment, so the price is for their set. */
function isOfColours(caption: Caption, { at, paise }: Amount, pieces: number): boolean {
  const words = wordsOf(caption, countBefore(caption, at), at);
  const isSet = words.some((token) => has(token, 'set')) && words.some((token) => has(token, 'variety'));
  const isEach = has(caption.tokens[at + 1], 'each', 'rate', 'piece');
  const isRound = paise % (pieces * 100) === 0 && paise / pieces >= OF_COLOURS.each;
  // `Kurti pant 3 colour set 1350`: the set may be an outfit worn together.
  const isOf = words.some(({ text }) => OF.test(text));
  return (
    isSet &&
    (isOf || !namesParts(caption)) &&
    !isEach &&
    pieces >= OF_COLOURS.pieces &&
    paise >= OF_COLOURS.least &&
    isRound
  );
}

/** `M L XL XXL`, `4 pc set`, and below it `set ka rate 1160`: the total price of one of each size. */
function isOfSizes(caption: Caption, { at, paise }: Amount, pieces: number, sizes: number): boolean {
  const { tokens } = caption;
  if (pieces !== sizes || namesParts(caption) || paise < OF_SIZES.least) return false;
  const share = paise / pieces;
  let from = at - 1;
  while (tokens[from] && tokens[from]?.kind !== 'break') from -= 1;
  const end = isSign(tokens[at + 1], '/-') || has(tokens[at + 1], 'currency') ? at + 1 : at;
  const isLine = has(tokens[from + 1], 'set') && isWholeLine(caption, from + 1, end);
  return isLine && share >= OF_SIZES.each.least && share <= OF_SIZES.each.most && share % OF_SIZES.step === 0;
}

/** `Brasso saree 6 pc 2100 fix`: too much for one plain saree, plausible for six. */
function isOfSarees(caption: Caption, { at, paise }: Amount, pieces: number): boolean {
  const { tokens } = caption;
  const share = paise / pieces;
  const isShare = share >= OF_SAREES.each.least && share <= OF_SAREES.each.most && share % OF_SAREES.step === 0;
  const isPlain = tokens.some(isSaree) && !tokens.some(({ text }) => DEAR.test(text));
  const words = wordsOf(caption, countBefore(caption, at), at);
  let end = at + 1;
  while (isSign(tokens[end], '/-') || has(tokens[end], 'currency') || ENDS.test(tokens[end]?.text ?? '')) end += 1;
  const isEnd = !tokens[end] || tokens[end]?.kind === 'break' || has(tokens[end], 'gst', 'shipping');
  return (
    isShare &&
    isPlain &&
    isEnd &&
    pieces >= OF_SAREES.pieces &&
    isPriceOfAll(paise / 100, pieces) &&
    words.some((token) => has(token, 'piece')) &&
    !words.some((token) => has(token, 'rate', 'each'))
  );
}

/** Whether an amount is the price of a set, judged by the goods, the sizes or the other rate of its caption. */
export function isTotalByOthers(
  caption: Caption,
  amount: Amount,
  { pieces, sizes }: { pieces: number; sizes: number },
  others: readonly Amount[],
): boolean {
  if (amount.isEach || amount.role === 'single') return false;
  if (isBesideRate(caption, amount, pieces, others)) return true;
  const isAlone = others.every((other) => other === amount || other.kind === 'beside' || other.kind === 'apart');
  return (
    isAlone &&
    (isOfColours(caption, amount, pieces) ||
      isOfSizes(caption, amount, pieces, sizes) ||
      isOfSarees(caption, amount, pieces))
  );
}
