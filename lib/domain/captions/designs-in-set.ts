import { type Candidate, type Caption, has } from './caption';
import { sellsSingle } from './count-words';
import { type Token } from './tokens';

/** How many designs a catalog has. */
const DESIGNS = { least: 3, most: 16 };
const RANGE = /^(\d+)-(\d+)$/;
const PLURAL = /^designs$/;
const CATALOGS = /^(catalog(ue)?|catlog|कैटलॉग|कैटलोग|કેટલોગ)$/u;
const FULL = /^(full|complete|whole|pura|poora|puri|only|sirf|to|पूरा|पूरी|फुल|सिर्फ|આખો|આખું|ફુલ|ફક્ત)( |$)/u;

/** Number of designs in a list; NaN if it contains codes that cannot be counted. */
const countOf = (value: string): number =>
  value.split(', ').reduce((count, part) => {
    const [, first, last] = RANGE.exec(part) ?? [];
    return count + (first && last ? Number(last) - Number(first) + 1 : /-/.test(part) ? NaN : 1);
  }, 0);

/** `Full catalog only`, `full set`, `set to set`: all designs are sold together. */
const isSoldWhole = ({ tokens }: Caption): boolean =>
  tokens.some((token, index) => {
    const isWhole = CATALOGS.test(token.text) || has(token, 'set');
    const isFull = [tokens[index - 1], tokens[index + 1]].some((near) => FULL.test(near?.text ?? ''));
    return isWhole && (isFull || FULL.test(token.text) || / (set|wise)$/.test(token.text));
  });

/** `D.No 901 902 903 904` and `full catalog only`: one piece of each named design. */
export function readDesignsInSet(caption: Caption, names: readonly Candidate[]): Candidate[] {
  const designs = names.filter(({ field }) => field === 'designNumber');
  const [one, ...more] = designs;
  if (!one || more.length > 0 || one.doubtful || sellsSingle(caption)) return [];
  const count = countOf(String(one.value));
  const isNamed = ({ text, start }: Token) => start >= one.start && start < one.end && PLURAL.test(text);
  if (!(count >= DESIGNS.least && count <= DESIGNS.most)) return [];
  // `Designs 1001 to 1006`
  const isRange = RANGE.test(String(one.value)) && caption.tokens.some(isNamed);
  if (!isSoldWhole(caption) && !isRange) return [];
  return [{ field: 'pieces', value: count, start: one.start, end: one.end }];
}
