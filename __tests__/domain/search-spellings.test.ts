import fc from 'fast-check';
import { isSearchable, kindsFor } from '@/lib/domain/search/found-kinds';
import { keysOfTyped, keysOfWord, nameWords, soundKeys } from '@/lib/domain/search/name-words';
import { spellingsOf } from '@/lib/domain/search/spellings';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Every word with one typo: a letter wrong, missing, added, doubled or swapped with its neighbour. */
function* withASlip(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
  }
}

const WORDS = ['laxmi', 'kesar', 'gulmohar', 'kalanjali', 'swastik', 'noor', 'georgette', 'farhan', 'paridhan'];

/** Whether typing this text finds the word as a candidate and accepts it. */
const isMeant = (typed: string, word: string) => {
  const keys = new Set(keysOfWord(word));
  const { near, fuzzy } = spellingsOf(typed, [word]);
  return keysOfTyped(typed).some((key) => keys.has(key)) && [...near, ...fuzzy].includes(word);
};

describe('a word of a name', () => {
  it.each(WORDS)('%s is meant by every word one slip away that is long enough', (word) => {
    const missed = [...withASlip(word)].filter(
      (typed) => typed.length >= 4 && !word.includes(typed) && !isMeant(typed, word),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['लक्ष्मी', 'laxmi'],
    ['लक्ष्मी', 'lakshmi'],
    ['લક્ષ્મી', 'laxmi'],
    ['गणेश', 'ganesh'],
    ['केसर', 'kesar'],
    ['साड़ी', 'sadi'],
    ['साड़ी', 'saree'],
    ['महेश', 'mahesh'],
    ['કેસર', 'केसर'],
  ])('%s and %s are near each other either way', (one, other) => {
    for (const [typed, word] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(isMeant(typed, word)).toBe(true);
      expect(spellingsOf(typed, [word]).near).toEqual([word]);
    }
  });

  it.each([
    ['lax', 'लक्ष्मी'],
    ['लक्ष', 'laxmi'],
    ['gulm', 'गुलमोहर'],
  ])('%s begins %s in another script', (typed, word) => expect(isMeant(typed, word)).toBe(true));

  it('is found by itself without another spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS), fc.nat(8), fc.integer({ min: 3, max: 9 }), (word, start, length) => {
        const typed = word.slice(start, start + length);
        fc.pre(typed.length >= 3);
        expect(spellingsOf(typed, [word])).toEqual({ near: [], fuzzy: [] });
      }),
    );
  });

  it('that is typed right has no slip put right, and keeps those that sound like it', () => {
    expect(spellingsOf('silk', ['silk', 'milk', 'silks', 'सिल्क'])).toEqual({ near: ['सिल्क'], fuzzy: [] });
    expect(spellingsOf('kesa', ['kesar', 'kera'])).toEqual({ near: [], fuzzy: [] });
    expect(spellingsOf('zilk', ['silk', 'milk']).fuzzy).toEqual(['milk', 'silk']);
  });

  it('stands for one that is typed at most ten times, the likeliest first', () => {
    const words = [...LETTERS.replace('r', '')].map((letter) => `kes${letter}r`);
    const { near, fuzzy } = spellingsOf('kesr', [...words, 'kesaar', 'केसर']);
    expect(near).toEqual(expect.arrayContaining(['kesar', 'kesaar', 'केसर']));
    expect(near.length).toBeLessThanOrEqual(6);
    expect(fuzzy).toHaveLength(4);
  });

  it('is as short as three letters and holds no digit', () => {
    expect(nameWords('Shree  Ganesh (Textiles) D-4045 A1B 2nd om गणेश')).toEqual(['shree', 'ganesh', 'textiles', 'गणेश']);
    expect(nameWords('')).toEqual([]);
    expect(nameWords(`${'a'.repeat(31)} ${'b'.repeat(30)}`)).toEqual(['b'.repeat(30)]);
  });

  it('has its sound among its keys, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), (text) => {
        for (const word of nameWords(text)) expect(keysOfWord(word)).toContain(`=${soundKeys(word)[0]}`);
      }),
    );
  });
});

describe('a search', () => {
  it.each([
    ['', false],
    ['l', false],
    [' l ', false],
    ['la', true],
    ['श्री', true],
  ])('of %p begins: %p', (typed, isOne) => expect(isSearchable(typed)).toBe(isOne));

  it.each([
    [['admin'], ['sellers', 'catalogs', 'orders', 'buyers', 'markets', 'users']],
    [['salesman'], ['orders']],
    [['manage_buyer'], ['orders', 'buyers']],
    [['manage_seller'], ['sellers', 'catalogs', 'orders']],
    [['editor_review'], ['catalogs']],
    [['pipeline_wa'], ['sellers']],
    [['chat_active'], []],
  ])('by %p is for %p', (roles, kinds) => expect(kindsFor(roles)).toEqual(kinds));
});
