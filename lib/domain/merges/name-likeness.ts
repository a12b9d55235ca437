import { slipsBetween } from '../text/word-likeness';
import { skeletonOf } from './name-sound';

/** Likeness of initials and a word that starts with them: "R.K." and Rajkumar. */
const INITIALS = 0.58;

/**
 * Whether a word of one or two letters may abbreviate another: it starts with the first letter and contains the second.
 */
const areInitials = (initials: string, word: string): boolean => {
  const [first, second = ''] = initials;
  return (
    first !== undefined &&
    initials.length <= 2 &&
    word.length >= 4 &&
    word.startsWith(first) &&
    word.includes(second, 1)
  );
};

/** Whether long words differ in one character. */
const areNearly = (one: string, other: string) =>
  Math.max(one.length, other.length) >= 6 && slipsBetween(one, other) === 1;

/** How alike two words sound, from 0 to 1. A single typo in a short word makes it a different name: Vinay, Vijay. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  const shortest = Math.min(one.length, other.length);
  if (areInitials(one, other) || areInitials(other, one)) return INITIALS;
  if (shortest < 3) return 0;
  if (skeletonOf(one) === skeletonOf(other)) return 0.94;
  const slips = slipsBetween(one, other);
  if (slips === 1 && longest >= 6) return 0.88;
  if (slips === 2 && longest >= 9) return 0.84;
  if (areNearly(skeletonOf(one), skeletonOf(other))) return 0.84;
  if (shortest >= 4 && (one.startsWith(other) || other.startsWith(one))) return 0.7;
  if (slips === 1 && longest === 5) return 0.62;
  return Math.max(0, 0.6 * (1 - (2 * slips) / longest));
}

/** Maximum likeness of two people when one word of each name differs. */
const [OTHER_WORD, OTHER_PERSON] = [0.7, 0.75];

/** Weight of a word that only one of two names has, relative to shared words. */
const LEFT_OVER = 0.35;

/**
 * Likeness of two people's names. With equally many words, a word unlike all others means a different person: brothers
 * share a surname.
 */
export function personLikeness(one: readonly string[], other: readonly string[]): number {
  const likeness = nameLikeness(one, other);
  if (one.length !== other.length) return likeness;
  const likest = one.map((word) => Math.max(...other.map((its) => wordLikeness(word, its))));
  return Math.min(...likest) < OTHER_WORD ? Math.min(likeness, OTHER_PERSON) : likeness;
}

/** Mean of the best match of each word of the shorter name; leftover words count against it. */
export function nameLikeness(one: readonly string[], other: readonly string[]): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return 0;
  if (shorter.join('') === longer.join('')) return 1;
  const left = [...longer];
  let [sum, weight] = [0, 0];
  for (const word of shorter) {
    const likest = left.reduce((best, its) => (wordLikeness(word, its) > wordLikeness(word, best) ? its : best), '');
    const likeness = likest === '' ? 0 : wordLikeness(word, likest);
    if (likeness > 0.5) left.splice(left.indexOf(likest), 1);
    sum += likeness * word.length;
    weight += word.length;
  }
  const missed = left.length - (longer.length - shorter.length);
  const extra = left.slice(Math.max(0, missed)).reduce((length, word) => length + word.length, 0);
  // One word may be written as two. With equally many words they are compared separately: Kishan and Bishan Shah are
  // brothers.
  const joined = shorter.length < longer.length ? wordLikeness(shorter.join(''), longer.join('')) : 0;
  return Math.max(joined >= 0.88 ? joined : 0, sum / (weight + LEFT_OVER * extra));
}
