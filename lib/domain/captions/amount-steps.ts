import { type Caption, has, isPlain, isSign } from './caption';

const FEW = 25;
const STEP = { reach: 7, most: 1000 };

/** `10+ pcs 500`, `10 pcs ke upar 430`, `for 100+ pcs ₹225`: a rate for many. */
export function isStep({ tokens }: Caption, number: number): boolean {
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

/** `6 se kam 500`: what each costs where few are bought. */
export const isOfFew = ({ tokens }: Caption, number: number): boolean =>
  has(tokens[number - 1], 'fewer') && isPlain(tokens[number - 2]) && (tokens[number - 2]?.value ?? 0) <= FEW;
