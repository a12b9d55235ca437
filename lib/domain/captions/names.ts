import { type Candidate, candidate, type Caption, claim, has, isBorder, isPlain, isSign, skip } from './caption';
import { codeEnd } from './design-codes';
import { designsAt, SAYS_NUMBER, isAnother, isBetween, isCounted, isJoint, rangeEnd } from './designs';
import { goneDesigns, leftBehind, withoutGone } from './designs-gone';
import { type Token } from './tokens';

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** `Series 1001 to 1006`: consecutively numbered designs. */
const SERIES = ['series', 'siries', 'serial', 'sr', 'सीरीज', 'सीरीज़', 'સિરીઝ', 'સીરીઝ', 'શ્રેણી'];
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

/** `1023-1030` without a word: designs, when it can be neither years nor two rates. */
function bareRange(caption: Caption, at: number): Candidate[] {
  const { tokens, claims } = caption;
  const first = tokens[at];
  if (!first || first.text.length < 3 || first.text.length > 5 || claims.has(at) || !isBetween(tokens[at + 1]))
    return [];
  const last = rangeEnd(caption, at, BARE.widest, false);
  const label = skip(caption, at - 1, (token) => isSign(token, ':', '-', '.', '=') || has(token, 'number'), 3, -1);
  if (SERIES.includes(tokens[label]?.text ?? '') && last >= 0 && !isCounted(caption, last)) {
    claim(caption, label, last, 'name');
    return [candidate(caption, [at, last], 'designNumber', `${first.text}-${tokens[last]?.text}`)];
  }
  if (first.text.length !== 4 || (has(tokens[at + 1], 'to') && !has(tokens[last + 1], 'available'))) return [];
  if (last < 0 || BARE.isYear(first.value) || isSign(tokens[last + 1], '-', '/') || isCounted(caption, last)) return [];
  const before = tokens[at - 1];
  if (has(before, 'currency', 'rate') || isSign(before, ':', '@', '-', '+', '/')) return [];
  claim(caption, at, last, 'name');
  return [candidate(caption, [at, last], 'designNumber', `${first.text}-${tokens[last]?.text}`)];
}

const CATALOGS = /^(catalog|catalogue|catlog|कैटलॉग|કેટલોગ)$/u;
const MOST_WORDS = 2;
const MOST_VOLUMES = 30;

/** `Catalog: MEHANDI 7`: the line consists of a name and its number. */
function volumeOfCatalog({ tokens }: Caption, index: number): Candidate[] {
  let start = index;
  while (tokens[start - 1]?.kind === 'sign') start -= 1;
  const opens = !tokens[start - 1] || tokens[start - 1]?.kind === 'break';
  let at = index + 2;
  if (!isSign(tokens[index + 1], ':', '-') || !opens) return [];
  if (isSign(tokens[at], '-')) at += 1;
  const first = at;
  while (tokens[at]?.kind === 'word' && tokens[at]?.terms.size === 0 && at <= first + MOST_WORDS) at += 1;
  const number = tokens[at];
  const isName = at > first && at <= first + MOST_WORDS;
  const isEnd = tokens.slice(at + 1).findIndex(({ kind }) => kind === 'break' || kind === 'word' || kind === 'number');
  const isLast = isEnd < 0 || tokens[at + 1 + isEnd]?.kind === 'break';
  if (!isName || !isPlain(number) || number.value < 1 || number.value > MOST_VOLUMES || !isLast) return [];
  return [{ field: 'volume', value: number.value, start: tokens[index]?.start ?? 0, end: number.end }];
}

/** `Vol 1 ka rate 1640 tha`: an earlier catalog, mentioned for comparison. */
function isFormer(caption: Caption, index: number): boolean {
  for (let at = index; !isBorder(caption, at); at += 1) if (has(caption.tokens[at], 'apartBehind')) return true;
  return false;
}

/** `1. Design 11 - 420`: a line that starts with a label and its number. */
function opensLine(caption: Caption, index: number): boolean {
  const { tokens } = caption;
  let start = index;
  while (tokens[start - 1] && tokens[start - 1]?.kind !== 'break') start -= 1;
  const isCounted = isPlain(tokens[start]) && start < index && isSign(tokens[start + 1], '.', ')', '-');
  return (
    (start === index || (isCounted && start + 2 === index)) && codeEnd(caption, skip(caption, index + 1, isJoint)) >= 0
  );
}

/** Designs of one label or one line. */
interface Offered {
  value: string;
  start: number;
  end: number;
  doubtful: boolean;
  isGone: boolean;
  isList: boolean;
}

/** The designs of all labels form one finding; if some are gone, the remaining ones are unclear. */
function designsOf(caption: Caption): Candidate[] {
  const labels = [...caption.tokens.keys()].filter((index) => has(caption.tokens[index], 'design'));
  const textOf = (label: number) => caption.tokens[label]?.text ?? '';
  const isByLine = (label: number) =>
    labels.filter((other) => textOf(other) === textOf(label) && opensLine(caption, other)).length > 1;
  const found = labels.flatMap((label) => {
    if (caption.claims.has(label)) return [];
    const designs = designsAt(caption, label, opensLine(caption, label) && isByLine(label));
    const end = designs[0]?.end ?? Infinity;
    const isGone = has(
      caption.tokens.find(({ start }) => start >= end),
      'gone',
    );
    const isList = SAYS_NUMBER.test(textOf(label)) || opensLine(caption, label);
    return designs.map((design) => ({ ...design, isGone, isList }));
  });
  const gone = goneDesigns(caption);
  const left = gone.flatMap((list) =>
    leftBehind(caption, list).map((one) => ({ ...one, isGone: false, isList: true })),
  );
  const offered = [...found, ...left].flatMap(
    ({ value: told, start, end, doubtful = false, isGone, isList }): Offered[] => {
      const value = withoutGone(caption, String(told), gone);
      const place = { start, end, isGone, isList };
      if (value === null) return left.length > 0 ? [] : [{ ...place, value: String(told), doubtful: true }];
      return [{ ...place, value, doubtful: value === told && doubtful }];
    },
  );
  const candidates = offered.map(({ value, start, end, doubtful, isGone }): Candidate => {
    const isDoubtful = doubtful || (isGone && found.length > 1);
    return { field: 'designNumber', value, start, end, ...(isDoubtful && { doubtful: true }) };
  });
  const [first, ...more] = candidates;
  const values = [...new Set(candidates.map(({ value }) => String(value)))];
  if (
    !first ||
    values.length < 2 ||
    offered.some(({ isList }) => !isList) ||
    candidates.some(({ doubtful }) => doubtful)
  )
    return candidates;
  return [{ field: 'designNumber', value: values.join(', '), start: first.start, end: more.at(-1)?.end ?? first.end }];
}

/** Volume and design number, which identify a catalog. */
export function readNames(caption: Caption): Candidate[] {
  const volumes = caption.tokens.flatMap((token, index) =>
    has(token, 'volume') && !(token.text === 'part' && isPlain(caption.tokens[index - 1]))
      ? volumesAt(caption, index).filter(() => !isFormer(caption, index))
      : [],
  );
  if (volumes.length === 0)
    for (const [index, { text }] of caption.tokens.entries())
      if (CATALOGS.test(text)) volumes.push(...volumeOfCatalog(caption, index));
  const designs = designsOf(caption);
  const ranges = caption.tokens.flatMap((token, index) => (isPlain(token) ? bareRange(caption, index) : []));
  return [...volumes, ...designs, ...ranges];
}
