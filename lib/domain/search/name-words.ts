import { skeletonOf, soundOf } from '../merges/name-sound';
import { plainText } from '../text/plain-text';
import { canBeMisspelt } from '../text/word-likeness';

/** Length of a word that is indexed by sound and by typo. */
const LETTERS = { least: 3, most: 30 } as const;

/**
 * From this many sounds on, a prefix identifies a word, and from the second number on it does so despite a wrong sound.
 */
const [TELLING, SURE] = [3, 4];

/** Whether a word can have alternative spellings: numbers and codes cannot. */
export const isNameWord = (word: string): boolean => {
  const { length } = [...word];
  return length >= LETTERS.least && length <= LETTERS.most && /^[\p{L}\p{M}]+$/u.test(word);
};

/** Distinct words of a name that can have alternative spellings. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    plainText(name)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(isNameWord),
  ),
];

/** Hindi letters pronounced as r but also written as d in Latin: साड़ी is a saree and a sadi. */
const FLAPPED = /(?<=[\u0921\u0922])\u093c/g;

/** Sounds of a word, one per pronunciation. */
export const soundsOfWord = (word: string): string[] => {
  const apart = word.normalize('NFD');
  return [...new Set([word, apart.replace(FLAPPED, '').normalize('NFC')])].map(soundOf);
};

/** The same without the weakest sounds. */
export const soundKeys = (word: string): string[] => soundsOfWord(word).map(skeletonOf);

/** A text plus every variant with one letter removed: texts one typo apart share one of these. */
function withoutOne(text: string): string[] {
  const letters = [...text];
  return [text, ...letters.map((_, place) => letters.filter((_letter, other) => other !== place).join(''))];
}

/** Keys a word shares with words that sound alike or are one typo away. */
function likenessKeys(word: string): string[] {
  const sounds = soundKeys(word);
  return [
    ...sounds.map((sound) => `=${sound}`),
    ...(canBeMisspelt(word) ? withoutOne(word) : []),
    ...sounds.filter(({ length }) => length >= SURE).flatMap((sound) => withoutOne(sound).map((rest) => `~${rest}`)),
  ];
}

/** Prefixes of a sound that identify a word. */
const beginnings = (sound: string): string[] =>
  Array.from({ length: Math.max(0, sound.length - TELLING + 1) }, (_, more) => `<${sound.slice(0, TELLING + more)}`);

/** Lookup keys of a word: a similar typed word shares at least one of them. */
export const keysOfWord = (word: string): string[] => [
  ...new Set([...likenessKeys(word), ...soundKeys(word).flatMap(beginnings)]),
];

/** Lookup keys of words that the typed text may mean; it may be just the beginning of a word. */
export const keysOfTyped = (word: string): string[] => {
  const begun = soundKeys(word).filter(({ length }) => length >= TELLING);
  return [...new Set([...likenessKeys(word), ...begun.map((sound) => `<${sound}`)])];
};
