import { type Caption, has, isPlain, isSign } from './caption';
import { isAgeUnit } from './size-ages';
import { isNamedBefore } from './size-numbers';
import { type Run } from './size-runs';

/** For children older than babies: a larger number is a bust or a waist. */
const MOST = 16;
const LEAST_LIST = 3;
/** Sizes differ by one or two. */
const STEPS = [1, 2];

const isJoint = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index], ',', '/', '-', '|', '.') || has(tokens[index], 'to', 'and');

/** Increasing numbers from here on, and the position of the last one. */
function numbersFrom(caption: Caption, from: number): { values: number[]; isRange: boolean; last: number } {
  const { tokens, claims } = caption;
  const [values, joints]: [number[], number[]] = [[], []];
  let last = from - 1;
  for (let index = from; isPlain(tokens[index]) && !claims.has(index);) {
    const value = tokens[index]?.value ?? 0;
    const isCount =
      has(tokens[index + 1], 'piece', 'set', 'variety') && values.length > 0 && joints.at(-1) !== last + 1;
    if (value > MOST || value <= (values.at(-1) ?? -1) || isCount) break;
    values.push(value);
    last = index;
    const next = isJoint(caption, index + 1) ? index + 2 : index + 1;
    if (next === index + 2) joints.push(index + 1);
    index = next;
  }
  const isRange = values.length === 2 && (isSign(tokens[last - 1], '-') || has(tokens[last - 1], 'to'));
  return { values, isRange, last };
}

/** Counts of pieces, those on the same line first. */
function countsIn({ tokens }: Caption, at: number): number[] {
  const end = tokens.findIndex(({ kind }, index) => index > at && kind === 'break');
  // `Set of 5`, `5 ka set`
  const isOfSet = (index: number) =>
    (has(tokens[index - 1], 'filler') && has(tokens[index - 2], 'set')) ||
    (has(tokens[index + 1], 'filler') && has(tokens[index + 2], 'set'));
  const isCount = (index: number) =>
    isPlain(tokens[index]) && (has(tokens[index + 1], 'piece', 'set') || isOfSet(index));
  const all = [...tokens.keys()].filter(isCount);
  const beside = all.filter((index) => index > at && (end < 0 || index < end));
  return (beside.length > 0 ? beside : all).map((index) => tokens[index]?.value ?? 0);
}

/**
 * `Size 0-2-4-6`, `size 1 to 5 = 5 pc set`: small children's sizes; for a range, the count of pieces determines the
 * step.
 */
export function readSmall(caption: Caption, index: number): { run: Run; doubtful: boolean } | null {
  const { tokens } = caption;
  // `Curtain size 5 7 9`: feet.
  if (!isNamedBefore(caption, index) || tokens.some((token) => has(token, 'bedding'))) return null;
  const { values, isRange, last } = numbersFrom(caption, index);
  const [first = 0, end = 0] = [values[0], values.at(-1)];
  const after = tokens[last + 1];
  const isOther =
    isAgeUnit(after) ||
    has(after, 'measure', 'currency', 'piece', 'counted') ||
    isSign(after, '/-', '%', '+', '"') ||
    (isJoint(caption, last + 1) && isPlain(tokens[last + 2]) && !has(tokens[last + 3], 'piece', 'set'));
  if (isOther || (!isRange && values.length < LEAST_LIST)) return null;
  const runOf = (sizes: string[]): Run => ({ sizes, joints: Array(Math.max(0, sizes.length - 1)).fill(','), last });
  if (!isRange) return { run: runOf(values.map(String)), doubtful: false };
  const steps = countsIn(caption, last).flatMap((count) => {
    const step = (end - first) / (count - 1);
    return STEPS.includes(step) ? [step] : [];
  });
  const [step] = steps;
  if (step === undefined || steps.some((other) => other !== step))
    return { run: runOf([`${first}-${end}`]), doubtful: true };
  return {
    run: runOf(Array.from({ length: (end - first) / step + 1 }, (_, place) => String(first + place * step))),
    doubtful: false,
  };
}
