import { type Caption, has, isPlain, isSign } from './caption';
import { isNamedBefore } from './size-numbers';
import { type Run } from './size-runs';

const STEP = 5;
const SIZE = { least: 30, most: 125, count: 3 };
/** What is worn below and sized by the chest in centimetres. */
const BELOW =
  /^(thermals?|thermal wear|vests?|inner ?wear|underwear|banian|baniyan|briefs?|trunks?|थर्मल|बनियान|इनरवियर|अंडरवियर|વેસ્ટ|થર્મલ|ગંજી|બનિયાન)$/u;

const isJoint = ({ tokens }: Caption, index: number): boolean => isSign(tokens[index], ',', '/', '-', '|');

const isMoney = ({ tokens }: Caption, index: number): boolean =>
  isSign(tokens[index + 1], '/-', '/=') ||
  has(tokens[index + 1], 'currency', 'piece') ||
  has(tokens[index - 1], 'currency');

/** `Size 80 85 90 95 100`: thermals and vests, by the chest in centimetres; null where there are none. */
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
  const isNamed = isNamedBefore(caption, from) || tokens.some(({ text }) => BELOW.test(text));
  return sizes.length >= SIZE.count && isNamed ? { sizes, joints: sizes.slice(1).map(() => ','), last } : null;
}
