import fc from 'fast-check';
import { likeWords, slipsBetween } from '@/lib/domain/text/word-likeness';

const word = fc.array(fc.constantFrom(...'abcdeक़ाि'), { maxLength: 9 }).map((letters) => letters.join(''));

describe('The slips between two words', () => {
  it('are none of a word with itself, the same both ways, at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(slipsBetween(one, one)).toBe(0);
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
        expect(slipsBetween(one, other)).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      }),
    );
  });

  it('are one for a letter too many, too few, another one, or two swapped', () => {
    for (const typed of ['georgettee', 'georgete', 'geurgette', 'goergette'])
      expect(slipsBetween(typed, 'georgette')).toBe(1);
  });
});

describe('What a misspelt word may mean', () => {
  const words = ['georgette', 'cotton', 'silk', 'saree', 'जॉर्जेट', 'd1234', 'red'];

  it.each([
    ['georgete', ['georgette']],
    ['kotton', ['cotton']],
    ['slik', ['silk']],
    ['जार्जेट', ['जॉर्जेट']],
    ['velvet', []],
  ])('%s: %j', (typed, meant) => expect(likeWords(typed, words)).toEqual(meant));

  it('is nothing else for a short word or one with a digit: another design is no slip', () => {
    expect(likeWords('d1235', words)).toEqual([]);
    expect(likeWords('rad', words)).toEqual([]);
  });
});
