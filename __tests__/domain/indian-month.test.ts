import { indianMonthOf } from '@/lib/domain/text/indian-month';

describe('a month in India', () => {
  it.each([
    ['2026-10-31T18:29:59.999Z', '2026-10'],
    ['2026-10-31T18:30:00.000Z', '2026-11'],
    ['2026-11-30T18:29:59.999Z', '2026-11'],
    ['2026-12-31T18:30:00.000Z', '2027-01'],
  ])('at %s is %s', (instant, name) => expect(indianMonthOf(new Date(instant)).name).toBe(name));

  it('begins where the one before ends', () => {
    const november = indianMonthOf(new Date('2026-11-21T04:00:00Z'));
    expect(november.start.toISOString()).toBe('2026-10-31T18:30:00.000Z');
    expect(indianMonthOf(november.end).start).toEqual(november.end);
  });
});
