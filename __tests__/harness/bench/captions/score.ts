import { readCaption } from '@/lib/domain/captions/read-caption';
import { CAPTION_FIELDS, type CaptionField, type CaptionReading } from '@/lib/domain/captions/reading';
import { type LabelledCaption, spelled } from './labelled-captions';

/** Values found and expected over many captions. */
export interface Score {
  found: number;
  expected: number;
  right: number;
}

/** A finding that is wrong, or an expected value that was missed. */
export interface Miss {
  place: string;
  text: string;
  field: CaptionField;
  wrong: string[];
  missing: string[];
}

/** `101-103, 110` is four designs, in any notation. */
const designsIn = (text: string): string[] =>
  text.split(/, ?/).flatMap((part) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    return count > 1 && count <= 100
      ? Array.from({ length: count }, (_, step) => String(Number(first) + step))
      : [part];
  });

/** Almost all georgette of the trade is faux, so leaving the word out means the same fabric. */
const plainly = (fabric: string): string => fabric.replace(/^faux (?=georgette$)/, '');

/** Cambric is a cotton: beside that word it is not a second fabric. */
const withoutKinds = (fabrics: readonly string[]): string[] =>
  fabrics.filter((fabric) => fabric !== 'cambric' || !fabrics.includes('cotton'));

const takenApart = (field: CaptionField, texts: readonly string[]): string[] =>
  field === 'designNumber'
    ? texts.flatMap(designsIn)
    : field === 'fabric'
      ? withoutKinds(texts.map(plainly))
      : [...texts];

/** The distinct values of a field, with lists split up. */
export const valuesOf = ({ findings }: Pick<CaptionReading, 'findings'>, field: CaptionField): string[] => [
  ...new Set(
    findings
      .filter((finding) => finding.field === field)
      .flatMap(({ value }) => takenApart(field, Array.isArray(value) ? value : [spelled(field, value)])),
  ),
];

/** Share of findings that are correct; 1 without findings. */
export const precision = ({ found, right }: Score): number => (found === 0 ? 1 : right / found);

/** Share of expected values that were found; 1 without expected values. */
export const recall = ({ expected, right }: Score): number => (expected === 0 ? 1 : right / expected);

/** Compares the reader's findings with the labels. */
export function score(captions: readonly LabelledCaption[]): { scores: Map<CaptionField, Score>; misses: Miss[] } {
  const scores = new Map(
    CAPTION_FIELDS.map((field): [CaptionField, Score] => [field, { found: 0, expected: 0, right: 0 }]),
  );
  const misses: Miss[] = [];
  for (const { text, expected, place } of captions) {
    const reading = readCaption(text);
    for (const [field, sum] of scores) {
      const [found, wanted] = [valuesOf(reading, field), takenApart(field, expected.get(field) ?? [])];
      const wrong = found.filter((value) => !wanted.includes(value));
      const missing = wanted.filter((value) => !found.includes(value));
      sum.found += found.length;
      sum.expected += wanted.length;
      sum.right += found.length - wrong.length;
      if (wrong.length + missing.length > 0) misses.push({ place, text, field, wrong, missing });
    }
  }
  return { scores, misses };
}
