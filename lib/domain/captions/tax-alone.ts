import { type Caption, has, isBorder, isNumber, isOnLineOf, isSign } from './caption';
import { isOfOther } from './talk';
import { type Token } from './tokens';

/** In percent: current and former tax rates of textiles. */
export const GST_RATES = [5, 12, 18];
export const PERCENT = ['percent', 'percentage', 'pratishat', 'taka', 'प्रतिशत', 'परसेंट', 'ટકા'];
/** `With blouse`: these mean that tax is included only when they are on its line. */
const WITH = ['with', 'sathe', 'ke sath', 'के साथ', 'સાથે', 'સાથેનો'];

const isPercent = (token: Token | undefined): boolean => isSign(token, '%') || PERCENT.includes(token?.text ?? '');

/** Range of a tax and its percentage, `5% GST` or `GST @ 5%`; null without one, or in a table: `Tax : 5%`. */
function placeOf({ tokens }: Caption, index: number): [number, number] | null {
  const isRate = (at: number) => isNumber(tokens[at]) && GST_RATES.includes(tokens[at]?.value ?? 0);
  let [before, after] = [index - 1, index + 1];
  if (isSign(tokens[before], '-')) before -= 1;
  if (isPercent(tokens[before]) && isRate(before - 1)) return [before - 1, index];
  while (isSign(tokens[after], '-', '@', '=', '.')) after += 1;
  if (isRate(after) && isPercent(tokens[after + 1])) return [index, after + 1];
  return null;
}

/** Whether a tax is separate from what precedes it: it starts its line or clause, or follows an amount. */
const opens = (caption: Caption, from: number): boolean =>
  (isBorder(caption, from - 1) && !isSign(caption.tokens[from - 1], '(', '[')) ||
  isSign(caption.tokens[from - 1], '/-', '/=', '&') ||
  has(caption.tokens[from - 1], 'and');

const closes = ({ tokens }: Caption, last: number): boolean => {
  const next = tokens[last + 1];
  return !next || next.kind === 'break' || isSign(next, '+', ',', '&', '.', '|', '/') || has(next, 'and', 'shipping');
};

/** `GST +` at the end of a line. */
const isPlusBehind = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], '+') && (!tokens[index + 2] || tokens[index + 2]?.kind === 'break');

/** End of a tax phrase with only a percentage: it is added to the rate, unless words say it is included. */
export function taxAlone(caption: Caption, index: number): [number, number] | null {
  const { tokens } = caption;
  const place = isPlusBehind(caption, index) ? ([index, index + 1] as [number, number]) : placeOf(caption, index);
  if (!place || !opens(caption, place[0]) || (place[1] === index + 1 ? false : !closes(caption, place[1]))) return null;
  const isInside = tokens.some((token) => has(token, 'included') && !WITH.includes(token.text));
  if (isInside || isOnLineOf(caption, index, ['included', 'free', 'negation'], 'count') || isOfOther(caption))
    return null;
  for (let at = index; tokens[at] && tokens[at]?.kind !== 'break'; at += 1) if (isSign(tokens[at], '?')) return null;
  return place;
}
