import { STATE_NAMES } from '@/lib/domain/text/indian-states';
import { stateOfPincode } from '@/lib/domain/text/pincode-state';

it.each([
  ['110006', 'Delhi'],
  ['302001', 'Rajasthan'],
  ['395 002', 'Gujarat'],
  ['403001', 'Goa'],
  ['400002', 'Maharashtra'],
  ['248001', 'Uttarakhand'],
  ['221001', 'Uttar Pradesh'],
  ['834001', 'Jharkhand'],
  ['800001', 'Bihar'],
  ['781001', 'Assam'],
  ['737101', 'Sikkim'],
  ['194101', 'Ladakh'],
  // Diu and Gujarat share this prefix.
  ['362520', null],
  ['012345', null],
  ['30200', null],
  ['', null],
])('pincode %j lies in %j', (pincode, state) => {
  expect(stateOfPincode(pincode)).toBe(state);
});

it('every pincode lies in a state of the list, or in none', () => {
  const found = new Set(Array.from({ length: 9000 }, (_, index) => stateOfPincode(`${1000 + index}01`)));
  expect([...found].filter((state) => state !== null && !STATE_NAMES.includes(state))).toEqual([]);
});
