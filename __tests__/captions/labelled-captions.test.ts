import { type LabelledCaption, labelledCaptions } from '../harness/bench/captions/labelled-captions';
import { precision, recall, score } from '../harness/bench/captions/score';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { CAPTION_FIELDS, type CaptionField } from '@/lib/domain/captions/reading';

const RATES: readonly CaptionField[] = ['rate', 'setRate'];
/** Lower scores mean that a change made the reader worse. */
const LEAST = {
  tuned: { precision: 0.99, recall: 0.97 },
  ofStrangers: { precision: 0.95, recall: 0.9 },
  heldOut: { precision: 0.97, recall: 0.85 },
};

const all = labelledCaptions();
/**
 * Caption sets in many sellers’ styles, labelled with their own words. The reader saw them once and was fixed by kind.
 */
const isOfStrangers = ({ place }: LabelledCaption) => place.startsWith('strangers-of-');
const ofStrangers = all.filter(isOfStrangers);
const tuned = all.filter((caption) => !caption.heldOut && !isOfStrangers(caption));
const heldOut = all.filter((caption) => caption.heldOut);

it('there are enough captions, about a third of them kept apart, and none twice', () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(heldOut.length / (tuned.length + heldOut.length)).toBeGreaterThan(0.3);
  const texts = all.map(({ text }) => text);
  expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
});

it('no rate is wrong in any of them', () => {
  const wrong = score(all).misses.filter((miss) => RATES.includes(miss.field) && miss.wrong.length > 0);
  expect(wrong).toEqual([]);
});

describe.each([
  ['tuned', tuned, LEAST.tuned],
  ['met once', ofStrangers, LEAST.ofStrangers],
  ['kept apart', heldOut, LEAST.heldOut],
])('of the captions that were %s', (_name, captions: LabelledCaption[], least) => {
  const { scores } = score(captions);

  it.each(CAPTION_FIELDS)('%s is read where it is said and nowhere else', (field) => {
    const found = scores.get(field) ?? { found: 0, expected: 0, right: 0 };
    expect(found.expected).toBeGreaterThan(0);
    expect(precision(found)).toBeGreaterThanOrEqual(least.precision);
    expect(recall(found)).toBeGreaterThanOrEqual(least.recall);
  });
});

it('what could be meant is offered where nothing is read', () => {
  const silent = tuned.flatMap(({ text, unsure, place }) => {
    const offered = readCaption(text).unsure.map(({ field }) => (RATES.includes(field) ? 'rate' : field));
    return unsure.filter((field) => !offered.includes(RATES.includes(field) ? 'rate' : field)).map(() => place);
  });
  expect(silent).toEqual([]);
});
