import { type Candidate, candidate, type Caption, claim, has, isBorder, isPlain, isSign, skip } from './caption';
import { designsAt, isAnother, isBetween, isCounted, isJoint, rangeEnd } from './designs';
import { type Token } from './tokens';

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const BARE = { widest: 50, isYear: (value: number) => value >= 1990 && value <= 2040 };

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

/** `1023-1030` without a word: designs, where it can be neither years nor two rates. */
function bareRange(caption: Caption, at: number): Candidate[] {
  const { tokens, claims } = caption;
  const first = tokens[at];
  if (first?.text.length !== 4 || claims.has(at) || !isSign(tokens[at + 1], '-')) return [];
  const last = rangeEnd(caption, at, BARE.widest, false);
  if (last < 0 || BARE.isYear(first.value) || isSign(tokens[last + 1], '-', '/') || isCounted(caption, last)) return [];
  const before = tokens[at - 1];
  if (has(before, 'currency', 'rate') || isSign(before, ':', '@', '-', '+', '/')) return [];
  claim(caption, at, last, 'name');
  return [candidate(caption, [at, last], 'designNumber', `${first.text}-${tokens[last]?.text}`)];
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
