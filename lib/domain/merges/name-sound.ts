import { plainText } from '../text/plain-text';
import { remembering } from '../text/remembering';
import { latinOf } from './indic-latin';

/** Spellings of one sound, mapped to the first of each pair as people type it. The order matters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/oya/g, 'oe'],
  [/ksh|kch|x/g, 'ks'],
  [/gn(?=[aeiou])|jn|gny/g, 'gy'],
  [/chh|ch/g, 'C'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/sh/g, 's'],
  [/([bdgjkt])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?<=[bdgkpt])ru/g, 'ri'],
  [/m(?=[bp])/g, 'n'],
  [/ai|ay|ei|ey/g, 'e'],
  [/au|ow|ou/g, 'o'],
  [/ee|ii|ea/g, 'i'],
  [/oo|uu/g, 'u'],
  [/y(?![aeiou])/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** A name is compared with many others in a row, so this many words and texts are cached. */
const [WORDS, TEXTS] = [20_000, 10_000];

const MARKS = /[\u0300-\u036f]/g;

/** Normalizes a word by sound: लक्ष्मी, Laxmi and Lakshmee are equal. */
export const soundOf = remembering((word) => {
  const latin = latinOf(word).normalize('NFD').replace(MARKS, '');
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}, WORDS);

/** A sound without its weakest letters: every a except as first letter, and an e or h at the end. */
export const skeletonOf = remembering(
  (sound) => sound.slice(0, 1) + sound.slice(1).replace(/[ah]/g, '').replace(/e$/, ''),
  WORDS,
);

/** Consecutive single letters are the initials of one word: "K. K. Fashion", "KK Fashion". */
function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isInitial = /^[a-z]$/.test(word);
    if (isInitial && isOpen) joined[joined.length - 1] += word;
    else joined.push(word);
    isOpen = isInitial;
  }
  return joined;
}

/** Words of a text, by sound. */
export const soundsOf = remembering(
  (text): readonly string[] =>
    joinInitials(
      plainText(text)
        .replace(/['’.]/g, (mark) => (mark === '.' ? ' ' : ''))
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter(Boolean),
    ).map(soundOf),
  TEXTS,
);
