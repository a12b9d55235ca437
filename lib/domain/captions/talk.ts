import { type Caption, has } from './caption';

/** Whether somebody asks for goods here: no amount of theirs is a price of ours. */
const isWish = ({ tokens }: Caption): boolean => tokens.some((token) => has(token, 'wish'));

/** Payments, wages and rents: amounts of the line are no prices, unless the word “rate” stands right before one. */
export function isTalk(caption: Caption, number: number): boolean {
  if (isWish(caption)) return true;
  const { tokens } = caption;
  const isRate = tokens.slice(Math.max(0, number - 3), number).some((token) => has(token, 'rate'));
  if (isRate) return false;
  for (const step of [1, -1])
    for (let index = number + step; tokens[index] && tokens[index]?.kind !== 'break'; index += step)
      if (has(tokens[index], 'talk')) return true;
  return false;
}
