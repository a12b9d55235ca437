import { fold, withoutLinks } from './fold';
import { phraseLength, termsOf } from './terms';
import { type Term } from './words';

/** A word or phrase, a number, a sign, or the end of a line. */
export interface Token {
  kind: 'word' | 'number' | 'sign' | 'break';
  text: string;
  /** Value of a number; NaN when the digits are not an amount, such as `8.50.000`. */
  value: number;
  terms: ReadonlySet<Term>;
  /** Only bold markers separate it from the token before. */
  glued: boolean;
  /** A number written in words: `saat sau`. */
  inWords?: true;
  /** Followed by a cross, or by an arrow to the next number. */
  crossed?: true;
  /** Offset in the original caption. */
  start: number;
  end: number;
}

const PIECE = /([\p{L}\p{M}]+)|(\d[\d.,]*)|(\n)|(\/[-=])|(\S)/gu;
/** `415`, `415.50`, `1,25,000`. With other commas, it is a list of numbers. */
const AMOUNT = /^(\d+|\d{1,2}(,\d\d)*,\d{3})(\.\d{1,2})?$/;
/** `Today's rate`: the S is not a token of its own. */
const POSSESSIVE = /(?<=\p{L}\p{L})'s(?![\p{L}\p{M}])/gu;
const LEAST_DOTTED = 14;
const ORNAMENTS = ['_', '*'];
/** `899/- ❌`, `640 → 599`. */
const CROSSED = /^\s*(\/[-=]|rs\.?|₹|only)?[^\p{L}\p{N}\n]*?(❌|✖|❎|🚫|⛔|→|➡|➜|⇒|⬇|↘|👉|➔|⏩|-+>|=>)/u;
const CROSSED_REACH = 24;

/** `❌ 1250 ❌ 1100 ✅ 985`: on a line that starts with a cross, each cross precedes its number. */
function isCrossedBefore(caption: string, start: number): boolean {
  const line = caption.slice(caption.lastIndexOf('\n', start - 1) + 1, start);
  return /^[^\p{L}\p{N}]*[❌✖❎🚫⛔]/u.test(line) && /[❌✖❎🚫⛔](rs\.?|[^\p{L}\p{N}✅✔])*$/iu.test(line);
}

/** `20.22.24.26`: sizes in steps of two with full stops in between; none starts low enough to be a date. */
function isDotted(digits: string): boolean {
  const parts = digits.split('.').map(Number);
  const isStep = (part: number, place: number) => place === 0 || part === (parts[place - 1] ?? 0) + 2;
  return parts.length > 2 && (parts[0] ?? 0) >= LEAST_DOTTED && parts.every(isStep);
}

interface Raw {
  kind: Token['kind'];
  text: string;
  from: number;
}

function* numbersOf(run: string, from: number): Generator<Raw> {
  const digits = run.replace(/[.,]+$/, '');
  const parts = AMOUNT.test(digits) ? [digits] : digits.split(isDotted(digits) ? '.' : ',');
  let place = from;
  for (const [index, part] of parts.entries()) {
    if (index > 0) yield { kind: 'sign', text: ',', from: place - 1 };
    if (part) yield { kind: 'number', text: part, from: place };
    place += part.length + 1;
  }
  for (const [index, sign] of [...run.slice(digits.length)].entries())
    yield { kind: 'sign', text: sign, from: from + digits.length + index };
}

/** `Mtoxxl`, `sto3xl`: sizes without a separator. */
const GLUED_RANGE = /^(xs|s|m|l|xl|xxl)to(l|xl|xxl|xxxl)?$/;

function* rawTokens(text: string): Generator<Raw> {
  for (const match of text.matchAll(PIECE)) {
    const [found, word, number, line] = match;
    const [, first = '', last = ''] = GLUED_RANGE.exec(word ?? '') ?? [];
    if (first && (last || /^\d/.test(text.slice(match.index + found.length)))) {
      yield { kind: 'word', text: first, from: match.index };
      yield { kind: 'word', text: 'to', from: match.index + first.length };
      if (last) yield { kind: 'word', text: last, from: match.index + first.length + 2 };
    } else if (number) yield* numbersOf(number, match.index);
    else yield { kind: word ? 'word' : line ? 'break' : 'sign', text: found, from: match.index };
  }
}

/** A star is a bold marker, unless it is between two numbers at the same distance from both. */
function isOrnament(raw: readonly Raw[], index: number): boolean {
  const [before, token, after] = [raw[index - 1], raw[index], raw[index + 1]];
  if (!token || !ORNAMENTS.includes(token.text)) return false;
  if (before?.kind !== 'number' || after?.kind !== 'number') return true;
  return token.from - before.from - before.text.length !== after.from - token.from - 1;
}

/**
 * The longest table phrase that starts here, ignoring full stops between its words and the signs of `D/No`, `t-shirt`.
 */
function phraseAt(raw: readonly Raw[], index: number): { text: string; count: number } {
  const first = raw[index]?.text ?? '';
  let best = { text: first, count: 1 };
  let text = first;
  for (let next = index + 1, words = 1; words < phraseLength(first); next += 1) {
    const token = raw[next];
    if (
      token?.text === '.' ||
      (token?.text === '/' && text === 'd') ||
      (token?.text === '-' && ['to', 't'].includes(text))
    )
      continue;
    if (token?.kind !== 'word') break;
    text += ` ${token.text}`;
    words += 1;
    if (termsOf(text).size > 0) best = { text, count: next - index + 1 };
  }
  return best;
}

const valueOf = ({ kind, text }: Raw) =>
  kind === 'number' && AMOUNT.test(text) ? Number(text.replaceAll(',', '')) : NaN;

/** Tokenizes a caption. Each token knows its position in the original text. */
export function tokensOf(caption: string): Token[] {
  const { text, starts, ends } = fold(caption);
  const all = [...rawTokens(withoutLinks(text).replace(POSSESSIVE, '  '))];
  const raw = all.filter((_, index) => !isOrnament(all, index));
  const tokens: Token[] = [];
  let [index, reached] = [0, -1];
  for (let first = raw[index]; first; first = raw[index]) {
    const phrase = first.kind === 'word' ? phraseAt(raw, index) : { text: first.text, count: 1 };
    const last = raw[index + phrase.count - 1] ?? first;
    const until = last.from + last.text.length;
    const end = ends[until - 1] ?? 0;
    const isCrossed =
      first.kind === 'number' &&
      (CROSSED.test(caption.slice(end, end + CROSSED_REACH)) || isCrossedBefore(caption, starts[first.from] ?? 0));
    tokens.push({
      kind: first.kind,
      text: phrase.text,
      value: valueOf(first),
      terms: termsOf(phrase.text),
      glued: reached > 0 && /^[*_]*$/.test(text.slice(reached, first.from)),
      start: starts[first.from] ?? 0,
      end,
      ...(isCrossed && { crossed: true }),
    });
    reached = until;
    index += phrase.count;
  }
  return tokens;
}
