import fc from 'fast-check';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';

test('numbers are grouped as in India, whatever their size', () => {
  const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
  const numbers = fc.oneof(
    fc.maxSafeInteger(),
    fc.integer({ min: -200_000, max: 200_000 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(fc.property(numbers, (value) => expect(numberText(value)).toBe(grouped.format(value))));
});

test('money is written as in India', () => {
  const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const amounts = fc.integer({ min: -99_999_999_900, max: 99_999_999_900 }).filter((paise) => paise !== 0);
  fc.assert(
    fc.property(amounts, fc.boolean(), (paise, isWhole) => {
      const amount = isWhole ? paise * 100 : paise;
      expect(rupeesText(amount)).toBe((amount % 100 === 0 ? whole : exact).format(amount / 100));
    }),
  );
});

test.each([
  [{ value: 1, isExact: true }, '1 seller'],
  [{ value: 1, isExact: false }, '1+ sellers'],
  [{ value: 0, isExact: true }, '0 sellers'],
  [{ value: 10_000, isExact: false }, '10,000+ sellers'],
])('%o reads %s', (count, text) => expect(countText(count, { one: 'seller', many: 'sellers' })).toBe(text));
