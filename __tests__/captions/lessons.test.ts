import {
  contradicted,
  type KnownLesson,
  learnedIn,
  type Lesson,
  lessonsIn,
  lessonWords,
} from '@/lib/domain/captions/lessons';
import type { CaptionReading } from '@/lib/domain/captions/reading';

/** A reading that mistook the first number for the rate. */
const READ: CaptionReading = { findings: [{ field: 'rate', value: 45_000, start: 0, end: 3 }], unsure: [] };
const taught = (caption: string, rate: number | null) => lessonsIn(caption, READ, { rate, fabrics: [] });
const known = (lesson: Lesson): KnownLesson => ({ ...lesson, id: lesson.said, times: 1 });
const learned = (caption: string, ...lessons: Lesson[]) => learnedIn(caption, lessons.map(known));
const DASH = { field: 'rate', said: '-', value: '' } as const;

describe('a corrected rate teaches what stands before it', () => {
  it.each([
    ['Kesariya 450 - 485', 48_500, '-'],
    ['Rate 450 net ₹485', 48_500, 'net'],
    ['Single 650\nSet bhav 485 only', 48_500, 'bhav'],
  ])('%j', (caption, rate, said) => expect(taught(caption, rate)).toEqual([{ field: 'rate', said, value: '' }]));

  it.each([
    ['Rate 450', 45_000, 'the rate that was read'],
    ['Rate 450', 48_500, 'a rate the caption does not say'],
    ['Kesariya 450 - 485', null, 'no rate'],
    ['450 - 485 - 485', 48_500, 'one that is there twice'],
  ] as [string, number | null, string][])('%j and %s teach nothing: %s', (caption, rate) =>
    expect(taught(caption, rate)).toEqual([]),
  );

  it('and is read by it next time, where only one number stands there', () => {
    expect(learned('Mayuri 510 - 545', DASH)).toMatchObject([{ field: 'rate', rate: 54_500 }]);
    expect(learned('Mayuri 510', DASH)).toEqual([]);
    expect(learned('Mayuri 510 - 545 - 560', DASH)).toEqual([]);
  });
});

describe('a corrected fabric teaches its spelling', () => {
  const CAPTION = 'Pure georgette saree, rate 450';

  it('where one fabric was read and another one saved', () => {
    const fabric = { field: 'fabric', value: 'Georgette', start: 5, end: 14 } as const;
    const saving = (name: string) =>
      lessonsIn(CAPTION, { findings: [fabric], unsure: [] }, { rate: null, fabrics: [name] });
    const lesson = { field: 'fabric', said: 'georgette', value: 'Georgette blend' } as const;
    expect(saving('Georgette blend')).toEqual([lesson]);
    expect(saving('Georgette')).toEqual([]);
    expect(learned('New GEORGETTE print', lesson)).toMatchObject([{ field: 'fabric', name: 'Georgette blend' }]);
  });

  it('as words of their own only', () =>
    expect(learned('Netted dupatta', { field: 'fabric', said: 'net', value: 'Net' })).toEqual([]));
});

it.each([
  ['another rate', 51_000, [], ['-']],
  ['the rate it reads', 54_500, [], []],
  ['no rate', null, [], []],
  ['another fabric', null, ['Cotton'], ['dola']],
  ['the fabric it reads', null, ['dola SILK'], []],
] as [string, number | null, string[], string[]][])('is contradicted by %s', (_what, rate, fabrics, said) => {
  const lessons = [known(DASH), known({ field: 'fabric', said: 'dola', value: 'Dola silk' })];
  expect(contradicted('Dola 510 - 545', lessons, { rate, fabrics }).map((one) => one.said)).toEqual(said);
});

it('is told in words', () =>
  expect([DASH, { field: 'fabric', said: 'dola', value: 'Dola silk' } as const].map(lessonWords)).toEqual([
    'The number after “-” is the rate',
    '“dola” is Dola silk',
  ]));
