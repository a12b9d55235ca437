import { NUMBER_WORDS } from './number-words';
import { isMark, isOf as is, withShortLabels } from './short-labels';
import { termsOf } from './terms';
import { type Token } from './tokens';

/** End and value of a number written out in words. */
interface Numeral {
  last: number;
  value: number;
}

const { units, times, parts } = NUMBER_WORDS;
const SPACED = { digits: 3, mostDigits: 5 };
const LEAST_LETTERS = 3;
const LABELS = ['rate', 'volume', 'design'] as const;
const LEAST_RATE = 50;
/** `five pcs`, `six colours`: a small number as a word before a counted noun. */
const COUNTS = { least: 4, leastCounted: 3, most: 24, mostPieces: 99 };
const COLOURS = /^(colou?rs?|designs?|rang|shades?|रंग|રંગ|कलर|डिजाइन|કલર|ડિઝાઇન)$/u;

/** A compound number word: `ચારસો`, `तीनसौ`, `chaarsau`. */
function glued(word: string): number[] | null {
  for (const [ending, factor] of times) {
    const unit = word.endsWith(ending) ? units.get(word.slice(0, -ending.length)) : undefined;
    if (unit !== undefined) return [unit, factor];
  }
  return null;
}

/**
 * `teen sau bees`, `saade chaar sau`, `one thousand two hundred and fifty`: words containing a hundred or a thousand.
 */
function written(tokens: readonly Token[], from: number): Numeral | null {
  let [total, current, part, last, hasTimes, words] = [0, 0, 0, -1, false, 0];
  let previous = Infinity;
  for (let index = from; ; index += 1) {
    const token = tokens[index];
    const text = token?.kind === 'word' ? token.text : '';
    if (!text) break;
    if (text === 'and' && hasTimes && tokens[index + 1] && units.has(tokens[index + 1]?.text ?? '')) continue;
    const both = glued(text);
    const [unit, factor] = both ?? [units.get(text), times.get(text)];
    if (unit === undefined && factor === undefined) {
      const share = parts.get(text);
      if (share === undefined || words > 0) break;
      part = share;
      words += 1;
      continue;
    }
    if (unit !== undefined) {
      if (unit >= previous || (current % 100 > 0 && !(current % 10 === 0 && unit < 10))) break;
      current += unit + part;
      part = 0;
    }
    if (factor !== undefined) {
      if (unit === undefined && words === 0 && !is(tokens[index + 1], 'currency', 'piece')) break;
      const times = (current % 100 || 1) * factor;
      if (factor === 1000) [total, current] = [total + (current || 1) * factor, 0];
      else current += times - (current % 100);
      hasTimes = true;
    }
    previous = factor === undefined ? ((unit ?? 0) % 10 === 0 ? (unit ?? 0) : 0) : Infinity;
    if (previous === 0) previous = 1;
    words += 1;
    last = index;
  }
  return hasTimes && last >= 0 ? { last, value: Math.round(total + current) } : null;
}

/** `chaar pachas` for 450, when the words around it show that it is money. */
function short(tokens: readonly Token[], from: number): Numeral | null {
  const [hundreds, rest] = [units.get(tokens[from]?.text ?? ''), units.get(tokens[from + 1]?.text ?? '')];
  if (!hundreds || !rest || hundreds > 20 || hundreds % 1 !== 0 || rest < 10 || rest % 1 !== 0) return null;
  const before = tokens[isMark(tokens[from - 1], ':', '-', '=') ? from - 2 : from - 1];
  return is(before, 'rate') || is(tokens[from + 2], 'currency', 'net', 'filler')
    ? { last: from + 1, value: hundreds * 100 + rest }
    : null;
}

/** `ભાવ પંચાણું રૂપિયા`: less than a hundred, between a rate word and a money word. */
function small(tokens: readonly Token[], from: number): Numeral | null {
  const value = units.get(tokens[from]?.text ?? '');
  const before = tokens[isMark(tokens[from - 1], ':', '-', '=') ? from - 2 : from - 1];
  const isPriced = is(before, 'rate', 'filler') && is(tokens[from + 1], 'currency');
  return value && value >= LEAST_RATE && isPriced ? { last: from, value } : null;
}

function count(tokens: readonly Token[], from: number): Numeral | null {
  const [value, next] = [units.get(tokens[from]?.text ?? ''), tokens[from + 1]];
  const isOfColours = is(next, 'counted') && COLOURS.test(next?.text ?? '');
  const isCounted = is(next, 'piece', 'size', 'taking', 'goods', 'more', 'fewer') || isOfColours;
  const isFromTo = is(next, 'to') && units.has(tokens[from + 2]?.text ?? '');
  if (value && isFromTo && value <= COUNTS.most && value % 1 === 0) return { last: from, value };
  // `Pack of six`
  const isOfSet = tokens[from - 1]?.text === 'of' && is(tokens[from - 2], 'set', 'whole');
  const least = isOfColours || isOfSet || is(next, 'piece', 'size') ? COUNTS.leastCounted : COUNTS.least;
  const most = is(next, 'piece') ? COUNTS.mostPieces : COUNTS.most;
  return value && value >= least && value <= most && (isCounted || isOfSet) ? { last: from, value } : null;
}

/** `4 5 0 /-`: spaced digits that the words around them turn into one amount. */
function spaced(tokens: readonly Token[], from: number): Numeral | null {
  let last = from;
  const isDigit = (index: number) => tokens[index]?.kind === 'number' && /^\d$/.test(tokens[index]?.text ?? '');
  if (!isDigit(from) || isDigit(from - 1)) return null;
  while (isDigit(last + 1)) last += 1;
  const digits = tokens.slice(from, last + 1).map(({ text }) => text);
  if (digits.length < SPACED.digits || digits.length > SPACED.mostDigits || digits[0] === '0') return null;
  const [before, after] = [
    tokens[isMark(tokens[from - 1], ':', '-', '=', '.') ? from - 2 : from - 1],
    tokens[last + 1],
  ];
  const isAlone = (!tokens[from - 1] || tokens[from - 1]?.kind === 'break') && (!after || after.kind === 'break');
  const isMoney =
    is(before, 'rate', 'currency') ||
    (is(before, 'now') && is(after, 'filler')) ||
    isMark(before, '@') ||
    is(after, 'currency', 'net', 'worth') ||
    isMark(after, '/-', '/=') ||
    (is(before, 'filler', 'now', 'set', 'piece') && (!after || after.kind === 'break'));
  return isAlone || isMoney ? { last, value: Number(digits.join('')) } : null;
}

/** `R a t e` is “rate”. */
function letters(tokens: readonly Token[], from: number): { last: number; text: string } | null {
  let [last, text] = [from - 1, ''];
  while (tokens[last + 1]?.kind === 'word' && /^\p{L}$/u.test(tokens[last + 1]?.text ?? '')) {
    last += 1;
    text += tokens[last]?.text ?? '';
  }
  return text.length >= LEAST_LETTERS && LABELS.some((term) => termsOf(text).has(term)) ? { last, text } : null;
}

/** `5 hundred 20`: digits with the word between. */
function halfWritten(tokens: readonly Token[], from: number): Numeral | null {
  const [digit, word, rest] = tokens.slice(from, from + 3);
  if (digit?.kind !== 'number' || !/^\d{1,2}$/.test(digit.text) || times.get(word?.text ?? '') !== 100) return null;
  const isRest = rest?.kind === 'number' && /^\d{2}$/.test(rest.text);
  const more = isRest ? rest.value : (units.get(rest?.text ?? '') ?? 0);
  return { last: more > 0 ? from + 2 : from + 1, value: digit.value * 100 + more };
}

/** `Rs 1 049 /-`: thousands separated by a space. */
function grouped(tokens: readonly Token[], from: number): Numeral | null {
  const [first, rest] = tokens.slice(from, from + 2);
  const isGroups = first?.kind === 'number' && /^\d{1,2}$/.test(first.text) && /^\d{3}$/.test(rest?.text ?? '');
  if (!isGroups || rest?.glued || !is(tokens[from - 1], 'currency') || !isMark(tokens[from + 2], '/-', '/='))
    return null;
  return { last: from + 1, value: first.value * 1000 + (rest?.value ?? 0) };
}

const NUMERALS = [grouped, halfWritten, written, short, small, count, spaced];

/** Replaces runs of tokens with a single token. */
function replaced(
  tokens: readonly Token[],
  at: (index: number) => { last: number; token: Partial<Token> } | null,
): Token[] {
  const read: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index] as Token;
    const found = first.kind === 'break' ? null : at(index);
    read.push(found ? { ...first, ...found.token, end: tokens[found.last]?.end ?? first.end } : first);
    index = found?.last ?? index;
  }
  return read;
}

/** Replaces number words and spaced digits with a single number. */
export function withNumerals(tokens: readonly Token[]): Token[] {
  const spelled = replaced(tokens, (index) => {
    const label = letters(tokens, index);
    return label && { last: label.last, token: { text: label.text, terms: termsOf(label.text) } };
  });
  const labelled = withShortLabels(spelled);
  return replaced(labelled, (index) => {
    const number = NUMERALS.map((reader) => reader(labelled, index)).find(Boolean);
    if (!number) return null;
    const inWords = labelled[index]?.kind === 'word';
    const { last, value } = number;
    return {
      last,
      token: { kind: 'number', text: String(value), value, terms: new Set(), ...(inWords && { inWords }) },
    };
  });
}
