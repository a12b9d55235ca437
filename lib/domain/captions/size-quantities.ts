import { type Caption, claim, has, isNumber, isSign } from './caption';
import { type Token } from './tokens';

/** Body measurements, and words for a table of them. */
const MEASURED = 'chest, hip, hips, shoulder, measurement, measurements, chart, छाती, चेस्ट, છાતી'.split(', ');
const QUANTITIES = ['quantity', 'pending', 'booked', 'pieces'];
/** A quantity rate is at least this share of the rate, and below it. */
const LEAST_SHARE = 0.5;

const isBreak = (token: Token | undefined): boolean => !token || token.kind === 'break';

const isMoney = ({ tokens }: Caption, at: number): boolean =>
  isSign(tokens[at + 1], '/-', '/=') ||
  isSign(tokens[at - 1], '@', '₹') ||
  [at - 1, at + 1].some((place) => has(tokens[place], 'currency', 'rate', 'net', 'each'));

/** Words of a range of lines and of the heading above, skipping claimed ones. */
function wordsAround({ tokens, claims }: Caption, first: number, last: number): Token[] {
  let [from, end] = [first, last];
  while (!isBreak(tokens[from - 1])) from -= 1;
  while (!isBreak(tokens[end])) end += 1;
  let above = Math.max(0, from - 1);
  while (!isBreak(tokens[above - 1])) above -= 1;
  // `Length 46`: a line with its own meaning.
  if (!tokens.slice(above, from).some(isNumber)) from = above;
  return tokens.slice(from, end).filter((_, step) => !claims.has(from + step));
}

/** `Stock M 100 L 120`, `chest M 96 L 101 cm`: the numbers after the sizes count pieces or are measurements. */
export function areQuantities(caption: Caption, places: readonly number[]): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (places.some((at) => isMoney(caption, at))) return false;
  if (places.some((at) => has(caption.tokens[at + 1], 'piece', 'measure') && !caption.claims.has(at + 1))) return true;
  return wordsAround(caption, first, last).some(
    (token) =>
      (has(token, 'stock', 'measure', 'dimension', 'waist') && !has(token, 'extra', 'each')) ||
      [...MEASURED, ...QUANTITIES].includes(token.text),
  );
}

/** `L-1001 XL-1002`: consecutive numbers, as codes are. */
export const areCodes = ({ tokens }: Caption, places: readonly number[]): boolean =>
  places.length > 1 &&
  places.every((at, step) => step === 0 || tokens[at]?.value === (tokens[places[step - 1] ?? 0]?.value ?? 0) + 1);

/** `5 pc 400` below the rates by size: a quantity rate, not a set; its count is claimed. */
export function hasRateOfMany(caption: Caption, places: readonly number[]): boolean {
  const { tokens, claims } = caption;
  const rate = tokens[places[0] ?? -1]?.value ?? NaN;
  const counts = [...tokens.keys()].filter((index) => {
    if (!isNumber(tokens[index]) || claims.has(index) || !has(tokens[index + 1], 'piece')) return false;
    let at = index + 2;
    while (has(tokens[at], 'filler', 'currency', 'taking', 'ifTaken', 'rate') || isSign(tokens[at], '-', ':', '=', '@'))
      at += 1;
    const value = tokens[at]?.value ?? NaN;
    return !places.includes(at) && value < rate && value >= rate * LEAST_SHARE;
  });
  for (const index of counts) claim(caption, index, index + 1, 'noise');
  return counts.length > 0;
}
