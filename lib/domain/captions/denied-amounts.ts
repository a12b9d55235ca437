import { type Caption, has, isNumber, isSign } from './caption';
import { type Mark } from './marks';

/** Smaller numbers are a count, a size or a day. */
const LEAST = 50;
const DENIED = ['nahi', 'nahin', 'nhi', 'नहीं', 'નહીં', 'નહિ'];
const POSSIBLE = ['possible', 'ki', 'ka', 'की', 'का', 'me', 'mein', 'posible', 'में', 'માં'];
/** The real price is at least this share of the denied one. */
const CHEAPEST = 0.4;

/** Whether a number is money, judged by itself. */
export const isAmount = ({ tokens, claims }: Caption, index: number): boolean =>
  isNumber(tokens[index]) &&
  !claims.has(index) &&
  (tokens[index]?.value ?? 0) >= LEAST &&
  !has(tokens[isSign(tokens[index + 1], '+') ? index + 2 : index + 1], 'variety', 'counted');

/** `₹2250 nahi, 1850 only`, `2199 nahi, 1999 nahi, sirf 1599`: denied amounts, followed by the valid one. */
export function markDenied(caption: Caption, marks: Map<number, Set<Mark>>): void {
  const { tokens } = caption;
  const denied = [...tokens.keys()].filter((index) => isAmount(caption, index) && isDenied(caption, index));
  for (const index of denied) {
    const end = tokens.findIndex(({ kind }, at) => at > index && kind === 'break');
    const price = tokens.findIndex(
      (_, at) => at > index && (end < 0 || at < end) && isAmount(caption, at) && !denied.includes(at),
    );
    // `Rate 760, 750 nahi hoga`: a lower price is not accepted.
    if (price < 0 && tokens.some((_, at) => isDearerBefore(caption, at, index))) marks.set(index, new Set(['apart']));
    if (price < 0 || (tokens[price]?.value ?? 0) < (tokens[index]?.value ?? 0) * CHEAPEST) continue;
    marks.set(index, new Set(['apart']));
    marks.set(price, new Set(['now']));
  }
}

/** A price on the line before a denied one, and slightly higher. */
function isDearerBefore(caption: Caption, at: number, denied: number): boolean {
  const { tokens } = caption;
  const [value, less] = [tokens[at]?.value ?? 0, tokens[denied]?.value ?? 0];
  const isNear = at < denied && value > less && less >= value * CHEAPEST && isAmount(caption, at);
  return isNear && !isDenied(caption, at) && !tokens.slice(at, denied).some(({ kind }) => kind === 'break');
}

/** `900 possible nahi`, `₹2250 nahi`: a denial right after an amount. */
function isDenied({ tokens }: Caption, index: number): boolean {
  let at = index + 1;
  while (has(tokens[at], 'currency') || isSign(tokens[at], '/-', '/=') || POSSIBLE.includes(tokens[at]?.text ?? ''))
    at += 1;
  // `nahi to`: means otherwise.
  return DENIED.includes(tokens[at]?.text ?? '') && !has(tokens[at + 1], 'to') && tokens[at + 1]?.text !== 'to';
}
