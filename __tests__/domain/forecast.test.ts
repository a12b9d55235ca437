import { FEWEST_DAYS, forecastEnd, forecastText } from '@/lib/domain/cycles/forecast';
import { Random } from '@/lib/server/seed/random';
import { WORK_KINDS, type WorkKind, workHistory } from '../harness/bench/work-histories';

const HISTORIES = 1000;

/** The share of histories whose actual total lies within the forecast range. */
function shareHeld(kind: WorkKind, days: number): number {
  const random = new Random(days * 31 + kind.length);
  let held = 0;
  for (let nth = 0; nth < HISTORIES; nth += 1) {
    const { pace, daysLeft, truth } = workHistory(kind, days, random);
    const range = forecastEnd(100, daysLeft, pace);
    if (range && range.low <= 100 + truth && 100 + truth <= range.high) held += 1;
  }
  return held / HISTORIES;
}

describe('the forecast of a cycle', () => {
  const cases = WORK_KINDS.flatMap((kind) => [7, 10, 14, 28].map((days) => [kind, days] as const));

  it.each(cases)('holds the truth in 8 of 10 histories: %s work of %d days', (kind, days) =>
    expect(shareHeld(kind, days)).toBeGreaterThanOrEqual(0.8),
  );

  it('says too little under a week of whole days', () => {
    for (let days = 0; days < FEWEST_DAYS; days += 1) {
      const { pace, daysLeft } = workHistory('steady', days, new Random(days));
      expect(forecastEnd(100, daysLeft, pace)).toBeNull();
    }
    expect(forecastText(null, 400)).toMatch(/^Too little to forecast/);
  });

  it('never falls below what is done, and is exact where nothing is left', () => {
    expect(forecastEnd(250, 5, [0, 0, 0, 0, 0, 0, 0])).toEqual({ low: 250, high: 250 });
    expect(forecastEnd(250, 0, [1, 2, 3, 4, 5, 6, 7])).toEqual({ low: 250, high: 250 });
    expect(forecastEnd(10, 3, [0, 40, 0, 0, 0, 0, 0])?.low).toBeGreaterThanOrEqual(10);
  });

  it('is a range of use: no wider than the work of a steady week', () => {
    const range = forecastEnd(0, 7, [20, 22, 18, 21, 19, 20, 20]);
    expect(range && range.high - range.low).toBeLessThan(60);
  });

  it.each([
    [{ low: 420, high: 440 }, 400, 'on course'],
    [{ low: 300, high: 390 }, 400, 'the target is out of reach'],
    [{ low: 380, high: 420 }, 400, 'the target is in doubt'],
  ])('says what it means for the target %#', (range, target, words) =>
    expect(forecastText(range, target)).toContain(words),
  );
});
