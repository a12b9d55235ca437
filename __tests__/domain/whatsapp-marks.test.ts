import { captionInOneLine, withoutMarks } from '@/lib/domain/text/whatsapp-marks';

it.each([
  ['*Rangoli vol 2*', 'Rangoli vol 2'],
  ['_Only_ ~550~ *499*', 'Only 550 499'],
  ['```D.No 1023```', 'D.No 1023'],
  ['नई *साड़ी*', 'नई साड़ी'],
  ['***', ''],
])('%s is read without its marks', (text, shown) => {
  expect(withoutMarks(text)).toBe(shown);
});

it('lines of a caption stand beside each other, empty ones left out', () => {
  expect(captionInOneLine('*Cotton saree*\n\n450 set of 6\n***')).toBe('Cotton saree · 450 set of 6');
});
