import { type Candidate, type Caption, claim, has, isPlain, isSign, skip } from './caption';
import { designsAt, isAnother, isBetween } from './designs';
import { type Token } from './tokens';

/** Maximum size of a range of designs. */
const WIDEST = 100;
/** Shorter numbers are as likely to be sizes or counts as designs. */
const SHORTEST = 3;
const BEHIND = 4;
const REST = ['baki', 'baaki', 'rest', 'remaining', 'sirf', 'only', 'ab', 'बाकी', 'सिर्फ', 'अब', 'બાકી', 'હવે', 'ફક્ત'];

const isWithin = (token: Token): boolean =>
  has(token, 'filler', 'taking', 'design', 'number') || isSign(token, ')', '-', ':') || token.text === 'already';

/** Designs marked as gone, `2301, 2302 booked`, with the positions of the list and of the word. */
interface Gone {
  texts: string[];
  from: number;
  last: number;
}

function goneAt(caption: Caption, word: number): Gone | null {
  const { tokens } = caption;
  const texts: string[] = [];
  let at = skip(caption, word - 1, isWithin, BEHIND, -1);
  let from = word;
  // `Rs 1450 nahi`: a price.
  if (has(tokens[at - 1], 'currency', 'rate')) return null;
  for (let token = tokens[at]; isPlain(token) && token.text.length >= SHORTEST; token = tokens[at]) {
    const first = tokens[at - 2];
    const isRange = isBetween(tokens[at - 1]) && isPlain(first) && first.text.length === token.text.length;
    const count = isRange ? token.value - first.value : 0;
    const least = token.value - count;
    if (count > 0 && count < WIDEST) texts.push(...Array.from({ length: count }, (_, step) => String(least + step)));
    texts.push(token.text);
    from = count > 0 ? at - 2 : at;
    at = isAnother(tokens[from - 1]) ? from - 2 : from - 1;
  }
  return texts.length > 0 ? { texts, from, last: word } : null;
}

/** All lists of sold designs. */
export const goneDesigns = (caption: Caption): Gone[] =>
  [...caption.tokens.keys()].flatMap((word) =>
    has(caption.tokens[word], 'gone') ? (goneAt(caption, word) ?? []) : [],
  );

/** `2303 to 2306 available`: the line after the sold designs lists the remaining ones. */
export function leftBehind(caption: Caption, { texts, last }: Gone): Candidate[] {
  const { tokens } = caption;
  const end = tokens.findIndex(({ kind }, at) => at > last && kind === 'break');
  if (end < 0 || tokens.slice(last, end).some(isPlain)) return [];
  const isRest = (token: Token) =>
    REST.includes(token.text) || has(token, 'available', 'now') || isSign(token, ':', '-');
  const at = skip(caption, end + 1, isRest, BEHIND);
  const [number, before] = [tokens[at], texts[0] ?? ''];
  if (!isPlain(number) || number.text.length !== before.length || caption.claims.has(at)) return [];
  if (Math.abs(number.value - Number(before)) >= WIDEST) return [];
  return designsAt(caption, at - 1, false, true);
}

/** Expands the number ranges of a finding into single numbers; codes stay as they are. */
const apart = (value: string): string[] =>
  value.split(', ').flatMap((text) => {
    const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(text) ?? [];
    const count = Number(last) - Number(first) + 1;
    return count > 1 && count <= WIDEST
      ? Array.from({ length: count }, (_, step) => String(Number(first) + step))
      : [text];
  });

/** The remaining designs of a list; unchanged when none is gone, null when all are. */
export function withoutGone(caption: Caption, value: string, gone: readonly Gone[]): string | null {
  const all = apart(value);
  const own = gone.filter(({ texts }) => texts.some((text) => all.includes(text)));
  for (const { from, last } of own) claim(caption, from, last, 'name');
  const left = all.filter((text) => !own.some(({ texts }) => texts.includes(text)));
  if (left.length === all.length) return value;
  return left.length > 0 ? left.join(', ') : null;
}
