import * as fc from 'fast-check';
import { likeliestFirst, meantPieces, MOST_PASTED, readPastedOrder } from '@/lib/domain/orders/pasted-order';

const read = (message: string) => readPastedOrder(message).map(({ words, sets, pieces }) => [words, sets, pieces]);

it.each([
  [
    'Kesariya vol 4 – 2 set, D.1003 5 pc',
    [
      ['kesariya vol 4', 2, null],
      ['1003', null, 5],
    ],
  ],
  [
    '*Rangoli*  3 sets\nPanghat vol-2 : 12 pcs',
    [
      ['rangoli', 3, null],
      ['panghat vol-2', null, 12],
    ],
  ],
  ['1) Kesariya vol 4 x 8', [['kesariya vol 4', null, 8]]],
  ['२ सेट रंगोली', [['रंगोली', 2, null]]],
  ['રંગોલી ૫ નંગ', [['રંગોલી', null, 5]]],
  ['Design no. 2207-A 6 pieces', [['2207-a', null, 6]]],
  ['[21/11/26, 10:14:03] Rekha: Rangoli 2 set', [['rangoli', 2, null]]],
  ['21/11/26, 10:14 am - Rekha: Rangoli 2 set', [['rangoli', 2, null]]],
  ['Kesariya vol 4', [['kesariya vol 4', null, null]]],
  ['Rangoli - 4', [['rangoli', null, 4]]],
  ['ok\n\n👍', [['ok', null, null]]],
])('%j orders %j', (message, lines) => {
  expect(read(message)).toEqual(lines);
});

it('any message is read, and never too many lines of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (message) => {
      for (const line of readPastedOrder(message)) {
        expect(line.words).toMatch(/\S/);
        expect([line.sets, line.pieces].every((one) => one === null || Number.isInteger(one))).toBe(true);
      }
    }),
  );
  expect(readPastedOrder('Rangoli 2 set\n'.repeat(200))).toHaveLength(MOST_PASTED);
});

it('the very catalog comes before one that is called similarly', () => {
  const named = (title: string, designNumber = '') => ({ title, designNumber, setPieces: 4 });
  const [line] = readPastedOrder('Kesariya vol 4 – 2 set');
  const found = [named('Kesariya vol 40'), named('Kesariya vol 4 gold'), named('Kesariya vol 4')];
  expect(line && likeliestFirst(found, line)[0]?.title).toBe('Kesariya vol 4');
});

it.each([
  [{ sets: 2, pieces: null }, 6, 12],
  [{ sets: 2, pieces: null }, null, null],
  [{ sets: null, pieces: 5 }, 4, 5],
  [{ sets: null, pieces: null }, 4, 4],
  [{ sets: null, pieces: null }, null, null],
])('%j of a catalog in sets of %j is %j pieces', (line, setPieces, pieces) => {
  expect(meantPieces(line, setPieces)).toBe(pieces);
});
