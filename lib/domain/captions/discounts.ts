import { type Caption, claim, has, isNumber, isPlain, isSign } from './caption';
import { isTalk } from './talk';

const LESS = ['minus', 'kam', 'ghata ke', 'कम', 'घटाकर', 'ઓછા', 'બાદ'];
/** Payment terms, which are not part of the price: `2% cash discount`. */
const PAYING = ['cash', 'cd', 'payment', 'advance', 'prepaid', 'upi', 'कैश', 'नकद', 'एडवांस', 'રોકડા', 'કેશ', 'એડવાન્સ'];
const REACH = 9;
/** In rupees: a reduction this small per piece is not a price. */
const MOST_OFF = 100;
const MOST_PRICE = 30_000;
const LEAST_PRICE = 60;

const isBetween = ({ tokens }: Caption, index: number): boolean =>
  has(tokens[index], 'currency', 'filler', 'rate', 'discount', 'net', 'now', 'each') ||
  isSign(tokens[index], '/-', '/=', '%', '-', '.', ':', '(', ')') ||
  LESS.includes(tokens[index]?.text ?? '');

/** The numbers before a position on its line, nearest first, with only money words in between. */
function numbersBefore(caption: Caption, from: number): number[] {
  const found: number[] = [];
  for (let index = from; index >= 0 && found.length < 2; index -= 1)
    if (isNumber(caption.tokens[index]) && !caption.claims.has(index)) found.push(index);
    else if (!isBetween(caption, index)) break;
  return found;
}

/** `Set 2400 - 100 = 2300`: applies to all pieces together. */
function isOfAll({ tokens }: Caption, number: number): boolean {
  for (let index = number - 1; tokens[index] && tokens[index]?.kind !== 'break'; index -= 1)
    if (has(tokens[index], 'set', 'whole', 'total')) return true;
  return false;
}

/**
 * `1,499 less 100 = 1,399`, `1200 - 20% = 960`: the result is the price. Returns its position and claims the operands.
 */
export function readDifferences(caption: Caption): number[] {
  const { tokens } = caption;
  return tokens.flatMap((token, sign) => {
    if (!isSign(token, '=')) return [];
    let at = sign + 1;
    while (has(tokens[at], 'currency', 'net', 'now', 'filler') || isSign(tokens[at], '.')) at += 1;
    const [off, whole] = numbersBefore(caption, sign - 1);
    const [left, less, all] = [tokens[at], tokens[off ?? -1], tokens[whole ?? -1]];
    if (off === undefined || whole === undefined || !isNumber(left) || !less || !all) return [];
    const share = isSign(tokens[off + 1], '%') ? (all.value * less.value) / 100 : less.value;
    const isLeft = Math.abs(all.value - share - left.value) < 1 && left.value > share && left.value <= MOST_PRICE;
    if (!isLeft || isTalk(caption, at)) return [];
    claim(caption, whole, at, 'formula');
    return isOfAll(caption, whole) ? [] : [at];
  });
}

/** Range of a clause within its line, bounded by commas and breaks. */
function clauseOf({ tokens }: Caption, index: number): [number, number] {
  const isEnd = (at: number) => !tokens[at] || tokens[at]?.kind === 'break' || isSign(tokens[at], ',', '|', ';');
  let [from, to] = [index, index];
  while (!isEnd(from - 1) && from > index - REACH) from -= 1;
  while (!isEnd(to + 1) && to < index + REACH) to += 1;
  return [from, to];
}

/** A discount after its price changes nothing; before a price, that price may already be reduced. */
function isBehindPrice({ tokens, claims }: Caption, from: number, to: number): boolean {
  for (let index = to + 1; tokens[index] && tokens[index]?.kind !== 'break'; index += 1)
    if ((tokens[index]?.value ?? 0) >= LEAST_PRICE) return false;
  return tokens.slice(0, from).some((token, at) => isNumber(token) && token.value >= LEAST_PRICE && !claims.has(at));
}

/**
 * `Less 5% on 20 pcs`, `2% cash discount`: a reduction for quantity or prompt payment does not change the price of one
 * piece.
 */
export function claimDiscounts(caption: Caption): void {
  const { tokens } = caption;
  for (const [index, token] of tokens.entries()) {
    if (!has(token, 'discount') || caption.claims.has(index)) continue;
    const [from, to] = clauseOf(caption, index);
    const places = Array.from({ length: to - from + 1 }, (_, step) => from + step);
    const isOff = (at: number) => isNumber(tokens[at]) && isSign(tokens[at + 1], '%');
    const isRupees = (at: number) =>
      isPlain(tokens[at]) &&
      (tokens[at]?.value ?? 0) <= MOST_OFF &&
      (has(tokens[at + 1], 'currency') || isSign(tokens[at + 1], '/-') || has(tokens[at - 1], 'currency'));
    const off = places.filter((at) => isOff(at) || isRupees(at));
    const rest = places.filter((at) => isNumber(tokens[at]) && !off.includes(at));
    const isCount = (at: number) =>
      isPlain(tokens[at]) && has(tokens[isSign(tokens[at + 1], '+') ? at + 2 : at + 1], 'piece', 'set');
    const isForMany = rest.length > 0 && rest.every(isCount);
    const isForPaying = rest.length === 0 && places.some((at) => PAYING.includes(tokens[at]?.text ?? ''));
    if (off.length > 0 && (isForMany || isForPaying) && isBehindPrice(caption, from, to))
      claim(caption, from, to, 'step');
  }
}
