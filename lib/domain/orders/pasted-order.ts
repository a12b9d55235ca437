import { europeanDigits } from '../text/indian-digits';
import { oneLine, plainText } from '../text/plain-text';

/** One thing that a message orders, as it says it. */
export interface PastedLine {
  text: string;
  /** What the catalog is found by. */
  words: string;
  sets: number | null;
  pieces: number | null;
}

/** Most lines that are read of one message. */
export const MOST_PASTED = 60;

const SET = /(\d{1,4})\s*(?:full\s*)?(?:sets?|सेट|સેટ)(?![\p{L}\p{M}])/iu;
const PIECES = /(\d{1,6})\s*(?:pcs?|pieces?|pec|nos?|nag|नग|पीस|નંગ|પીસ)(?![\p{L}\p{M}])\.?/iu;
/** "x 5", "= 5" or a dash and a number at the end. */
const AT_END = /(?:[x×*=:–—-]|\s-\s?)\s*(\d{1,6})\s*$/iu;
/** What says that a number is that of a design. */
const DESIGN = /\b(?:design|d)\s*\.?\s*(?:no|num|number)?\s*[.:#-]?\s*(?=[a-z]{0,3}-?\d)/giu;

/** Who wrote it and when, as an exported or forwarded message begins. */
const SENT =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\s*[\]-]\s*[^:]{1,40}:\s*/iu;
const LIST_MARK = /^\s*(?:[•▪*✅👉-]+|\(?\d{1,2}[.)](?=\s))\s*/u;

const cut = (text: string, pattern: RegExp): [string | null, string] => {
  const found = pattern.exec(text);
  return found
    ? [found[1] ?? null, `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`]
    : [null, text];
};

const toNumber = (digits: string | null): number | null => (digits === null ? null : Number(digits));

function readLine(text: string): PastedLine | null {
  const [sets, withoutSets] = cut(text, SET);
  const [named, withoutPieces] = cut(withoutSets, PIECES);
  const [last, rest] = sets === null && named === null ? cut(withoutPieces, AT_END) : [null, withoutPieces];
  const words = oneLine(rest.replace(DESIGN, ' ').replace(/[*_~"“”()[\]:=–—]|\s-\s|-\s*$|\s[x×]\s*$/gu, ' '));
  if (!/[\p{L}\p{M}\d]{2}/u.test(words)) return null;
  return { text: oneLine(text), words: plainText(words), sets: toNumber(sets), pieces: toNumber(named ?? last) };
}

/** What a message orders, line by line: a catalog or a design, and how many sets or pieces of it. */
export const readPastedOrder = (message: string): PastedLine[] =>
  europeanDigits(message.normalize('NFKC'))
    .split('\n')
    .flatMap((line) => line.replace(SENT, '').split(/[;,]|\s\+\s/u))
    .flatMap((part) => readLine(part.replace(LIST_MARK, '')) ?? [])
    .slice(0, MOST_PASTED);

interface Choice {
  title: string;
  designNumber: string;
  setPieces: number | null;
}

/** How well a catalog fits the words of a line: 0 for the very one. */
function distance({ title, designNumber }: Choice, words: string): number {
  const names = [plainText(title), plainText(designNumber), plainText(`${title} ${designNumber}`)];
  if (names.includes(words)) return 0;
  return 1 + plainText(title).length;
}

/** The catalogs that a line may mean, the likeliest first. */
export const likeliestFirst = <One extends Choice>(choices: readonly One[], { words }: PastedLine): One[] =>
  [...choices].sort((a, b) => distance(a, words) - distance(b, words));

/** How many pieces of a catalog a line means; null where that is for a person to say. */
export function meantPieces({ sets, pieces }: Pick<PastedLine, 'sets' | 'pieces'>, setPieces: number | null) {
  if (sets !== null) return setPieces === null ? null : sets * setPieces;
  return pieces ?? setPieces;
}
