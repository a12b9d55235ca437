import { type GroupFacts, groupLikeness, groupSigns } from '@/lib/domain/catalogs/catalog-likeness';

const HOUR = 60 * 60 * 1000;
const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * HOUR);

/** Catalogs weeks apart, so that only the given fields link them. */
function likely(one: Partial<GroupFacts>, other: Partial<GroupFacts>) {
  const base = { title: '', designNumber: '', caption: '', prints: [] };
  return groupLikeness(
    groupSigns({ ...base, createdAt: at(0), ...one }),
    groupSigns({ ...base, createdAt: at(1000), ...other }),
  );
}

const reasons = (one: Partial<GroupFacts>, other: Partial<GroupFacts>) => likely(one, other)?.reasons ?? [];

it('knows a volume by its name and number, typed or written by the seller', () => {
  expect(reasons({ title: 'Kesariya Vol 4' }, { caption: 'New launch\n*KESARIYA* vol-4\n₹415' })).toEqual([
    'Both are Kesariya vol 4.',
  ]);
  expect(reasons({ title: 'Kesariya vol 4' }, { title: 'Kesariya vol 5' })).toEqual([]);
  expect(reasons({ title: 'Kesariya vol 4' }, { title: 'Radha vol 4' })).toEqual([]);
  expect(reasons({ title: 'Kesariya vol 4' }, { caption: 'vol 4' })).toEqual(['Both say vol 4.']);
});

it.each([
  ['1023', '1024', true],
  ['1024', '1023', true],
  ['1023-1030', '1031-1036', true],
  ['KT-308', 'kt-309', true],
  ['KT-308', 'RD-309', false],
  ['1023', '1023', false],
  ['1023', '1040', false],
  ['', '1', false],
])('design numbers %s and %s: in a row %s', (one, other, isRow) => {
  expect(reasons({ designNumber: one }, { designNumber: other }).length).toBe(isRow ? 1 : 0);
});

it('knows what came in within a day, and no more than that', () => {
  expect(reasons({ createdAt: at(0) }, { createdAt: at(24) })).toEqual(['Received within a day.']);
  expect(likely({ createdAt: at(0) }, { createdAt: at(25) })).toBeNull();
});

it('knows the same design in another colour, and does not take the same photo for it', () => {
  const grid = (red: number, green: number, blue: number) =>
    Array.from({ length: 16 }, () => [red, green, blue]).flat();
  const red = { sha256: 'a', hash: '00ff00ff00ff00ff', grid: grid(200, 30, 30) };
  const blue = { sha256: 'b', hash: '00ff00ff00ff00fe', grid: grid(30, 30, 200) };
  expect(reasons({ prints: [red] }, { prints: [blue] })).toEqual(['The same design in another colour.']);
  expect(reasons({ prints: [red] }, { prints: [{ ...red, sha256: 'c' }] })).toEqual([]);
  expect(reasons({ prints: [red] }, { prints: [{ ...blue, hash: 'ff00ff00ff00ff00' }] })).toEqual([]);
});

it('weighs what ties them together, at most a hundred', () => {
  const day = { createdAt: at(0) };
  const alone = likely(day, day)?.score ?? 0;
  const both = likely({ ...day, title: 'Kesariya vol 4' }, { ...day, title: 'Kesariya vol 4' })?.score ?? 0;
  expect([alone < both, both <= 100]).toEqual([true, true]);
});
