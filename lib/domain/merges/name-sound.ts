import { plainText } from '../text/plain-text';
import { remembering } from '../text/remembering';
import { latinOf } from './indic-latin';

/** Spellings of one sound, the first of a pair as people type it. The order matters. */
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

/** A name is held against many others one after another: so many words and texts are not worked out again. */
const [WORDS, TEXTS] = [20_000, 10_000];

const MARKS = /[\u0300-\u036f]/g;

/** How a word sounds, in one spelling: लक्ष्मी, Laxmi and Lakshmee are one. */
export const soundOf = remembering((word) => {
  const latin = latinOf(word).normalize('NFD').replace(MARKS, '');
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin);
}, WORDS);

/** A sound without what is heard least: every a but the first letter, and an e or h at the end. */
export const skeletonOf = remembering(
  (sound) => sound.slice(0, 1) + sound.slice(1).replace(/[ah]/g, '').replace(/e$/, ''),
  WORDS,
);

/** Single letters that follow one another are initials of one word: "K. K. Fashion", "KK Fashion". */
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

/** The words of a text as they sound. */
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
