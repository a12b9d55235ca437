import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLengthProblem } from '@/lib/domain/access/password-rules';
import { guessability } from '@/lib/server/auth/common-passwords';

const PERSON = { name: 'Meera Shah', phoneNumber: '+919825012345' };
const known = dictionary['passwords-common'];
const longEnough = known.filter((word) => passwordLengthProblem(word) === null);
const taken = (words: string[]) => words.filter((word) => guessability(word, PERSON) === null);

it('no password of the whole list of common ones is taken', () => {
  expect(known.length).toBeGreaterThanOrEqual(3000);
  expect(taken(longEnough)).toEqual([]);
});

it('and none of them in capital letters or in wide ones', () => {
  const wide = (word: string) => word.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  expect(longEnough.length).toBeGreaterThan(100);
  expect(taken(longEnough.map((word) => word.toUpperCase()))).toEqual([]);
  expect(taken(longEnough.map(wide))).toEqual([]);
});

it('a long sentence that is on no list is', () => expect(guessability('seven looms & 9 weavers', PERSON)).toBeNull());
