import * as fc from 'fast-check';
import {
  CARRY_ALL,
  closingPlan,
  endCounts,
  LEFTOVER_ENDS,
  possibleEnds,
  reopenProblem,
  UNDO_HOURS,
} from '@/lib/domain/cycles/closing';

const NOW = new Date('2026-11-20T06:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

const end = fc.constantFrom(...LEFTOVER_ENDS);
const leftover = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('catalog' as const, 'video' as const),
  editorId: fc.option(fc.constantFrom('asha', 'farhan')),
  isHeld: fc.boolean(),
  createdAt: fc.nat(40).map(daysAgo),
});
const leftovers = fc.uniqueArray(leftover, { selector: ({ id }) => id });
const rule = fc.record({
  assigned: end,
  unassigned: end,
  oldFrom: fc.option(fc.integer({ min: 1, max: 30 })),
  old: end,
});

describe('what becomes of unfinished uploads', () => {
  it('is decided once for each, and can become of it', () =>
    fc.assert(
      fc.property(leftovers, rule, fc.func(fc.option(end)), (list, by, decide) => {
        const exceptions = new Map(list.flatMap(({ id }) => [[id, decide(id)] as const]).filter(hasEnd));
        const plan = closingPlan(list, { rule: by, exceptions, now: NOW });
        expect(plan.map((one) => one.leftover)).toEqual(list);
        for (const one of plan) expect(possibleEnds(one.leftover)).toContain(one.end);
        expect(Object.values(endCounts(plan)).reduce((sum, count) => sum + count, 0)).toBe(list.length);
      }),
    ));

  it('is what somebody said of it, whatever the rule says, where that can be', () =>
    fc.assert(
      fc.property(leftover, rule, end, (one, by, wish) => {
        const [planned] = closingPlan([one], { rule: by, exceptions: new Map([[one.id, wish]]), now: NOW });
        expect(planned?.end).toBe(possibleEnds(one).includes(wish) ? wish : 'carry');
      }),
    ));

  it('is carried over while somebody is at it', () =>
    fc.assert(
      fc.property(leftover, rule, (one, by) => {
        const held = { ...one, isHeld: true };
        expect(closingPlan([held], { rule: by, exceptions: new Map(), now: NOW })[0]?.end).toBe('carry');
      }),
    ));

  const assigned = { kind: 'catalog' as const, editorId: 'asha', isHeld: false };
  it.each([
    ['assigned and new', { ...assigned, createdAt: daysAgo(2) }, 'pool'],
    ['assigned and old', { ...assigned, createdAt: daysAgo(20) }, 'drop'],
    ['unassigned', { ...assigned, editorId: null, createdAt: daysAgo(2) }, 'carry'],
    [
      'an old video, which is rejected on its own page',
      { ...assigned, kind: 'video', createdAt: daysAgo(20) },
      'carry',
    ],
  ] as const)('follows the rule: %s', (_what, one, expected) => {
    const by = { assigned: 'pool', unassigned: 'pool', oldFrom: 20, old: 'drop' } as const;
    const [planned] = closingPlan([{ id: 'a', ...one }], { rule: by, exceptions: new Map(), now: NOW });
    expect(planned?.end).toBe(expected);
  });

  it('carries everything over unless it says otherwise', () =>
    fc.assert(
      fc.property(leftovers, (list) =>
        expect(endCounts(closingPlan(list, { rule: CARRY_ALL, exceptions: new Map(), now: NOW })).carry).toBe(
          list.length,
        ),
      ),
    ));
});

const hasEnd = (
  pair: readonly [string, 'carry' | 'pool' | 'drop' | null],
): pair is [string, 'carry' | 'pool' | 'drop'] => pair[1] !== null;

it('a closing is undone within a day, not after', () => {
  expect(reopenProblem(daysAgo(UNDO_HOURS / 24), NOW)).toBeNull();
  expect(reopenProblem(daysAgo(UNDO_HOURS / 24 + 0.01), NOW)).toMatch(/stays closed/);
});
