import { fold, stemOf } from './fold';
import { type Term, WORDS } from './words';

const MEANINGS = new Map<string, Set<Term>>();
for (const [term, languages] of Object.entries(WORDS))
  for (const phrase of languages.flat()) {
    const spelled = fold(phrase).text;
    MEANINGS.set(spelled, (MEANINGS.get(spelled) ?? new Set()).add(term as Term));
  }

const NONE: ReadonlySet<Term> = new Set();

/** What a word, or words with one space between them, can mean. */
export const termsOf = (phrase: string): ReadonlySet<Term> =>
  MEANINGS.get(phrase) ?? MEANINGS.get(stemOf(phrase)) ?? NONE;

/** Beginnings of phrases of several words, so that a reader stops where none can follow. */
const LONGEST_PHRASE = 3;
const BEGINNINGS = new Set(
  [...MEANINGS.keys()].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.split(' ')[0]),
);

/** How many words a phrase that begins with this word can have. */
export const phraseLength = (first: string): number => (BEGINNINGS.has(first) ? LONGEST_PHRASE : 1);
