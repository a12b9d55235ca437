import { isOfferedAgain } from '@/lib/domain/whatsapp/offered-again';

const at = (day: number, hour = 10) => new Date(Date.UTC(2026, 10, day, hour));

it.each([
  ['a day later', at(2), [at(1)], true],
  ['some hours later', at(1, 20), [at(1)], false],
  ['a day after one and hours after another', at(9), [at(1), at(8, 22)], false],
  ['older than what is in', at(1), [at(8)], false],
])('%s', (_what, now, before, isAgain) => {
  expect(isOfferedAgain(now, before)).toBe(isAgain);
});
