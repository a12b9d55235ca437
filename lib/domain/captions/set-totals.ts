import { isPriceOfAll } from './amount-doubts';
import { type Amount } from './amounts';
import { type Caption, has } from './caption';

/** In rupees: a piece costs at least this much, so that what is less than its share is no total. */
const LEAST_SHARE = 40;
/** A set that costs little more than a single piece is a slip of the pen, not a total. */
const LEAST_TIMES = 1.5;

/** The words that make a price one of all pieces stand on its line or on the line before. */
function speaksOfSet({ tokens }: Caption, at: number): boolean {
  let breaks = 0;
  for (let index = at; index >= 0 && breaks < 2; index -= 1) {
    if (tokens[index]?.kind === 'break') breaks += 1;
    else if (has(tokens[index], 'set', 'whole', 'total')) return true;
  }
  for (let index = at + 1; tokens[index] && tokens[index]?.kind !== 'break'; index += 1)
    if (has(tokens[index], 'set', 'whole', 'total')) return true;
  return false;
}

/** Whether an amount is what all pieces of the set cost together. */
export function isSetTotal(caption: Caption, amount: Amount, pieces: number | null, single: number | null): boolean {
  const value = amount.paise / 100;
  if (amount.isEach) return false;
  if (amount.role === 'total') return true;
  if (amount.role !== 'set') return false;
  if (single !== null) return amount.paise >= single * LEAST_TIMES;
  return pieces !== null && isPriceOfAll(value, pieces) && speaksOfSet(caption, amount.at);
}

/** A share of a total, in paise, where all pieces can cost the same. */
export function shareOf({ paise }: Amount, pieces: number | null): number | null {
  if (pieces === null || pieces < 2) return null;
  const share = paise / pieces;
  return share % 100 === 0 && share >= LEAST_SHARE * 100 ? share : null;
}
