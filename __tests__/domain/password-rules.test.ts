import fc from 'fast-check';
import { PASSWORD_LENGTH, passwordLength, passwordLengthProblem } from '@/lib/domain/access/password-rules';

const TOO_SHORT = 'Use at least 10 characters.';
const TOO_LONG = 'Use at most 128 characters.';

describe('the length of a password', () => {
  it.each([
    ['nine letters', 'a'.repeat(9), TOO_SHORT],
    ['ten letters', 'a'.repeat(10), null],
    ['128 letters', 'a'.repeat(128), null],
    ['129 letters', 'a'.repeat(129), TOO_LONG],
    ['nothing', '', TOO_SHORT],
    ['five emoji, ten UTF-16 units', '🧵'.repeat(5), TOO_SHORT],
    ['ten emoji', '🧵'.repeat(10), null],
    ['128 emoji, 256 UTF-16 units', '🧵'.repeat(128), null],
    ['129 emoji', '🧵'.repeat(129), TOO_LONG],
    ['ten Gujarati letters', 'કખગઘચછજઝટઠ', null],
    ['spaces, which count', ' '.repeat(10), null],
  ])('%s', (_name, password, problem) => {
    expect(passwordLengthProblem(password)).toBe(problem);
  });

  it('is counted in code points', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), { maxLength: 200 }), (points) => {
        expect(passwordLength(points.join(''))).toBe(points.length);
      }),
    );
  });

  it('is a problem exactly outside the limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        const isFine =
          passwordLength(password) >= PASSWORD_LENGTH.min && passwordLength(password) <= PASSWORD_LENGTH.max;
        expect(passwordLengthProblem(password) === null).toBe(isFine);
      }),
    );
  });
});
