import { type Candidate, candidate, type Caption, claim, has, isBorder, isPlain, isSign, skip } from './caption';
import { type Token } from './tokens';

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** What a range of designs holds at most; further apart they are two things. */
const WIDEST = 100;
/** After these even short numbers in a row are names of designs. */
const LIST_LABEL = /^(code|कोड|કોડ|design|designs|डिजाइन|ડિઝાઇન)$/u;
const BARE = { widest: 50, isYear: (value: number) => value >= 1990 && value <= 2040 };

const isJoint = (token: Token): boolean => isSign(token, '.', ':', '-', '#', '=', '(') || has(token, 'number');
const isBetween = (token: Token | undefined): boolean => isSign(token, '-') || has(token, 'to');
const isAnother = (token: Token | undefined): boolean => isSign(token, ',', '/', '&') || has(token, 'and');

/** The number is one of pieces, metres or rupees. */
const isCounted = ({ tokens }: Caption, number: number): boolean => {
  const next = tokens[number + 1];
  if (has(next, 'currency')) return !isPlain(tokens[isSign(tokens[number + 2], '.') ? number + 3 : number + 2]);
  return has(next, 'piece', 'measure', 'net', 'each') || isSign(next, '/-', '/=');
};

const volumeOf = (token: Token | undefined): number => {
  if (isPlain(token) && token.text.length <= 3) return token.value;
  const roman = ROMAN.indexOf(token?.text ?? '');
  return roman < 0 ? NaN : roman + 1;
};

function volumesAt(caption: Caption, label: number): Candidate[] {
  const { tokens } = caption;
  const found: Candidate[] = [];
  let at = skip(caption, label + 1, isJoint);
  while (volumeOf(tokens[at]) > 0 && !isCounted(caption, at)) {
    claim(caption, label, at, 'name');
    found.push(candidate(caption, [label, at], 'volume', volumeOf(tokens[at])));
    if (!isBetween(tokens[at + 1]) && !isAnother(tokens[at + 1])) break;
    at += 2;
  }
  return found;
}

/** `21A`: a letter that belongs to the number before. */
const isSuffix = ({ kind, terms, text }: Token): boolean => kind === 'word' && terms.size === 0 && text !== 'x';

/** Where a code such as `1023` or `KT-308` ends; -1 where there is none. */
function codeEnd({ tokens }: Caption, at: number): number {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isWhole: boolean = isPlain(first);
  if (isWhole) return second?.glued && /^[a-z]{1,2}$/.test(second.text) && isSuffix(second) ? at + 1 : at;
  if (first?.kind !== 'word' || first.terms.size > 0 || !/^[a-z]{1,4}$/.test(first.text)) return -1;
  if (isPlain(second) && second.glued) return at + 1;
  return isSign(second, '-') && isPlain(third) ? at + 2 : -1;
}

const codeText = ({ tokens }: Caption, from: number, to: number) =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('')
    .toUpperCase();

/** The end of a range that begins with the number here, when it is one of designs. */
function rangeEnd({ tokens }: Caption, at: number, widest: number): number {
  const [first, last] = [tokens[at], tokens[at + 2]];
  if (!isBetween(tokens[at + 1]) || !isPlain(first) || !isPlain(last)) return -1;
  const isRange =
    last.text.length === first.text.length && last.value > first.value && last.value - first.value < widest;
  return isRange ? at + 2 : -1;
}

/** In one list numbers are as long as one another and close together, or have letters before them. */
function isNextDesign({ tokens }: Caption, one: number, other: number): boolean {
  const [first, next] = [tokens[one], tokens[other]];
  if (!isPlain(first) || !isPlain(next)) return !isPlain(next) || !isPlain(first);
  const lengths = Math.abs(first.text.length - next.text.length);
  return next.value > first.value && next.value - first.value <= WIDEST && lengths <= 1;
}

/** Where the next number of a list stands: behind a comma or a stroke, or right behind. */
function nextDesign(caption: Caption, until: number, saysNumber: boolean): number {
  const { tokens } = caption;
  if (isAnother(tokens[until + 1])) return until + (tokens[until + 2]?.kind === 'break' ? 3 : 2);
  const isRow = saysNumber && isPlain(tokens[until]) && isPlain(tokens[until + 1]) && !isCounted(caption, until + 1);
  if (isRow && isNextDesign(caption, until, until + 1)) return until + 1;
  const isCode = tokens[until + 1]?.kind === 'word' && tokens[until]?.glued && codeEnd(caption, until + 1) > until + 1;
  return isCode ? until + 1 : -1;
}

/** The numbers of one label are one finding: never only the first of a list. */
function designsAt(caption: Caption, label: number): Candidate[] {
  const { tokens } = caption;
  if (has(tokens[label - 1], 'place')) return [];
  const texts: string[] = [];
  let [until, before, isDoubtful] = [-1, -1, false];
  let from = skip(caption, label + 1, isJoint);
  const saysNumber =
    /^dn|no$|number$|नं$|નં$/u.test(tokens[label]?.text ?? '') ||
    tokens.slice(label, from).some((token) => has(token, 'number'));
  for (let end = codeEnd(caption, from); end >= 0; end = codeEnd(caption, from)) {
    const isShort = texts.length === 0 && !saysNumber && end === from && (tokens[from]?.text.length ?? 0) < 3;
    if (isShort && nextDesign(caption, end, LIST_LABEL.test(tokens[label]?.text ?? '')) < 0) break;
    if (isCounted(caption, end)) break;
    if (before >= 0 && !isNextDesign(caption, before, from)) {
      isDoubtful = true;
      break;
    }
    const last = rangeEnd(caption, from, WIDEST);
    until = Math.max(end, last);
    before = last > 0 ? last : from;
    texts.push(codeText(caption, from, end) + (last > 0 ? `-${tokens[last]?.text}` : ''));
    isDoubtful ||= last < 0 && isBetween(tokens[end + 1]) && isPlain(tokens[end + 2]);
    from = nextDesign(caption, until, saysNumber || LIST_LABEL.test(tokens[label]?.text ?? ''));
    if (from < 0) break;
  }
  if (texts.length === 0) return [];
  claim(caption, label, until, 'name');
  return [candidate(caption, [label, until], 'designNumber', texts.join(', '), isDoubtful)];
}

/** `1023-1030` without a word: designs, where it can be neither years nor two rates. */
function bareRange(caption: Caption, at: number): Candidate[] {
  const { tokens, claims } = caption;
  const first = tokens[at];
  if (first?.text.length !== 4 || claims.has(at) || !isSign(tokens[at + 1], '-')) return [];
  const last = rangeEnd(caption, at, BARE.widest);
  if (last < 0 || BARE.isYear(first.value) || isSign(tokens[last + 1], '-', '/') || isCounted(caption, last)) return [];
  const before = tokens[at - 1];
  if (has(before, 'currency', 'rate') || isSign(before, ':', '@', '-', '+', '/')) return [];
  claim(caption, at, last, 'name');
  return [candidate(caption, [at, last], 'designNumber', codeText(caption, at, at) + `-${tokens[last]?.text}`)];
}

/** `Vol 1 ka rate 1640 tha`: a catalog that is spoken of because the new one is compared with it. */
function isFormer(caption: Caption, index: number): boolean {
  for (let at = index; !isBorder(caption, at); at += 1) if (has(caption.tokens[at], 'apartBehind')) return true;
  return false;
}

/** Volume and design number: the numbers that name a catalog. */
export function readNames(caption: Caption): Candidate[] {
  const found = caption.tokens.flatMap((token, index) => {
    if (has(token, 'volume')) return volumesAt(caption, index).filter(() => !isFormer(caption, index));
    return has(token, 'design') && !caption.claims.has(index) ? designsAt(caption, index) : [];
  });
  return [...found, ...caption.tokens.flatMap((token, index) => (isPlain(token) ? bareRange(caption, index) : []))];
}
