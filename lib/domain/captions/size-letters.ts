import { type Candidate, type Caption, has, isPlain, isSign, skip } from './caption';
import { COMPANY_WORDS, SIZE_WORDS } from './size-words';
import type { Token } from './tokens';

/** Smallest first. */
export const LADDER = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL', '8XL', '9XL', '10XL'];
export const LETTERS = new Map([
  ...LADDER.slice(0, 6).map((size) => [size.toLowerCase(), size] as const),
  ...SIZE_WORDS,
]);
const [LEAST_BUST, MOST_BUST, MOST_XL] = [28, 60, 10];
const SPELLED = new Map(COMPANY_WORDS);

/** A size, and the position of its last token. */
export type At = { size: string; last: number } | null;

const isExtraLarge = (token: Token | undefined): boolean => LETTERS.get(token?.text ?? '') === 'XL';

/** The size letter here; small, medium and large only when they are labelled as sizes. */
export function letterAt({ tokens, claims }: Caption, index: number, isLabelled: boolean): At {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || claims.has(index)) return null;
  if (token.kind === 'word') {
    const size = LETTERS.get(token.text) ?? (isLabelled ? SPELLED.get(token.text) : undefined);
    return size ? { size, last: index } : null;
  }
  const inside = isPlain(token) && isSign(next, '(') ? LETTERS.get(tokens[index + 2]?.text ?? '') : undefined;
  if (inside && isSign(tokens[index + 3], ')')) return { size: inside, last: index + 3 };
  // `38-M, 40-L`
  const behind = isPlain(token) && isSign(next, '-', '=') ? LETTERS.get(tokens[index + 2]?.text ?? '') : undefined;
  const isBust = isPlain(token) && token.value >= LEAST_BUST && token.value <= MOST_BUST && token.value % 2 === 0;
  if (behind && isBust && tokens[index + 2]?.glued) return { size: behind, last: index + 2 };
  if (!isPlain(token) || token.value < 2 || token.value > MOST_XL || !isExtraLarge(next)) return null;
  return { size: token.value === 2 ? 'XXL' : `${token.value}XL`, last: index + 1 };
}

const LEAST_PRICE = 50;

/** A letter with its price, `M-450`, `L : 470/-`: where the following text starts; null without a price. */
function pastPrice(caption: Caption, after: number): number | null {
  const { tokens } = caption;
  const at = skip(caption, after + 1, (token) => isSign(token, '-', ':', '=', '@') || has(token, 'currency'), 3);
  if (!isPlain(tokens[at]) || (tokens[at]?.value ?? 0) < LEAST_PRICE) return null;
  const end = skip(caption, at + 1, (token) => isSign(token, '/-', '/=', ',', ';', '|') || has(token, 'currency'), 4);
  return tokens[end]?.kind === 'break' ? end + 1 : end;
}

/** `M-450 L-470 XL-490`: letters with individual prices, and their positions. */
export function pricedLetters(caption: Caption, from: number): { size: string; at: number; last: number }[] {
  const letters: { size: string; at: number; last: number }[] = [];
  for (let index: number | null = from; index !== null;) {
    const found: At = letterAt(caption, index, true);
    const before = letters.at(-1)?.size ?? '';
    if (!found || LADDER.indexOf(found.size) <= LADDER.indexOf(before)) break;
    const next = pastPrice(caption, found.last);
    if (next === null) break;
    letters.push({ ...found, at: index });
    index = next;
  }
  return letters.length > 1 ? letters : [];
}

const isLetter = (size: string): boolean => LADDER.includes(size);

/** Sizes of one kind, smallest first. */
function merged(found: readonly Candidate[]): Candidate[] {
  const [first, ...more] = found;
  if (!first || more.length === 0) return [...found];
  const named = [...new Set(found.flatMap(({ value }) => value as string[]))];
  const end = Math.max(...found.map((one) => one.end));
  const placeOf = (size: string) => (isLetter(size) ? LADDER.indexOf(size) : Number(size));
  const sizes = named.sort((one, other) => placeOf(one) - placeOf(other));
  return [{ field: 'sizes', value: sizes, start: first.start, end }];
}

/** Separate groups of sizes form one list: `S M L 399, XL XXL 429`, `16 to 24 and 26 to 34`. */
export function together(found: readonly Candidate[]): Candidate[] {
  const isAll = (isOne: (size: string) => boolean) => (item: Candidate) =>
    !item.doubtful && Array.isArray(item.value) && item.value.every(isOne);
  const isNumbers = isAll((size) => /^\d+$/.test(size));
  const isLetters = isAll(isLetter);
  const others = found.filter((item) => !isLetters(item) && !isNumbers(item));
  return [...merged(found.filter(isLetters)), ...merged(found.filter(isNumbers)), ...others];
}
