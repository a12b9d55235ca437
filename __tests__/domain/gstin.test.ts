import * as fc from 'fast-check';
import { gstinCheckCharacter, gstinProblem, normalizeGstin } from '@/lib/domain/sellers/gstin';

/** Published GSTINs of large companies and the portal's own examples. */
const PUBLISHED = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7', '24AAACC4175D1Z4'];

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = fc.constantFrom(...CHARACTERS.slice(10));
const digit = fc.constantFrom(...CHARACTERS.slice(0, 10));
const text = (one: fc.Arbitrary<string>, length: number) =>
  fc.array(one, { minLength: length, maxLength: length }).map((all) => all.join(''));

const gstin = fc
  .tuple(
    fc.integer({ min: 1, max: 38 }).map((code) => String(code).padStart(2, '0')),
    text(letter, 5),
    text(digit, 4),
    letter,
    fc.constantFrom(...CHARACTERS.slice(1)),
  )
  .map((parts) => `${parts.join('')}Z`)
  .map((first) => first + gstinCheckCharacter(first));

describe('a GSTIN', () => {
  it.each(PUBLISHED)('%s is right', (number) => expect(gstinProblem(number)).toBeNull());

  it('is right when it is built and summed up right', () =>
    fc.assert(fc.property(gstin, (number) => expect(gstinProblem(number)).toBeNull())));

  it('is wrong when any one character is another', () =>
    fc.assert(
      fc.property(gstin, fc.nat(14), fc.constantFrom(...CHARACTERS), (number, place, other) => {
        fc.pre(number[place] !== other);
        expect(gstinProblem(number.slice(0, place) + other + number.slice(place + 1))).not.toBeNull();
      }),
      { numRuns: 2000 },
    ));

  it('is wrong with two neighbours swapped, except pairs the checksum cannot separate', () => {
    const swapped = PUBLISHED.flatMap((number) =>
      [...number].map(
        (_, at) =>
          number.slice(0, at) +
          number
            .slice(at, at + 2)
            .split('')
            .reverse()
            .join('') +
          number.slice(at + 2),
      ),
    ).filter((number) => !PUBLISHED.includes(number));
    expect(swapped.filter((number) => gstinProblem(number) === null)).toEqual([]);
  });

  it.each([
    ['', /15 characters; this has 0/],
    ['27AAPFU0939F1Z', /this has 14/],
    ['27AAPFU0939F1ZVX', /this has 16/],
    ['2712PFU0939F1ZV', /how a GSTIN is built/],
    ['00AAPFU0939F1ZV', /code of a state/],
    ['39AAPFU0939F1ZV', /code of a state/],
    ['27AAPFU0939F1ZW', /One character/],
    ['२७AAPFU0939F1ZV', /how a GSTIN is built/],
  ])('%p is told what is wrong with it', (number, says) => expect(gstinProblem(number)).toMatch(says));

  it('is read from how people write it', () => {
    for (const typed of ['27aapfu0939f1zv', ' 27 AAPFU 0939F 1ZV ', '27-AAPFU0939F-1ZV'])
      expect(normalizeGstin(typed)).toBe('27AAPFU0939F1ZV');
  });

  it('in the sentence about its form is a right one', () => {
    const example = /like (\w{15})/.exec(gstinProblem('2712PFU0939F1ZV') ?? '')?.[1] ?? '';
    expect(gstinProblem(example)).toBeNull();
  });
});
