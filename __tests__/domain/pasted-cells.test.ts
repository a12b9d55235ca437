import fc from 'fast-check';
import { pastedCells } from '@/lib/domain/lists/pasted-cells';

it('reads a column, a row and a quoted cell as a spreadsheet copies them', () => {
  expect(pastedCells('415\r\n420\r\n\r\n430\r\n')).toEqual([['415'], ['420'], [''], ['430']]);
  expect(pastedCells('Kesariya\t415\t')).toEqual([['Kesariya', '415', '']]);
  expect(pastedCells('"Vol 4\n""gold"""\t8\nplain\t9')).toEqual([
    ['Vol 4 "gold"', '8'],
    ['plain', '9'],
  ]);
});

it('gives back any cells that were written line by line', () => {
  const cell = fc.stringMatching(/^[a-z0-9.₹,]{1,8}$/);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1 }), (rows) => {
      expect(pastedCells(`${rows.map((cells) => cells.join('\t')).join('\r\n')}\r\n`)).toEqual(rows);
    }),
  );
});
