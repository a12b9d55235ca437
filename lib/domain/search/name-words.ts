import { skeletonOf, soundOf } from '../merges/name-sound';
import { plainText } from '../text/plain-text';
import { canBeMisspelt } from '../text/word-likeness';

/** Letters of a word that is kept to be found by its sound or in spite of a slip. */
const LETTERS = { least: 3, most: 30 } as const;

/** From so many sounds on, a beginning says which word is meant, and a wrong one of them leaves enough. */
const [TELLING, SURE] = [3, 4];

/** Whether a word can be meant by another spelling: numbers and codes cannot. */
export const isNameWord = (word: string): boolean => {
  const { length } = [...word];
  return length >= LETTERS.least && length <= LETTERS.most && /^[\p{L}\p{M}]+$/u.test(word);
};

/** The words of a name that another spelling can mean, each once. */
export const nameWords = (name: string): string[] => [
  ...new Set(
    plainText(name)
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(isNameWord),
  ),
];

/** Hindi letters that are said as an r and in Latin ones written as a d as well: साड़ी is a saree and a sadi. */
const FLAPPED = /(?<=[\u0921\u0922])\u093c/g;

/** How a word sounds, in each way it is said. */
export const soundsOfWord = (word: string): string[] => {
  const apart = word.normalize('NFD');
  return [...new Set([word, apart.replace(FLAPPED, '').normalize('NFC')])].map(soundOf);
};

/** The same without what is heard least. */
export const soundKeys = (word: string): string[] => soundsOfWord(word).map(skeletonOf);

/** A text and what is left of it without any one of its letters: texts a slip apart have one of these in common. */
function withoutOne(text: string): string[] {
  const letters = [...text];
  return [text, ...letters.map((_, place) => letters.filter((_letter, other) => other !== place).join(''))];
}

/** What a word has in common with those that sound like it or are a slip away. */
function likenessKeys(word: string): string[] {
  const sounds = soundKeys(word);
  return [
    ...sounds.map((sound) => `=${sound}`),
    ...(canBeMisspelt(word) ? withoutOne(word) : []),
    ...sounds.filter(({ length }) => length >= SURE).flatMap((sound) => withoutOne(sound).map((rest) => `~${rest}`)),
  ];
}

/** Beginnings of a sound that say which word is meant. */
const beginnings = (sound: string): string[] =>
  Array.from({ length: Math.max(0, sound.length - TELLING + 1) }, (_, more) => `<${sound.slice(0, TELLING + more)}`);

/** What a word is looked up by: one that is typed and like it has one of these keys in common with it. */
export const keysOfWord = (word: string): string[] => [
  ...new Set([...likenessKeys(word), ...soundKeys(word).flatMap(beginnings)]),
];

/** The keys that words have which may be meant by what was typed; it may be the beginning of a word. */
export const keysOfTyped = (word: string): string[] => {
  const begun = soundKeys(word).filter(({ length }) => length >= TELLING);
  return [...new Set([...likenessKeys(word), ...begun.map((sound) => `<${sound}`)])];
};
