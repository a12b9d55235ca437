import { shareOut } from '@/lib/domain/uploads/share-out';

const pieces = (holders: (string | null)[], held: number[] = []) =>
  holders.map((holderId, index) => ({ id: `p${index}`, holderId, isHeld: held.includes(index) }));
const given = ({ given }: ReturnType<typeof shareOut>) => [...given].map(([piece, person]) => `${piece} ${person}`);

test('people get pieces in turn', () => {
  const shared = shareOut(pieces([null, null, null, null, null]), ['a', 'b'], new Map([['a', 3]]));
  expect(given(shared)).toEqual(['p0 a', 'p1 b', 'p2 a', 'p3 b', 'p4 a']);
  expect([...shared.loads]).toEqual([
    ['a', 6],
    ['b', 2],
  ]);
});

test('a person at the cap is passed over, and what nobody can take is left', () => {
  const shared = shareOut(pieces([null, null, null, null]), ['a', 'b'], new Map([['a', 1]]), 2);
  expect(given(shared)).toEqual(['p0 a', 'p1 b', 'p2 b']);
  expect([shared.kept, shared.left]).toEqual([0, 1]);
});

test('the pieces of one person are shared with another', () => {
  const shared = shareOut(pieces(['a', 'a', 'a', 'a']), ['a', 'b'], new Map([['a', 4]]), 4);
  expect(given(shared)).toEqual(['p1 b', 'p3 b']);
  expect([shared.kept, [...shared.loads.values()]]).toEqual([2, [2, 2]]);
});

test('nobody gets more than the cap while they keep what they have', () => {
  const shared = shareOut(pieces(['x', 'a', 'a']), ['a'], new Map([['a', 2]]), 2);
  expect([given(shared), shared.kept, shared.left]).toEqual([[], 2, 1]);
});

test('work in progress stays with its person, unless that person is excluded', () => {
  const shared = shareOut(pieces(['a', 'x'], [0, 1]), ['b', 'a'], new Map([['a', 1]]));
  expect([given(shared), shared.kept]).toEqual([['p1 b'], 1]);
});
