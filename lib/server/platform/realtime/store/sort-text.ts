import type { Json } from '@/lib/domain/chat/layout';
import { keyNumber, rankOf } from '../tree/order';

/**
 * Texts whose bytes sort like keys and values in the tree, so that a database index returns them in that order. Keys
 * contain no control characters, so one of them marks numeric keys.
 */
const NUMBER = '\u0001';
const OFFSET = 2_147_483_648;

/** A key in its stored form. */
export function keyText(key: string): string {
  const number = keyNumber(key);
  return number === null ? key : NUMBER + String(number + OFFSET).padStart(10, '0');
}

export const keyOfText = (text: string): string =>
  text.startsWith(NUMBER) ? String(Number(text.slice(1)) - OFFSET) : text;

/** Longer texts are sorted by their beginning only: an index entry has a size limit. */
const LONGEST = 200;

function numberText(number: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  const isNegative = (bytes[0] ?? 0) >= 128;
  for (const index of bytes.keys()) bytes[index] = (bytes[index] ?? 0) ^ (isNegative ? 255 : index === 0 ? 128 : 0);
  return bytes.toString('hex');
}

// The database cannot store a null character.
const storable = (text: string) => text.slice(0, LONGEST).toWellFormed().replaceAll('\u0000', '\u0001');

/** A sort value in its stored form. */
export function sortText(value: Json): string {
  const rank = String(rankOf(value));
  if (typeof value === 'number') return rank + numberText(value);
  return typeof value === 'string' ? rank + storable(value) : rank;
}
