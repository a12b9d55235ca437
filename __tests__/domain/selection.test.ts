import fc from 'fast-check';
import {
  EVERYTHING,
  NOTHING,
  type Selection,
  between,
  choose,
  isSelected,
  selectedCount,
} from '@/lib/domain/lists/selection';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const rows = fc.uniqueArray(fc.constantFrom(...ROWS));
const steps = fc.array(fc.record({ ids: rows, isChosen: fc.boolean() }));

const chosenOf = (selection: Selection) => ROWS.filter((id) => isSelected(selection, id));

describe('a selection', () => {
  it.each([
    ['some', NOTHING, []],
    ['all', EVERYTHING, [...ROWS]],
  ] as const)('of the kind %s follows every choice as a plain set of rows does', (_kind, start, chosen) => {
    fc.assert(
      fc.property(steps, (taken) => {
        const plain = new Set<string>(chosen);
        let selection: Selection = start;
        for (const { ids, isChosen } of taken) {
          selection = choose(selection, ids, isChosen);
          ids.forEach((id) => (isChosen ? plain.add(id) : plain.delete(id)));
        }
        expect(new Set(chosenOf(selection))).toEqual(plain);
        expect(selectedCount(selection, ROWS.length)).toBe(plain.size);
        expect(selection.kind).toBe(start.kind);
      }),
    );
  });

  it('counts what matches but what was taken out, and never less than nothing', () => {
    expect(selectedCount(choose(EVERYTHING, ['a', 'b'], false), 1234)).toBe(1232);
    expect(selectedCount(choose(EVERYTHING, ['a', 'b'], false), 1)).toBe(0);
  });

  it('leaves the selection it was made from as it was', () => {
    choose(NOTHING, ['a'], true);
    choose(EVERYTHING, ['a'], false);
    expect([NOTHING, EVERYTHING]).toEqual([
      { kind: 'some', ids: [] },
      { kind: 'all', except: [] },
    ]);
  });
});

describe('rows between two', () => {
  it.each([
    ['downwards', 'b', 'd', ['b', 'c', 'd']],
    ['upwards', 'd', 'b', ['b', 'c', 'd']],
    ['one and the same', 'c', 'c', ['c']],
    ['from nowhere', null, 'c', ['c']],
    ['from a row that is on another page', 'z', 'c', ['c']],
  ])('%s', (_name, from, to, expected) => {
    expect(between(ROWS, from, to)).toEqual(expected);
  });
});
