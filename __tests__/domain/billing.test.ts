import { niceMarks } from '@/components/ui/charts/nice-scale';
import {
  type Budget,
  budgetOf,
  budgetState,
  budgetText,
  expectedSpend,
  isOpenMonth,
} from '@/lib/domain/billing/budget';
import { idleSeats, openAt, type Seat, seatsByRole } from '@/lib/domain/billing/seats';
import { costByCampaign, costByCategory, costOf, type MessageUse } from '@/lib/domain/billing/message-cost';
import { statementLines } from '@/lib/domain/billing/statement';
import { growth, storedInAll } from '@/lib/domain/billing/storage';
import { monthText } from '@/lib/domain/text/indian-day';
import { indianMonth, lastMonths, monthAfter } from '@/lib/domain/text/indian-month';

const NOW = new Date('2026-11-25T06:00:00Z');

const seat = (name: string, given: Partial<Seat> = {}): Seat => ({
  id: name,
  name,
  roles: ['editor_catalog'],
  createdAt: new Date('2026-08-10T06:00:00Z'),
  disabledAt: null,
  lastSeenAt: new Date('2026-11-24T06:00:00Z'),
  ...given,
});

describe('months by name', () => {
  it('go over the end of a year, forwards and back', () => {
    expect([monthAfter('2026-11', 2), monthAfter('2027-01', -1), monthAfter('2026-05', 0)]).toEqual([
      '2027-01',
      '2026-12',
      '2026-05',
    ]);
    expect(lastMonths('2027-01', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });

  it('begin and end at midnight in India', () => {
    const { start, end } = indianMonth('2026-11');
    expect([start.toISOString(), end.toISOString()]).toEqual(['2026-10-31T18:30:00.000Z', '2026-11-30T18:30:00.000Z']);
    expect(monthText('2026-09')).toBe('Sept 2026');
  });
});

describe('growth', () => {
  const added = [
    { kind: 'photos', nth: 0, files: 2, bytes: 200 },
    { kind: 'photos', nth: 2, files: 1, bytes: 50 },
    { kind: 'videos', nth: 1, files: 1, bytes: 9000 },
  ] as const;

  it('adds up what came in, month by month', () => {
    const months = growth(added, ['2026-09', '2026-10', '2026-11']);
    expect(months.map(({ month, photos, videos }) => [month, photos.bytes, videos.bytes])).toEqual([
      ['2026-09', 200, 0],
      ['2026-10', 200, 9000],
      ['2026-11', 250, 9000],
    ]);
    expect(months.map(storedInAll).at(-1)).toEqual({ files: 4, bytes: 9250 });
  });
});

describe('seats', () => {
  const seats = [
    seat('asha', { roles: ['admin', 'editor_catalog'] }),
    seat('never', { lastSeenAt: null }),
    seat('long ago', { lastSeenAt: new Date('2026-10-01T06:00:00Z') }),
    seat('gone', { disabledAt: new Date('2026-11-02T06:00:00Z') }),
    seat('new', { roles: ['salesman'], createdAt: new Date('2026-11-20T06:00:00Z') }),
  ];

  it('count the accounts that were open at a moment', () => {
    const names = (at: string) => openAt(seats, new Date(at)).map(({ name }) => name);
    expect(names('2026-08-01T00:00:00Z')).toEqual([]);
    expect(names('2026-11-01T00:00:00Z')).toEqual(['asha', 'never', 'long ago', 'gone']);
    expect(names('2026-11-25T06:00:00Z')).toEqual(['asha', 'never', 'long ago', 'new']);
  });

  it('count a person with each of their roles, in the order of the table of roles', () => {
    expect(seatsByRole(openAt(seats, NOW), NOW)).toEqual([
      { role: 'admin', people: 1, inUse: 1, lastUsedAt: seats[0]?.lastSeenAt },
      { role: 'editor_catalog', people: 3, inUse: 1, lastUsedAt: seats[0]?.lastSeenAt },
      { role: 'salesman', people: 1, inUse: 1, lastUsedAt: seats[4]?.lastSeenAt },
    ]);
  });

  it('are idle after 30 days, those never used first', () => {
    expect(idleSeats(openAt(seats, NOW), NOW).map(({ name }) => name)).toEqual(['never', 'long ago']);
  });
});

const NOTHING = { month: '2026-10', bytes: null, billed: null, estimated: null };

const sent = (given: Partial<MessageUse>): MessageUse => ({
  month: '2026-10',
  category: 'marketing',
  campaign: { id: 'd', name: 'Diwali' },
  isEstimated: false,
  messages: 1,
  paiseFor100: 9431,
  ...given,
});

describe('the cost of messages', () => {
  const uses = [
    sent({ messages: 3, paiseFor100: 3 * 9431 }),
    sent({ messages: 2, paiseFor100: 2 * 9431, isEstimated: true }),
    sent({ category: 'utility', campaign: null, messages: 10, paiseFor100: 19_500 }),
  ];

  it('is rounded once, of the sum, and tells billed from estimated', () => {
    expect(costOf(uses)).toEqual({ messages: 15, billed: 478, estimated: 189 });
    const [one, other] = [sent({ paiseFor100: 9440 }), sent({ category: 'utility', paiseFor100: 9440 })];
    expect(costOf([one, other]).billed).toBe(189);
    expect(costOf([])).toEqual({ messages: 0, billed: 0, estimated: 0 });
  });

  it('stands by category, and by campaign with the dearest first', () => {
    expect(costByCategory(uses).map(({ category, messages }) => [category, messages])).toEqual([
      ['marketing', 5],
      ['utility', 10],
    ]);
    expect(costByCampaign(uses).map(({ campaign, billed, estimated }) => [campaign?.name, billed, estimated])).toEqual([
      ['Diwali', 283, 189],
      [undefined, 195, 0],
    ]);
  });
});

test('a statement has storage, seats and messages of its month', () => {
  const stored = { photos: { files: 3, bytes: 30 }, videos: { files: 0, bytes: 0 }, documents: { files: 1, bytes: 5 } };
  const seats = [seat('asha'), seat('late', { createdAt: new Date('2026-11-20T06:00:00Z') })];
  const { end: until } = indianMonth('2026-10');
  expect(statementLines({ month: '2026-10', until, stored, seats, uses: [sent({})] })).toEqual([
    { ...NOTHING, part: 'Storage', what: 'Photos', count: 3, bytes: 30 },
    { ...NOTHING, part: 'Storage', what: 'Videos', count: 0, bytes: 0 },
    { ...NOTHING, part: 'Storage', what: 'Documents', count: 1, bytes: 5 },
    { ...NOTHING, part: 'Seats', what: 'editor_catalog', count: 1 },
    { ...NOTHING, part: 'Messages', what: 'Marketing', count: 1, billed: 94, estimated: 0 },
    { ...NOTHING, part: 'Campaigns', what: 'Diwali', count: 1, billed: 94, estimated: 0 },
  ]);
});

describe('budgets', () => {
  const budgets: Budget[] = [
    { month: '2026-12', paise: 3, warnPercent: 80 },
    { month: '2026-06', paise: 1, warnPercent: 80 },
    { month: '2026-09', paise: 2, warnPercent: 80 },
  ];

  it.each([
    ['2026-05', undefined],
    ['2026-06', 1],
    ['2026-08', 1],
    ['2026-11', 2],
    ['2027-03', 3],
  ])('of %s is the last that began by then', (month, paise) => expect(budgetOf(budgets, month)?.paise).toBe(paise));

  it.each([
    [0, 'within'],
    [79, 'within'],
    [80, 'near'],
    [100, 'near'],
    [101, 'over'],
  ])('of which %d of 100 is spent are %s', (spent, state) =>
    expect(budgetState(spent, { paise: 100, warnPercent: 80 })).toBe(state),
  );

  it('say where the pace leads, but not on the first day', () => {
    const month = indianMonth('2026-11');
    const on = (day: string) => expectedSpend(300_000, new Date(`2026-11-${day}T18:30:00Z`), month);
    expect([on('15'), on('01')]).toEqual([600_000, 9_000_000]);
    expect(expectedSpend(300_000, month.start, month)).toBeNull();
    expect(budgetText({ paise: 500_000, warnPercent: 80, spent: 300_000, expected: 600_000 })).toBe(
      '₹3,000 of ₹5,000 spent this month (60 %). At this pace it will be ₹6,000.',
    );
    expect(budgetText({ paise: 500_000, warnPercent: 80, spent: 300_000, expected: 400_000 })).toBe(
      '₹3,000 of ₹5,000 spent this month (60 %).',
    );
  });

  it('can begin with this month or a later one', () => {
    expect(['2026-10', '2026-11', '2026-12'].map((month) => isOpenMonth(month, '2026-11'))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [47, [0, 20, 40, 60]],
  [1_900_000, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
])('an axis up to %d has round marks', (most, marks) => expect(niceMarks(most)).toEqual(marks));
