import { WITHIN } from './amount-doubts';
import { type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { fabricOf } from './fabric-words';
import { isAmount, markDenied } from './denied-amounts';
import { type Token } from './tokens';

/** The remaining price is at least this share of the crossed-out one. */
const CHEAPEST = 0.4;

/** Meaning of one of several amounts: a former price or one elsewhere, or the current price here. */
export type Mark = 'apart' | 'now';

const REACH = 14;
/** Length of a label on its own line: `Old price:`. */
const LABEL = 4;
/** `We sell at 980`: the seller's own price. */
const WE = ['we', 'hum', 'ham', 'hum log', 'हम', 'અમે'];
/** Maximum distance from “to” to the amount it leads to. */
const BETWEEN = 3;
/** `Offer: 1899`, `buy @ 390`: the current price, when a sign follows the word. */
const LABELS = ['offer', 'deal', 'buy', 'ऑफर', 'ઓફર'];
/** `Offer 1050`: the same, when the amount follows directly. */
const OFFERS = ['reseller', 'resellers', 'offer', 'deal', 'ऑफर', 'ઓફર'];
/** `Purana maal 300`: other goods, not a former price. */
const STOCK = ['stock', 'maal', 'mal', 'स्टॉक', 'माल', 'સ્ટોક', 'માલ'];
const OF = ['ki', 'ka', 'ke', 'की', 'का', 'के', 'ની', 'નો', 'ના'];
function nearest(caption: Caption, word: number, step: 1 | -1): number {
  for (let index = word + step, left = REACH; left > 0; index += step, left -= 1) {
    if (isBorder(caption, index) && !has(caption.tokens[index - 1], 'currency')) return -1;
    if (isAmount(caption, index)) return index;
  }
  return -1;
}

/** The only amount on the next line, for a label that fills its line. */
function below(caption: Caption, word: number): number {
  const { tokens } = caption;
  const lineFrom = (at: number) => {
    let end = at;
    while (tokens[end] && tokens[end]?.kind !== 'break') end += 1;
    return end;
  };
  let start = word;
  while (start > 0 && tokens[start - 1]?.kind !== 'break') start -= 1;
  const end = lineFrom(word);
  const words = tokens.slice(start, end);
  if (words.some(isNumber) || words.filter(({ kind }) => kind === 'word').length > LABEL) return -1;
  const next = lineFrom(end + 1);
  const amounts = Array.from({ length: Math.max(0, next - end - 1) }, (_, step) => end + 1 + step).filter((at) =>
    isAmount(caption, at),
  );
  // In a list of rates on separate lines, a label belongs to none in particular.
  if (tokens.slice(next + 1, lineFrom(next + 1)).some((_, at) => isAmount(caption, next + 1 + at))) return -1;
  const isLabelled = tokens.slice(end + 1, next).some((token) => has(token, 'rate', 'now', 'former'));
  return amounts.length === 1 && !isLabelled ? (amounts[0] ?? -1) : -1;
}

/** `2000 pcs sold, rate 355`: the word already has a number, even though it is not money. */
function hasNumberBefore(caption: Caption, word: number): boolean {
  for (let index = word - 1; !isBorder(caption, index); index -= 1) if (isNumber(caption.tokens[index])) return true;
  return false;
}

/** `1200 me milta hai market me`: a word in between shows that the amount before it is charged there. */
const isSoldBehind = ({ tokens }: Caption, amount: number, word: number): boolean =>
  tokens.slice(amount, word).some((token) => has(token, 'apartBehind'));

/**
 * A word belongs to the amount in its clause; with two, to the next one, unless the word usually follows its amount.
 */
function ownerOf(caption: Caption, word: number, token: Token): number {
  const [before, after] = [nearest(caption, word, -1), nearest(caption, word, 1)];
  const isBehind = has(token, 'apartBehind');
  if (isBehind && before < 0 && hasNumberBefore(caption, word)) return -1;
  const next = caption.tokens[word + 1];
  const opens = isSign(next, '@', ':') || next?.text === 'at';
  const isOurs = isBehind && WE.includes(caption.tokens[word - 1]?.text ?? '');
  const [first, second] = isBehind && !opens && !isOurs ? [before, after] : [after, before];
  if (has(token, 'elsewhere') && before >= 0 && isSoldBehind(caption, before, word)) return before;
  if (first >= 0 || second >= 0) return first >= 0 ? first : second;
  return isBehind ? -1 : below(caption, word);
}

/**
 * `Price dropped from 850 to 750`: with “to” between two amounts, the first is the old price and the second the new.
 */
function markDrop(caption: Caption, marks: Map<number, Set<Mark>>): void {
  const { tokens } = caption;
  for (const [index, token] of tokens.entries()) {
    if (!(has(token, 'to') || ['na', 'ना', 'ના'].includes(token.text)) || !isAmount(caption, index - 1)) continue;
    if (!isOnLineOf(caption, index, ['lowered'], 'count')) continue;
    const to = nearest(caption, index, 1);
    const [was, is] = [tokens[index - 1]?.value ?? 0, tokens[to]?.value ?? 0];
    if (to < 0 || to > index + BETWEEN || is >= was) continue;
    marks.set(index - 1, new Set(['apart']));
    marks.set(to, new Set(['now']));
  }
}

/**
 * `899/- ❌ 650/- ✅`, `640 → 599`: of two adjacent amounts the higher is old when it is crossed out or followed by an
 * arrow.
 */
function markCrossed(caption: Caption, marks: Map<number, Set<Mark>>): void {
  const { tokens } = caption;
  for (const [index, token] of tokens.entries()) {
    if (!token.crossed || !isAmount(caption, index)) continue;
    const price = [1, -1]
      .map((step) => beside(caption, index, step))
      .find((at) => at >= 0 && !tokens[at]?.crossed && isCheaper(tokens[at]?.value ?? 0, token.value));
    if (price === undefined) continue;
    // `Price drop 1299 ❌ 899`: the word before belongs to the remaining price.
    marks.set(index, new Set(['apart']));
    marks.set(price, (marks.get(price) ?? new Set()).add('now'));
  }
}

const isCheaper = (value: number, than: number): boolean => value < than && value >= than * CHEAPEST;

/** The next amount, with only signs and money words before it. */
function beside(caption: Caption, from: number, step: number): number {
  for (let index = from + step; index !== from + step * LABEL; index += step) {
    const token = caption.tokens[index];
    if (isAmount(caption, index)) return index;
    if (token?.kind === 'word' && !has(token, 'currency', 'rate', 'filler', 'now', 'net')) return -1;
    if (!token || isNumber(token)) return -1;
  }
  return -1;
}

/** `1200 wala suit 799 me`: goods worth the first amount, sold for the second. */
function markWorth(caption: Caption, marks: Map<number, Set<Mark>>): void {
  for (const [index, token] of caption.tokens.entries()) {
    // `720 ki 560 me`
    const isFor =
      OF.includes(token.text) && isAmount(caption, index + 1) && WITHIN.includes(caption.tokens[index + 2]?.text ?? '');
    const isWorth =
      has(token, 'worth') ||
      isFor ||
      ((has(token, 'filler') || OF.includes(token.text)) && has(caption.tokens[index + 1], 'goods'));
    if (!isWorth || !isAmount(caption, index - 1)) continue;
    const price = nearest(caption, index, 1);
    const [worth, value] = [caption.tokens[index - 1]?.value ?? 0, caption.tokens[price]?.value ?? Infinity];
    // `1100 ka suit 900 ki kurti`: other goods.
    const isOfOthers = OF.includes(caption.tokens[price + 1]?.text ?? '') && has(caption.tokens[price + 2], 'goods');
    if (value >= worth || isOfOthers) continue;
    marks.set(index - 1, new Set(['apart']));
    if (value >= worth * CHEAPEST && WITHIN.includes(caption.tokens[price + 1]?.text ?? ''))
      marks.set(price, new Set(['now']));
  }
}

/** An amount without anything after it that makes it a share, a count or a reduction: `1050`, `₹1050/- only`. */
function isPriced(caption: Caption, from: number): boolean {
  const { tokens } = caption;
  let at = from;
  while (has(tokens[at], 'currency') || isSign(tokens[at], '.')) at += 1;
  const after = tokens[at + 1];
  return (
    isAmount(caption, at) && (isBorder(caption, at + 1) || isSign(after, '/-', '/=') || has(after, 'net', 'filler'))
  );
}

/** `Printed dupatta`, `georgette printed`: does not mean a printed price. */
const isPrintedCloth = ({ tokens }: Caption, index: number): boolean =>
  tokens[index]?.text === 'printed' &&
  [tokens[index + 1], tokens[index - 1]].some(
    (beside) => has(beside, 'goods', 'garment', 'cloth') || fabricOf(beside?.text ?? '') !== undefined,
  );

const LASTS = ['last', 'last price', 'last rate'];

/** Position before a word, skipping money words: `245/- last price` is the lowest accepted price. */
function behindMoney({ tokens }: Caption, index: number): number {
  let at = index - 1;
  while (has(tokens[at], 'currency') || isSign(tokens[at], '/-', '/=', '-')) at -= 1;
  return at;
}

/** What the words of a caption say about its amounts, keyed by position. */
export function marksOf(caption: Caption): Map<number, Set<Mark>> {
  const marks = new Map<number, Set<Mark>>();
  for (const [index, token] of caption.tokens.entries()) {
    const isLabel =
      (LABELS.includes(token.text) && isSign(caption.tokens[index + 1], '@', ':', '-', '=')) ||
      (OFFERS.includes(token.text) && isPriced(caption, index + 1));
    const isOurs = has(token, 'apartBehind') && WE.includes(caption.tokens[index - 1]?.text ?? '');
    // `पहले होलसेल ₹850`
    if (has(token, 'now') && has(caption.tokens[index - 1], 'former')) continue;
    const isLast = LASTS.includes(token.text) && isAmount(caption, behindMoney(caption, index));
    const isNow = isLabel || isOurs || isLast || (has(token, 'now') && !has(caption.tokens[index + 1], 'elsewhere'));
    if ((!isNow && !has(token, 'former', 'apartBehind', 'elsewhere')) || caption.claims.has(index)) continue;
    if (isPrintedCloth(caption, index)) continue;
    if (has(token, 'former') && STOCK.includes(caption.tokens[index + 1]?.text ?? '')) continue;
    const owner = isLast ? behindMoney(caption, index) : ownerOf(caption, index, token);
    if (owner >= 0) marks.set(owner, (marks.get(owner) ?? new Set()).add(isNow ? 'now' : 'apart'));
  }
  markCrossed(caption, marks);
  markDenied(caption, marks);
  markDrop(caption, marks);
  markWorth(caption, marks);
  return marks;
}
