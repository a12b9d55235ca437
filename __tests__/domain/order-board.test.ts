import { BOARD_COLUMNS, boardStep } from '@/lib/domain/orders/board';
import { HEADLINE_NAMES, HEADLINES, headlinesWith, HOLDERS } from '@/lib/domain/orders/headline';

it('every column has the step that comes next, but for the last', () => {
  expect(BOARD_COLUMNS.map((name) => boardStep(name, null))).toEqual([
    'answer',
    'dispatch',
    'dispatch',
    'deliver',
    'close',
    null,
  ]);
});

it.each([
  ['placed', 'confirmed', 'answer'],
  ['placed', 'dispatched', null],
  ['dispatched', 'delivered', 'deliver'],
  ['delivered', 'placed', null],
] as const)('a card goes from %s to %s by %s', (from, to, step) => {
  expect(boardStep(from, to)).toBe(step);
});

it('an order waits for exactly one, where something is still to be done', () => {
  const open = HEADLINE_NAMES.filter((name) => HEADLINES[name].next !== null);
  expect(HOLDERS.flatMap((holder) => headlinesWith([holder])).sort()).toEqual([...open].sort());
});
