import { type Caption, has, isNumber, isPlain, isSign } from './caption';

const FEW = 25;
const STEP = { reach: 7, most: 1000 };

/** `10+ pcs 500`, `10 pcs ke upar 430`, `for 100+ pcs ₹225`: a rate for larger quantities. */
export function isStep(caption: Caption, number: number): boolean {
  const { tokens } = caption;
  if (isOfManyBehind(caption, number)) return true;
  let isMore = false;
  const limit = Math.min(STEP.most, (tokens[number]?.value ?? 0) - 1);
  for (let index = number - 1; index >= number - STEP.reach; index -= 1) {
    const token = tokens[index];
    if (!token || token.kind === 'break' || isSign(token, ',', '(')) return false;
    if (token.text === 'bulk') return has(tokens[number - 1], 'currency');
    isMore ||= isSign(token, '+') || has(token, 'more', 'ifTaken');
    if (isPlain(token)) return (isMore || has(tokens[index - 1], 'more')) && token.value >= 2 && token.value <= limit;
  }
  return false;
}

/**
 * After a number of pieces these mean that smaller quantities have another price: `10 pcs lene par`, `20 pcs pe`, `12
 * pcs & above`.
 */
const CONDITIONS =
  'par, pe, lene par, lene pe, lene se, per lene, ke upar, se upar, se zyada, se jyada, ke order par, above, or more, pr, lene pr, ke lot me, lena hoga to, लेने पर, पर, से ऊपर, से ज्यादा, લેવા પર, પર, લેતાં, ઉપર, થી વધુ, થી ઉપર'.split(
    ', ',
  );

const ONWARDS = ['onwards', 'onward', 'se shuru', 'se start'];

/** `Offer rate 499` and below it `10 pcs lene par`: a rate for larger quantities, with its condition after it. */
function isOfManyBehind({ tokens }: Caption, number: number): boolean {
  let at = number + 1;
  while (isSign(tokens[at], '/-', '/=', '(', '-', ',') || has(tokens[at], 'currency', 'net') || has(tokens[at], 'each'))
    at += 1;
  if (tokens[at]?.kind === 'break') at += 1;
  const isIf = ['agar', 'if', 'अगर', 'यदि', 'જો'].includes(tokens[at]?.text ?? '');
  if (isIf || ['for', 'only'].includes(tokens[at]?.text ?? '') || isSign(tokens[at], '(')) at += 1;
  if (tokens[at]?.text === 'for') at += 1;
  const count = tokens[at];
  if (!isPlain(count) || count.value < 2 || count.value > Math.min(STEP.most, (tokens[number]?.value ?? 0) - 1))
    return false;
  at += isSign(tokens[at + 1], '+') ? 2 : 1;
  if (!has(tokens[at], 'piece')) return false;
  const isPlus = isSign(tokens[at - 1], '+') || isSign(tokens[at + 1], '+');
  at += 1;
  if (['and', '&', 'ya', 'or', 'ka', 'ke'].includes(tokens[at]?.text ?? '')) at += 1;
  // `150, 10 pcs onwards` is the minimum order when no higher rate is given.
  const isDearerTold = tokens.some(
    ({ value }) => value > (tokens[number]?.value ?? 0) && value <= (tokens[number]?.value ?? 0) * 2,
  );
  const isCondition = ONWARDS.includes(tokens[at]?.text ?? '')
    ? isDearerTold
    : isPlus || isIf || has(tokens[at], 'ifTaken', 'more') || CONDITIONS.includes(tokens[at]?.text ?? '');
  if (!isCondition) return false;
  // `1 pc 560, 10 pcs lene par 499`: the condition belongs to the next amount.
  for (; tokens[at] && tokens[at]?.kind !== 'break'; at += 1) if (isNumber(tokens[at])) return false;
  return true;
}

/** `6 se kam 500`: the price per piece of small quantities. */
export const isOfFew = ({ tokens }: Caption, number: number): boolean =>
  has(tokens[number - 1], 'fewer') && isPlain(tokens[number - 2]) && (tokens[number - 2]?.value ?? 0) <= FEW;
