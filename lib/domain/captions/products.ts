import { type Candidate, candidate, type Caption, claim, has, isNumber, isPlain, isSign, skip } from './caption';
import { type Token } from './tokens';

/** A rate calculated in the caption: `8 pcs × 415 = 3320`. The product is never the rate. */
export interface Product {
  candidates: Candidate[];
  /** Positions of the rate per piece. */
  rates: number[];
}

export const NO_PRODUCT: Product = { candidates: [], rates: [] };

const MOST_PIECES = 60;

const isTimes = (token: Token): boolean => isSign(token, '×', '*') || token.text === 'x';
const isDressing = (token: Token): boolean =>
  has(token, 'piece', 'currency', 'set', 'each', 'net') || isSign(token, '/-', '.', '(', ')');

/** The number on one side of the sign, and whether it counts pieces. */
function factor(caption: Caption, sign: number, step: 1 | -1): { at: number; isCount: boolean } | null {
  const at = skip(caption, sign + step, isDressing, 3, step);
  const token = caption.tokens[at];
  if (!isNumber(token) || caption.claims.has(at) || !(token.value > 0)) return null;
  return { at, isCount: has(caption.tokens[at + 1], 'piece') };
}

function readAt(caption: Caption, sign: number): Product | null {
  const { tokens } = caption;
  const [left, right] = [factor(caption, sign, -1), factor(caption, sign, 1)];
  if (!left || !right) return null;
  const end = skip(caption, right.at + 1, isDressing, 4);
  const equals = tokens[end]?.kind === 'break' ? end + 1 : end;
  const result = isSign(tokens[equals], '=')
    ? skip(caption, equals + 1, (token) => has(token, 'currency') || isSign(token, '.'), 3)
    : -1;
  const [a, b] = [tokens[left.at]?.value ?? 0, tokens[right.at]?.value ?? 0];
  const isProduct = result >= 0 && tokens[result]?.value === a * b;
  if (result >= 0 ? !isProduct : !left.isCount && !right.isCount) return null;
  const isLeftCount = left.isCount || (!right.isCount && a <= b);
  const [count, rate] = isLeftCount ? [left, right] : [right, left];
  const pieces = tokens[count.at];
  if (!isPlain(pieces) || pieces.value > MOST_PIECES || (tokens[rate.at]?.value ?? 0) <= MOST_PIECES) return null;
  const last = Math.max(isProduct ? result : right.at, right.isCount ? right.at + 1 : 0);
  claim(caption, left.at, last, 'formula');
  const place: [number, number] = [count.at, count.isCount ? count.at + 1 : count.at];
  return { candidates: [candidate(caption, place, 'pieces', pieces.value)], rates: [rate.at] };
}

export function readProducts(caption: Caption): Product {
  const found = caption.tokens.flatMap((token, index) => (isTimes(token) ? (readAt(caption, index) ?? []) : []));
  return { candidates: found.flatMap(({ candidates }) => candidates), rates: found.flatMap(({ rates }) => rates) };
}
