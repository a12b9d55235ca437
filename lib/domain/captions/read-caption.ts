import { type Candidate, captionOf } from './caption';
import { readCharges } from './charges';
import { readCombos } from './combos';
import { readPieces } from './counts';
import { countOfSizes } from './counts-of-sizes';
import { readDesignsInSet } from './designs-in-set';
import { claimDiscounts, readDifferences } from './discounts';
import { readDozens } from './dozens';
import { readFabrics } from './fabrics';
import { readLadder } from './ladders';
import { readMinimum } from './minimums';
import { readNames } from './names';
import { claimNoise } from './noise';
import { NO_PRODUCT, readProducts } from './products';
import { readRates } from './rates';
import { CAPTION_FIELDS, type CaptionField, type CaptionReading, type Finding } from './reading';
import { readSingleExtra, withSingleExtra } from './single-extra';
import { readGroupRates } from './size-groups';
import { readSizeRates, readSizeSteps } from './size-rates';
import { readSizes } from './sizes';
import { readSums } from './sums-of-several';
import { readSumOfSizes } from './sums-of-sizes';
import { isBooked, isClosed, isNotice, isOrderNoted, isQuestion, isSoldOut, isWish } from './talk';

/** Fields with several values, where findings do not compete. */
const LISTS: readonly CaptionField[] = ['sizes', 'fabric'];

const findingOf = ({ field, value, start, end }: Candidate): Finding => ({ field, value, start, end }) as Finding;

/** Equal findings are merged; contradicting ones are dropped. */
function settle(field: CaptionField, candidates: readonly Candidate[]): CaptionReading {
  const sure = candidates.filter(({ doubtful }) => !doubtful);
  if (LISTS.includes(field)) {
    const doubtful = sure.length > 0 ? [] : candidates.filter((item) => item.doubtful);
    return { findings: sure.map(findingOf), unsure: doubtful.map(findingOf) };
  }
  const isOne = new Set(candidates.map(({ value }) => JSON.stringify(value))).size === 1;
  const [first] = candidates;
  if (first && isOne && sure.length > 0) return { findings: [findingOf(sure[0] ?? first)], unsure: [] };
  return { findings: [], unsure: candidates.map(findingOf) };
}

/**
 * Parses a seller’s caption in English, Hindi, Gujarati or a mix. It never guesses: when two readings are possible, the
 * field stays empty and both are listed as unsure.
 */
export function readCaption(text: string): CaptionReading {
  const caption = captionOf(text);
  const names = readNames(caption);
  const steps = readLadder(caption);
  const minimum = readMinimum(caption);
  // A request for goods states the buyer's quantity and price: neither our set nor our rate.
  const isAsking = isWish(caption);
  const products = isAsking ? NO_PRODUCT : readProducts(caption);
  const combos = isAsking ? [] : [...readCombos(caption), ...readSums(caption), ...readDozens(caption)];
  const left = readDifferences(caption);
  claimDiscounts(caption);
  claimNoise(caption);
  const bySteps = readSizeSteps(caption);
  const singleExtra = readSingleExtra(caption);
  const sizes = readSizes(caption);
  const sizeCount = countOfSizes(sizes);
  const bySize = [...bySteps, ...readSizeRates(caption), ...readGroupRates(caption)];
  const counted = isAsking ? [] : readPieces(caption, sizeCount);
  const isCounted = counted.length + products.candidates.length + combos.length > 0;
  const pieces = isAsking || isCounted ? counted : readDesignsInSet(caption, names);
  const sumOfSizes = readSumOfSizes(caption, pieces, sizeCount);
  const charges = readCharges(caption);
  const known = isAsking ? [] : [...steps, ...products.rates, ...left, ...bySize];
  const counts = [...pieces, ...products.candidates, ...combos.filter(({ field }) => field === 'pieces')];
  const several = counts.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const rates = withSingleExtra(caption, readRates(caption, known, counts, sizeCount), singleExtra, several);
  const fabrics = readFabrics(caption);
  const inOrder = (one: Candidate, other: Candidate) => one.start - other.start;
  const all = [
    ...rates,
    ...pieces,
    ...products.candidates,
    ...combos,
    ...sumOfSizes,
    ...sizes,
    ...fabrics,
    ...charges,
    ...minimum,
    ...names,
  ].sort(inOrder);
  const isTalk =
    isSoldOut(caption) ||
    isClosed(caption) ||
    isOrderNoted(caption) ||
    isBooked(caption) ||
    isNotice(caption) ||
    isQuestion(caption);
  const isOffer = !isAsking && !isTalk;
  const judged = isOffer ? all : all.map((found) => ({ ...found, doubtful: true }));
  const settled = CAPTION_FIELDS.map((field) =>
    settle(
      field,
      judged.filter((found) => found.field === field),
    ),
  );
  return { findings: settled.flatMap(({ findings }) => findings), unsure: settled.flatMap(({ unsure }) => unsure) };
}
