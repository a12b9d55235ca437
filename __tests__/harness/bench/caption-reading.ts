import { readCaption } from '@/lib/domain/captions/read-caption';
import { CAPTION_FIELDS, type CaptionField } from '@/lib/domain/captions/reading';
import { type LabelledCaption, labelledCaptions } from './captions/labelled-captions';
import { precision, recall, score } from './captions/score';
import { type Figure, type Section } from './figures';
import { median, timed } from './statistics';

const LEAST_CAPTIONS = 300;
const ROUNDS = 15;

const NAMES: Record<CaptionField, string> = {
  rate: 'rate',
  setRate: 'rate in the set',
  pieces: 'pieces',
  sizes: 'sizes',
  fabric: 'fabric',
  gst: 'GST',
  shipping: 'shipping',
  minimumOrder: 'minimum order',
  volume: 'volume',
  designNumber: 'design number',
};
/** A wrong rate is worse than a missing rate. */
const NEVER_WRONG: readonly CaptionField[] = ['rate', 'setRate'];

function figuresOf(part: string, captions: readonly LabelledCaption[]): Figure[] {
  const { scores } = score(captions);
  return CAPTION_FIELDS.flatMap((field): Figure[] => {
    const found = scores.get(field) ?? { found: 0, expected: 0, right: 0 };
    const goal = NEVER_WRONG.includes(field) ? { goal: { is: 1 } } : {};
    return [
      { name: `${part}: ${NAMES[field]}, precision`, value: precision(found), ...goal },
      { name: `${part}: ${NAMES[field]}, recall (of ${found.expected})`, value: recall(found) },
    ];
  });
}

async function speed(texts: readonly string[]): Promise<Figure[]> {
  const written = texts.map((text) => JSON.stringify(text));
  const rounds: { reading: number; parsing: number }[] = [];
  while (rounds.length < ROUNDS) {
    const parsing = await timed(async () => written.forEach((text) => JSON.parse(text) as unknown));
    const reading = await timed(async () => texts.forEach(readCaption));
    rounds.push({ reading: reading.ms, parsing: parsing.ms });
  }
  return [
    {
      name: 'captions a second',
      value: Math.round(texts.length / (median(rounds.map(({ reading }) => reading)) / 1000)),
    },
    {
      name: 'time, JSON.parse of the same text = 1',
      value: median(rounds.map(({ reading, parsing }) => reading / parsing)),
      unit: '×',
    },
  ];
}

/** Accuracy and speed of caption reading. */
export async function measureCaptionReading(): Promise<Section> {
  const captions = labelledCaptions();
  const heldOut = captions.filter((caption) => caption.heldOut);
  const tuned = captions.filter((caption) => !caption.heldOut);
  return {
    title: 'Caption reading',
    note: 'Precision: how much of what was read is so. Recall: how much of what is so was read.',
    figures: [
      { name: 'labelled captions', value: captions.length, goal: { atLeast: LEAST_CAPTIONS } },
      { name: 'of them held out', value: heldOut.length },
      ...figuresOf('tuned', tuned),
      ...figuresOf('held out', heldOut),
      ...(await speed(captions.map(({ text }) => text))),
    ],
  };
}
