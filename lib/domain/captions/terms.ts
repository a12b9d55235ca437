import { foldedText, stemOf } from './fold';
import { type Term, WORDS } from './words';

const MEANINGS = new Map<string, Set<Term>>();
for (const [term, languages] of Object.entries(WORDS))
  for (const phrase of languages.flat()) {
    const spelled = foldedText(phrase);
    MEANINGS.set(spelled, (MEANINGS.get(spelled) ?? new Set()).add(term as Term));
  }

const NONE: ReadonlySet<Term> = new Set();

/** Possible meanings of a word, or of words separated by single spaces. */
export const termsOf = (phrase: string): ReadonlySet<Term> =>
  MEANINGS.get(phrase) ?? MEANINGS.get(stemOf(phrase)) ?? NONE;

const LONGEST_PHRASE = 3;
/** First words of phrases, so that a lookup stops when no phrase can follow. */
const BEGINNINGS = new Set(
  [...MEANINGS.keys()].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.split(' ')[0]),
);

/** Maximum number of words in a phrase that starts with this word. */
export const phraseLength = (first: string): number => (BEGINNINGS.has(first) ? LONGEST_PHRASE : 1);
