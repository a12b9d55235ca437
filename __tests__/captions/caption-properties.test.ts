import fc from 'fast-check';
import { labelledCaptions } from '../harness/bench/captions/labelled-captions';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { type CaptionReading, type Finding } from '@/lib/domain/captions/reading';
import { europeanDigits } from '@/lib/domain/text/indian-digits';

const texts = labelledCaptions().map(({ text }) => text);
const caption = fc.constantFrom(...texts);
const ALPHABET = ['₹', 'rs', '415', '1,250', '/-', 'set', 'single', 'pcs', '×', '=', '-', ',', '(', ')', '.', '*', '~'];
const scraps = fc.array(
  fc.constantFrom(...ALPHABET, ' ', '\n', 'gst', '+', 'vol', 'd.no', 'M', 'XL', 'to', 'न', '૪', '🔥'),
);

const said = ({ field, value }: Finding) => JSON.stringify([field, value]);
const meaning = ({ findings, unsure }: CaptionReading) => [findings.map(said), unsure.map(said)];

/** Meaning of an unchanged caption, cached because each caption is drawn several times. */
const meanings = new Map<string, ReturnType<typeof meaning>>();
function meaningOf(text: string) {
  const known = meanings.get(text) ?? meaning(readCaption(text));
  meanings.set(text, known);
  return known;
}

const places = (text: string) => {
  const { findings, unsure } = readCaption(text);
  return [...findings, ...unsure];
};

it('every finding points at a place in the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        caption,
        scraps.map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        for (const { start, end } of places(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      },
    ),
    { numRuns: 400 },
  );
});

/** Amount in rupees that the digits give; null for words. */
function digitsIn(words: string): number | null {
  const digits = europeanDigits(words.normalize('NFKC')).replace(/[^\d.]/g, '');
  return digits === '' ? null : Number(digits);
}

it('a rate points at its own digits, its words, or a total that its pieces share', () => {
  fc.assert(
    fc.property(caption, (text) => {
      const { findings, unsure } = readCaption(text);
      const counts = [...findings, ...unsure].flatMap(({ field, value }) => (field === 'pieces' ? [value] : []));
      for (const { field, value, start, end } of findings)
        if (field === 'rate' || field === 'setRate') {
          const amount = digitsIn(text.slice(start, end));
          const rupees = value / 100;
          const said = [rupees, rupees / 1000, ...counts.map((count) => rupees * Number(count))];
          if (amount === null) expect(text.slice(start, end)).toMatch(/^\p{L}[\p{L}\p{M} ]+$/u);
          else expect(said).toContain(amount);
        }
    }),
    { numRuns: texts.length },
  );
});

it('emoji, more space and bold marks change nothing', () => {
  const space = fc.constantFrom(' 🔥 ', '  ', ' ✨👗 ', ' \u200e', '\u00a0');
  fc.assert(
    fc.property(caption, fc.array(space, { minLength: 1, maxLength: 5 }), (text, spaces) => {
      let count = 0;
      const spread = text.replace(/ /g, () => spaces[count++ % spaces.length] ?? ' ');
      expect(meaning(readCaption(spread))).toEqual(meaningOf(text));
      const bold = text.replace(/[^\s*~_]+/g, '*$&*');
      if (!text.includes('*') && !/[/@]/.test(text)) expect(meaning(readCaption(bold))).toEqual(meaningOf(text));
      const lines = text.replace(/^.+$/gm, '🌸 $& 🌸');
      expect(meaning(readCaption(lines))).toEqual(meaningOf(text));
    }),
    { numRuns: 4000 },
  );
});

it('digits of any script are equal', () => {
  const zero = fc.constantFrom(0x966, 0xae6, 0xff10);
  fc.assert(
    fc.property(caption, zero, (text, first) => {
      const written = text.replace(/[0-9]/g, (digit) => String.fromCharCode(first + Number(digit)));
      expect(meaning(readCaption(written))).toEqual(meaningOf(text));
    }),
    { numRuns: 4000 },
  );
});

it.each([
  ['digits', '1'],
  ['grouped digits', '1,'],
  ['spaces', ' '],
  ['amounts', '₹415 '],
  ['bare numbers', '415 '],
  ['stars', '*'],
  ['sizes', 'M,'],
  ['labels', 'rate set '],
  ['designs', 'd.no 1023,'],
  ['products', '8*'],
  ['joints', '-/'],
  ['marks without letters', 'ि'],
  ['parts of emoji', '\ud83d'],
])('a caption of nothing but %s is read to its end', (_name, part) => {
  const text = part.repeat(Math.ceil(5000 / part.length));
  for (const { start, end } of places(text)) expect(text.slice(start, end)).not.toBe('');
});
