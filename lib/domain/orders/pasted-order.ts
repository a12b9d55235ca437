import { europeanDigits } from '../text/indian-digits';
import { oneLine, plainText } from '../text/plain-text';

/** One ordered item in a message, as written. */
export interface PastedLine {
  text: string;
  /** Words to search the catalog by. */
  words: string;
  sets: number | null;
  pieces: number | null;
}

/** Most lines read from one message. */
export const MOST_PASTED = 60;

const SET = /(\d{1,4})\s*(?:full\s*)?(?:sets?|सेट|સેટ)(?![\p{L}\p{M}])/iu;
const PIECES = /(\d{1,6})\s*(?:pcs?|pieces?|pec|nos?|nag|नग|पीस|નંગ|પીસ)(?![\p{L}\p{M}])\.?/iu;
/** "x 5", "= 5" or a dash and a number at the end. */
const AT_END = /(?:[x×*=:–—-]|\s-\s?)\s*(\d{1,6})\s*$/iu;
/** Marks a number as a design number. */
const DESIGN = /\b(?:design|d)\s*\.?\s*(?:no|num|number)?\s*[.:#-]?\s*(?=[a-z]{0,3}-?\d)/giu;

/** Sender and time at the start of an exported or forwarded message. */
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

/** Ordered items of a message, one per line: a catalog or a design, and the number of sets or pieces. */
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

/** How well a catalog matches the words of a line: 0 is an exact match. */
function distance({ title, designNumber }: Choice, words: string): number {
  const names = [plainText(title), plainText(designNumber), plainText(`${title} ${designNumber}`)];
  if (names.includes(words)) return 0;
  return 1 + plainText(title).length;
}

/** Catalogs a line may mean, most likely first. */
export const likeliestFirst = <One extends Choice>(choices: readonly One[], { words }: PastedLine): One[] =>
  [...choices].sort((a, b) => distance(a, words) - distance(b, words));

/** Pieces of a catalog that a line means; null when a person must decide. */
export function meantPieces({ sets, pieces }: Pick<PastedLine, 'sets' | 'pieces'>, setPieces: number | null) {
  if (sets !== null) return setPieces === null ? null : sets * setPieces;
  return pieces ?? setPieces;
}
