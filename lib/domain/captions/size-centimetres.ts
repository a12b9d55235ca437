import { type Caption, has, isPlain, isSign } from './caption';
import { isNamedBefore } from './size-numbers';
import { type Run } from './size-runs';
import { type Token } from './tokens';

const STEP = 5;
const SIZE = { least: 30, most: 125, count: 3 };
/** A range of smaller numbers means busts, or something else. */
const LEAST_OF_RANGE = 62;
/** Garments worn underneath, sized by chest in centimetres. */
const BELOW =
  /^(thermals?|thermal wear|vests?|inner ?wear|underwear|banian|baniyan|briefs?|trunks?|थर्मल|बनियान|इनरवियर|अंडरवियर|વેસ્ટ|થર્મલ|ગંજી|બનિયાન)$/u;

const isJoint = ({ tokens }: Caption, index: number): boolean => isSign(tokens[index], ',', '/', '-', '|');

const isMoney = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], '/-', '/=') ||
  has(tokens[index + 1], 'currency', 'piece') ||
  has(tokens[index - 1], 'currency');

/** `80-100`, `75 to 95`: all sizes in between. */
function rangeOf({ tokens, claims }: Caption, from: number): string[] {
  const [first, joint, last] = tokens.slice(from, from + 3);
  const isRange = isSign(joint, '-') || has(joint, 'to');
  const isSize = (token: Token | undefined): token is Token =>
    isPlain(token) && token.value % STEP === 0 && token.value > LEAST_OF_RANGE && token.value <= SIZE.most;
  if (!isRange || !isSize(first) || !isSize(last) || claims.has(from) || last.value <= first.value) return [];
  return Array.from({ length: (last.value - first.value) / STEP + 1 }, (_, step) => String(first.value + step * STEP));
}

/** `Size 80 85 90 95 100`: thermals and vests, sized by chest in centimetres; null without such sizes. */
export function readCentimetres(caption: Caption, from: number): Run | null {
  const { tokens, claims } = caption;
  const sizes: string[] = [];
  let [last, joint] = [from - 1, ' '];
  for (let index = from; isPlain(tokens[index]) && !claims.has(index);) {
    const value = tokens[index]?.value ?? 0;
    const before = Number(sizes.at(-1) ?? value - STEP);
    const isSize = value % STEP === 0 && value >= SIZE.least && value <= SIZE.most && value === before + STEP;
    if (!isSize || isMoney(caption, index)) break;
    sizes.push(String(value));
    last = index;
    joint = isJoint(caption, index + 1) ? (tokens[index + 1]?.text ?? ' ') : ' ';
    index += joint === ' ' ? 1 : 2;
  }
  const isBelow = tokens.some(({ text }) => BELOW.test(text));
  const isNamed = isNamedBefore(caption, from) || isBelow;
  const range = sizes.length === 1 && isBelow ? rangeOf(caption, from) : [];
  if (range.length >= SIZE.count && isNamed)
    return { sizes: range, joints: range.slice(1).map(() => ','), last: from + 2 };
  return sizes.length >= SIZE.count && isNamed ? { sizes, joints: sizes.slice(1).map(() => ','), last } : null;
}
