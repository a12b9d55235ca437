import { ageText } from '@/lib/domain/text/age';

const now = new Date('2026-11-21T12:00:00.000Z');

test.each([
  ['2026-11-21T11:59:31.000Z', '0 minutes'],
  ['2026-11-21T11:59:00.000Z', '1 minute'],
  ['2026-11-21T11:00:01.000Z', '59 minutes'],
  ['2026-11-21T11:00:00.000Z', '1 hour'],
  ['2026-11-20T12:00:01.000Z', '23 hours'],
  ['2026-11-20T12:00:00.000Z', '1 day'],
  ['2022-11-21T12:00:00.000Z', '1,461 days'],
  ['2026-11-21T12:00:09.000Z', '0 minutes'],
])('what came at %s is %s old', (at, text) => {
  expect(ageText(at, now)).toBe(text);
});
