import * as fc from 'fast-check';
import { cumulative, percentOf, plannedBy } from '@/lib/domain/cycles/burn-up';
import { countDays, dayAfter, dayOfCycle, daysBetween, daysProblem, MOST_DAYS } from '@/lib/domain/cycles/cycle-days';
import { CYCLE_MACHINE } from '@/lib/domain/cycles/cycle-machine';
import { fixedProblem } from '@/lib/domain/cycles/cycle-status';
import { stagesOfStep } from '@/lib/domain/cycles/stages';
import { timeLine } from '@/lib/domain/cycles/time-line';
import { CATALOG_STATUSES } from '@/lib/domain/catalogs/catalog-status';
import { obstacleTo } from '@/lib/domain/machine';

const FIRST = '2026-11-01';
const day = fc.nat(120).map((days) => dayAfter(FIRST, days));
const span = fc.tuple(fc.nat(60), fc.nat(MOST_DAYS - 1)).map(([from, days]) => ({
  firstDay: dayAfter(FIRST, from),
  lastDay: dayAfter(FIRST, from + days),
}));

describe('days of a cycle', () => {
  it('are counted with the first and the last, over months and years', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(countDays('2026-11-21', '2026-11-20')).toBe(0);
  });

  it('have a last one that is not before the first, and are at most a quarter', () => {
    expect(daysProblem({ firstDay: FIRST, lastDay: dayAfter(FIRST, -1) })).toMatch(/before the first/);
    expect(daysProblem({ firstDay: FIRST, lastDay: dayAfter(FIRST, MOST_DAYS - 1) })).toBeNull();
    expect(daysProblem({ firstDay: FIRST, lastDay: dayAfter(FIRST, MOST_DAYS) })).toMatch(/at most 92/);
  });

  it.each([
    ['2026-10-31', '10 days, not started'],
    ['2026-11-04', 'Day 4 of 10'],
    ['2026-11-11', '10 days, over'],
  ])('on %s are told as %s', (today, text) =>
    expect(dayOfCycle({ firstDay: FIRST, lastDay: '2026-11-10' }, today)).toBe(text),
  );
});

describe('the burn-up', () => {
  const counted = fc.array(fc.record({ day, count: fc.nat(50) }));

  it('never falls and ends with everything that was counted', () =>
    fc.assert(
      fc.property(span, counted, day, (cycle, days, today) => {
        fc.pre(today >= cycle.firstDay);
        const line = cumulative(cycle, days, today).map(({ count }) => count);
        expect(line).toEqual([...line].sort((one, other) => one - other));
        expect(line.at(-1)).toBe(days.reduce((sum, { count }) => sum + count, 0));
      }),
    ));

  it('plans an even pace from nothing to the target', () =>
    fc.assert(
      fc.property(span, fc.nat(1000), day, (cycle, target, today) => {
        const planned = plannedBy(cycle, target, today);
        expect(planned >= 0 && planned <= target).toBe(true);
        if (today < cycle.firstDay) expect(planned).toBe(0);
        if (today >= cycle.lastDay) expect(planned).toBe(target);
      }),
    ));

  it('says how far in whole percent, and nothing to do as done', () =>
    expect([percentOf(62, 100), percentOf(199, 200), percentOf(0, 0)]).toEqual([62, 99, 100]));
});

describe('what a step of a catalog counts for', () => {
  it.each([
    ['draft', 'tagged', ['tagged'], []],
    ['tagged', 'in_review', [], []],
    ['in_review', 'live', ['reviewed', 'live'], []],
    ['in_review', 'rejected', ['reviewed'], []],
    ['paused', 'live', ['live'], []],
    ['live', 'in_review', [], ['reviewed', 'live']],
    ['tagged', 'draft', [], ['tagged']],
    ['live', 'live', [], []],
  ] as const)('from %s to %s', (from, to, reached, undone) =>
    expect(stagesOfStep(from, to)).toEqual({ reached, undone }),
  );

  it('is never both reached and undone', () => {
    for (const from of CATALOG_STATUSES)
      for (const to of CATALOG_STATUSES) {
        const { reached, undone } = stagesOfStep(from, to);
        expect(Math.min(reached.length, undone.length)).toBe(0);
      }
  });
});

describe('the steps of a cycle', () => {
  const facts = { firstDay: '2026-11-01', lastDay: '2026-11-10' };
  const start = (today: string) =>
    obstacleTo(CYCLE_MACHINE, { from: 'planned', to: 'active' }, { ...facts, today }, ['admin'])?.sentence ?? null;

  it('begin within its days', () => {
    expect(start('2026-10-31')).toBe('It starts on 1 Nov 2026.');
    expect([start('2026-11-01'), start('2026-11-10')]).toEqual([null, null]);
    expect(start('2026-11-11')).toMatch(/last day is over/);
  });

  it('leave closed only by undoing the closing, and reach closed only by closing', () => {
    expect(CYCLE_MACHINE.steps.filter(({ from }) => from === 'closed').map(({ to, by }) => [to, by])).toEqual([
      ['closing', 'system'],
    ]);
    expect(CYCLE_MACHINE.steps.filter(({ to }) => to === 'closed').map(({ from, by }) => [from, by])).toEqual([
      ['closing', 'system'],
    ]);
  });

  it('fix first day and markets once it has started, and everything once it is closing', () => {
    expect(['firstDay', 'marketIds', 'lastDay'].map((field) => fixedProblem('planned', field))).toEqual([
      null,
      null,
      null,
    ]);
    expect(['firstDay', 'marketIds', 'lastDay'].map((field) => fixedProblem('active', field) !== null)).toEqual([
      true,
      true,
      false,
    ]);
    expect(fixedProblem('closing', 'name')).not.toBeNull();
    expect(fixedProblem('closed', 'name')).not.toBeNull();
  });
});

describe('the time line', () => {
  it('puts every cycle into the row of each of its markets, within its width', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ span, marketIds: fc.uniqueArray(fc.constantFrom('m', 'n', 'o')) })),
        day,
        (made, today) => {
          const cycles = made.map((one, nth) => ({
            id: String(nth),
            ...one.span,
            markets: one.marketIds.map((id) => ({ id, label: id })),
          }));
          const { rows } = timeLine(cycles, today);
          const bars = rows.flatMap((row) => row.bars);
          const shown = cycles.filter(({ lastDay }) => lastDay >= dayAfter(today, -90));
          expect(bars).toHaveLength(shown.reduce((sum, { markets }) => sum + markets.length, 0));
          for (const { left, width } of bars) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + width).toBeLessThanOrEqual(100.0001);
          }
        },
      ),
    ));
});
