import { FEWEST_DAYS, forecastEnd, forecastText } from '@/lib/domain/cycles/forecast';
import { Random } from '@/lib/server/seed/random';

/** A day's work around a mean, as the sum of many small chances. */
const dayOf = (random: Random, mean: number) =>
  Array.from({ length: mean * 2 }).filter(() => random.chance(0.5)).length;

it.each([7, 10, 20, 28])('holds the truth in 8 of 10 histories, going by %i days', (known) => {
  const histories = 600;
  let held = 0;
  for (let nth = 0; nth < histories; nth += 1) {
    const random = new Random(90_000 + known * 10_000 + nth);
    const mean = 10 + random.below(30);
    const pace = Array.from({ length: known }, () => dayOf(random, mean));
    const daysLeft = 1 + random.below(10);
    const truth = Array.from({ length: daysLeft }).reduce<number>((sum) => sum + dayOf(random, mean), 100);
    const forecast = forecastEnd(100, daysLeft, pace);
    if (forecast && forecast.low <= truth && truth <= forecast.high) held += 1;
  }
  expect(held / histories).toBeGreaterThan(0.78);
  expect(held / histories).toBeLessThan(0.88);
});

it('says so where there is too little to go by', () => {
  const pace = Array.from({ length: FEWEST_DAYS - 1 }, () => 10);
  expect(forecastEnd(40, 5, pace)).toBeNull();
  expect(forecastText(null, 100)).toMatch(/Too little/);
  expect(forecastEnd(40, 5, [...pace, 10])).toEqual({ low: 90, high: 90 });
});

it('never ends below what is done', () =>
  expect(forecastEnd(50, 2, [0, 0, 40, 0, 0, 40, 0])?.low).toBeGreaterThanOrEqual(50));

it.each([
  [{ low: 90, high: 120 }, 80, 'on course'],
  [{ low: 90, high: 120 }, 100, 'the target is in doubt'],
  [{ low: 90, high: 120 }, 130, 'the target is out of reach'],
] as const)('of %o for %i says: %s', (forecast, target, verdict) =>
  expect(forecastText(forecast, target)).toBe(`Ends at 90 to 120, at the pace of late: ${verdict}.`),
);
