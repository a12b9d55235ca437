import { plainText } from '../text/plain-text';
import type { CaptionReading, Finding } from './reading';

/** Fields a correction can teach. */
export const LESSON_FIELDS = ['rate', 'fabric'] as const;
export type LessonField = (typeof LESSON_FIELDS)[number];

/** What an editor's correction teaches about one seller's captions. */
export interface Lesson {
  field: LessonField;
  /** For a rate, the mark or word before its number; for a fabric, its spelling. */
  said: string;
  /** For a fabric, the name of the value; empty for a rate. */
  value: string;
}

/** A lesson as stored. */
export interface KnownLesson extends Lesson {
  id: string;
  /** Number of corrections that support it. */
  times: number;
}

/** Value that a lesson finds in a caption: an amount in paise, or the name of a value. */
export type Learned = { lesson: KnownLesson } & ({ field: 'rate'; rate: number } | { field: 'fabric'; name: string });

/** Values of a saved catalog in the fields that can be learned. */
export interface SavedValues {
  rate: number | null;
  /** Names of its fabrics. */
  fabrics: readonly string[];
}

const SAID_LENGTH = 40;

const AMOUNT = /(?<![\p{N}.,])(\d[\d,]*\d|\d)(?![\p{N}]|[.,]\d)/gu;
const CURRENCY = /(?:₹|\brs\.?|\binr)\s*$/iu;
const BEFORE = /([^\s\d]+)\s*$/u;

interface Amount {
  paise: number;
  /** The mark or word right before it; empty without one. */
  mark: string;
}

function amountsOf(caption: string): Amount[] {
  const text = caption.normalize('NFKC');
  return [...text.matchAll(AMOUNT)].map((found) => {
    const before = text.slice(0, found.index).replace(CURRENCY, '');
    const mark = BEFORE.exec(before.split('\n').at(-1) ?? '')?.[1] ?? '';
    return { paise: Number(found[1]?.replaceAll(',', '')) * 100, mark: mark.toLowerCase().slice(-SAID_LENGTH) };
  });
}

/** The only amount after a mark; undefined for none or several. */
function onlyBehind(amounts: readonly Amount[], mark: string): Amount | undefined {
  const found = amounts.filter((amount) => amount.mark === mark);
  return found.length === 1 ? found[0] : undefined;
}

function rateLesson(caption: string, { findings }: CaptionReading, rate: number | null): Lesson[] {
  const isRate = (one: Finding) => one.field === 'rate' || one.field === 'setRate';
  if (rate === null || findings.some((one) => isRate(one) && one.value === rate)) return [];
  const amounts = amountsOf(caption);
  const [own, ...more] = amounts.filter(({ paise, mark }) => paise === rate && mark !== '');
  if (!own || more.length > 0 || !onlyBehind(amounts, own.mark)) return [];
  return [{ field: 'rate', said: own.mark, value: '' }];
}

function fabricLesson(caption: string, { findings, unsure }: CaptionReading, fabrics: readonly string[]): Lesson[] {
  const [fabric, ...more] = fabrics;
  const read = [...findings, ...unsure].filter((one) => one.field === 'fabric');
  const [offered] = read;
  if (!fabric || more.length > 0 || !offered || read.length > 1) return [];
  if (plainText(offered.value) === plainText(fabric)) return [];
  const said = plainText(caption.slice(offered.start, offered.end)).slice(0, SAID_LENGTH);
  return said === '' ? [] : [{ field: 'fabric', said, value: fabric }];
}

/** Lessons from the values an editor saved, where the caption was read differently. */
export const lessonsIn = (caption: string, reading: CaptionReading, saved: SavedValues): Lesson[] => [
  ...rateLesson(caption, reading, saved.rate),
  ...fabricLesson(caption, reading, saved.fabrics),
];

const isWord = /[\p{L}\p{M}\p{N}]/u;

/** Whether a text contains these words as whole words. */
function says(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + words.length] ?? ''];
    if (!isWord.test(before) && !isWord.test(after)) return true;
  }
  return false;
}

/** Values that lessons find in a caption. */
export function learnedIn(caption: string, lessons: readonly KnownLesson[]): Learned[] {
  const [amounts, text] = [amountsOf(caption), plainText(caption)];
  return lessons.flatMap((lesson): Learned[] => {
    if (lesson.field === 'fabric')
      return says(text, lesson.said) ? [{ lesson, field: 'fabric', name: lesson.value }] : [];
    const amount = onlyBehind(amounts, lesson.said);
    return amount ? [{ lesson, field: 'rate', rate: amount.paise }] : [];
  });
}

/** Lessons that contradict the values saved for a caption. */
export const contradicted = (caption: string, lessons: readonly KnownLesson[], saved: SavedValues): KnownLesson[] =>
  learnedIn(caption, lessons)
    .filter((one) =>
      one.field === 'rate'
        ? saved.rate !== null && saved.rate !== one.rate
        : saved.fabrics.length > 0 && !saved.fabrics.some((name) => plainText(name) === plainText(one.name)),
    )
    .map(({ lesson }) => lesson);

/** "The number after “-” is the rate", "“dola” is Dola silk". */
export const lessonWords = ({ field, said, value }: Lesson): string =>
  field === 'rate' ? `The number after “${said}” is the rate` : `“${said}” is ${value}`;
