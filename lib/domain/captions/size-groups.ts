import { type Caption, claim, has, isNumber, isSign } from './caption';
import { isWholeLine } from './size-rows';
import { type Token } from './tokens';

/** The largest sizes cost at most this many times the price of the smallest. */
const DEAREST = 1.6;
/** In rupees. */
const LEAST = 60;
const GROUPS = { least: 2, most: 3 };

const isRange = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isSign(token, '-', '×') || has(token, 'to') || token.text === 'x');

/** `M-XL, XXL-3XL`: number of size ranges; 0 when a group is not a range. */
function countGroups({ tokens, claims }: Caption): number {
  const groups: Token[][] = [];
  let isOpen = false;
  for (const [index, token] of tokens.entries()) {
    const isSize = claims.get(index) === 'size' && !isSign(token, ',', '/', '|', '&');
    if (isSize && !isOpen) groups.push([]);
    if (isSize) groups.at(-1)?.push(token);
    isOpen = isSize;
  }
  return groups.every(isRange) ? groups.length : 0;
}

/** `Rate 165 / 180`, and as many size ranges: the first is the price of the smaller sizes; the others are claimed. */
export function readGroupRates(caption: Caption): number[] {
  const { tokens, claims } = caption;
  const count = countGroups(caption);
  if (count < GROUPS.least || count > GROUPS.most) return [];
  const amounts = tokens.flatMap((token, at) =>
    isNumber(token) && !claims.has(at) && token.value >= LEAST ? [at] : [],
  );
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first === undefined || last === undefined || amounts.length !== count) return [];
  const between = tokens.slice(first, last + 1);
  const isRow = between.every(
    (token) => isNumber(token) || isSign(token, '/', ',', '-', '/-', '&') || has(token, 'currency'),
  );
  const values = amounts.map((at) => tokens[at]?.value ?? 0);
  const isRising = values.every((value, place) => place === 0 || value > (values[place - 1] ?? 0));
  const isNear = (values.at(-1) ?? 0) <= (values[0] ?? 0) * DEAREST;
  const before = tokens[isSign(tokens[first - 1], ':', '-', '=') ? first - 2 : first - 1];
  const isTold = has(before, 'rate', 'currency') || isWholeLine(caption, first, last);
  if (!isRow || !isRising || !isNear || !isTold) return [];
  for (const at of amounts) claim(caption, at, at, 'step');
  return [first];
}
