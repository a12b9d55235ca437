import { type Candidate, candidate, type Caption, claim, has, isPlain, isSign, skip } from './caption';
import { type Token } from './tokens';

const MOST_YEARS = 18;
/** Most ages in a list. */
const MOST_AGES = 12;

/** `years`, `6-7Y`. */
export const isAgeUnit = (token: Token | undefined): boolean =>
  has(token, 'age') || (token?.text === 'y' && token.glued);
const unitText = (token: Token | undefined): string => (token?.text === 'y' ? 'years' : (token?.text ?? ''));

/** An entry of a list: `4-5`, `4 to 5`, `8`, with its unit if it has one. */
interface Age {
  text: string;
  isRange: boolean;
  unit: number | null;
  last: number;
}

function ageAt({ tokens, claims }: Caption, index: number): Age | null {
  const [first, joint, second] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!isPlain(first) || first.value > MOST_YEARS || claims.has(index)) return null;
  const isRange =
    (isSign(joint, '-') || has(joint, 'to')) &&
    isPlain(second) &&
    second.value > first.value &&
    second.value <= MOST_YEARS;
  const end = isRange ? index + 2 : index;
  const hasUnit = isAgeUnit(tokens[end + 1]);
  const text = isRange ? `${first.text}-${second?.text ?? ''}` : first.text;
  return { text, isRange, unit: hasUnit ? end + 1 : null, last: hasUnit ? end + 1 : end };
}

/** Consecutive ages that start here: `2-3Y, 4-5Y`, `0-3, 3-6, 6-9 months`. */
function agesFrom(caption: Caption, from: number): Age[] {
  const ages: Age[] = [];
  for (let age = ageAt(caption, from); age && ages.length < MOST_AGES;) {
    ages.push(age);
    const after = age.last + 1;
    const isJoint = isSign(caption.tokens[after], ',', '/', '|', '&', ';', '+') || has(caption.tokens[after], 'and');
    const next = ageAt(caption, isJoint ? after + 1 : after);
    age = next && Number.parseInt(next.text) >= Number.parseInt(age.text) ? next : null;
  }
  return ages;
}

const isLabelled = (caption: Caption, from: number): boolean => {
  const isJoint = (token: Token) => isSign(token, ':', '-', '=', '.') || has(token, 'filler', 'size', 'range');
  return has(caption.tokens[skip(caption, from - 1, isJoint, 3, -1)], 'ageLabel');
};

/** `2-3Y`, `6-9M`: the notation of children's sizes. */
function sizeOf(text: string, unit: Token | undefined): string {
  return `${text}${has(unit, 'ofMonths') ? 'M' : 'Y'}`;
}

/**
 * Ages as sizes. Several ages, each a range or with a unit, are the available sizes unless others are named; `4 to 12
 * years` is the age group, offered unchanged with the unit at the end of the list.
 */
export function readAges(caption: Caption, isBesideSizes: boolean): Candidate[] {
  const { tokens } = caption;
  return [...tokens.keys()].flatMap((from) => {
    const ages = agesFrom(caption, from);
    const last = ages.at(-1);
    if (!last || (ages.length === 1 && !last.isRange)) return [];
    const isLabelOfAge = isLabelled(caption, from);
    if (last.unit === null && !isLabelOfAge) return [];
    const unitOf = ({ unit }: Age) => tokens[unit ?? last.unit ?? -1];
    const isList = ages.length > 1 && ages.every(({ isRange, unit }) => isRange || unit !== null);
    const texts = ages.map((age) =>
      isList ? sizeOf(age.text, unitOf(age)) : `${age.text} ${unitText(unitOf(age))}`.trim(),
    );
    claim(caption, from, last.last, 'size');
    return [candidate(caption, [from, last.last], 'sizes', texts, !isList || isBesideSizes)];
  });
}
