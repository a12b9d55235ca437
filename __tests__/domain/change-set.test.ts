import { changedLine, changeProblem } from '@/lib/domain/orders/change-set';
import { NO_PIECES, openPieces } from '@/lib/domain/orders/quantities';

const LINE = {
  ...NO_PIECES,
  ...{ ordered: 12, accepted: 8, dispatched: 4, rate: 41_500, catalogRate: 41_500, setPieces: 4 },
};
const wish = (changes: object) => ({ pieces: 12, rate: 41_500, rateReason: null, ...changes });

it.each([
  [{ pieces: 16 }, null],
  [{ pieces: 4 }, null],
  [{ pieces: 0 }, 'pieces'],
  [{ pieces: 6 }, 'pieces'],
  [{ pieces: 7.5 }, 'pieces'],
  [{ rate: 40_000 }, 'rate'],
])('a line of which four went may be wished %j: problem at %j', (changes, field) => {
  expect(changeProblem(LINE, wish(changes))?.field ?? null).toBe(field);
});

it.each([
  [{ rate: 40_000 }, 'rateReason'],
  [{ rate: 40_000, rateReason: 'Old price' }, null],
  [{ rate: 0, rateReason: 'Gift' }, 'rate'],
  [{ pieces: 0 }, null],
])('a line of which nothing went may be wished %j: problem at %j', (changes, field) => {
  expect(changeProblem({ ...LINE, dispatched: 0 }, wish(changes))?.field ?? null).toBe(field);
});

it('more pieces are open to the seller; fewer cancel open ones before accepted ones', () => {
  expect(openPieces(changedLine(LINE, wish({ pieces: 16 })))).toBe(8);
  expect(changedLine(LINE, wish({ pieces: 4 }))).toMatchObject({ ordered: 12, cancelled: 8, accepted: 4 });
});
