import { type Figure, isMet, type Section, toSummary, toTable, verdictOn } from '../harness/bench/figures';

const section = (...figures: Figure[]): Section & { name: string } => ({ name: 'lists', title: 'Lists', figures });

const met: Figure = { name: 'first page', value: 2, unit: '×', goal: { atMost: 3 } };
const missed: Figure = { name: 'search', value: 3.5, unit: '×', goal: { atMost: 3 } };
const lacking: Figure = { name: 'on PostgreSQL', value: 'not measured', lacks: 'Set TEST_DATABASE_URL.' };
const ofNoGoal: Figure = { name: 'rows', value: 50 };

it.each<[Figure['goal'], Figure['value'], boolean | undefined]>([
  [{ atMost: 3 }, 3, true],
  [{ atMost: 3 }, 3.01, false],
  [{ atLeast: 3 }, 3, true],
  [{ atLeast: 3 }, 2.99, false],
  [{ between: [1, 2] }, 1, true],
  [{ between: [1, 2] }, 2.01, false],
  [{ between: [1, 2] }, 0.99, false],
  [{ is: 0 }, 0, true],
  [{ is: 0 }, 1, false],
  [{ is: 'none' }, 'none', true],
  [{ is: 'none' }, 'sellers', false],
  [{ is: 1 }, '1', false],
  [{ atMost: 3 }, NaN, false],
  [{ atLeast: 0 }, NaN, false],
  [{ atLeast: 3 }, '4', false],
  [undefined, 3, undefined],
])('the goal %j and %j: %j', (goal, value, isGood) => {
  expect(isMet({ name: '', value, goal })).toBe(isGood);
});

it('marks in its tables what was met and what was missed', () => {
  const lines = [toTable(section(met, missed, ofNoGoal)), toSummary([section(met, missed, ofNoGoal)])].map((table) =>
    table.split('\n').slice(1),
  );
  expect(lines[0]?.map((line) => line.slice(0, 2))).toEqual([' ✓', ' ✗', '  ']);
  expect(lines[0]?.[1]).toMatch(/search\s+3\.5 ×\s+at most 3 ×$/);
  expect(lines[1]?.[1]).toMatch(/✗\s+lists: search\s+3\.5 ×\s+at most 3 ×\s+1\.17$/);
});

describe('the verdict', () => {
  it('is good when every goal is met', () => {
    expect(verdictOn([section(met, ofNoGoal)], false)).toEqual({ lines: ['Every goal is met.'], isGood: true });
  });

  it('names each goal that was missed, also where something may be missing', () => {
    const verdict = { lines: ['Missed: lists: search.'], isGood: false };
    expect(verdictOn([section(met, missed)], false)).toEqual(verdict);
    expect(verdictOn([section(met, missed)], true)).toEqual(verdict);
  });

  it('says what was not measured, and is good only where that was asked for', () => {
    const lines = [
      'Not measured: lists: on PostgreSQL. Set TEST_DATABASE_URL.',
      'Every goal that was measured is met.',
    ];
    expect(verdictOn([section(met, lacking, lacking)], false)).toEqual({ lines, isGood: false });
    expect(verdictOn([section(met, lacking)], true)).toEqual({ lines, isGood: true });
  });

  it('calls no goal met where none was measured', () => {
    expect(verdictOn([section(lacking)], true).lines).toEqual([
      'Not measured: lists: on PostgreSQL. Set TEST_DATABASE_URL.',
    ]);
    expect(verdictOn([section()], false)).toEqual({
      lines: ['Not measured: lists: all of it. Its settings leave nothing to measure.'],
      isGood: false,
    });
  });
});
