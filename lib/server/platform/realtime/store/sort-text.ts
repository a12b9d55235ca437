import type { Json } from '@/lib/domain/chat/layout';
import { keyNumber, rankOf } from '../tree/order';

/**
 * Texts whose bytes sort as keys and values do in the tree, so that an index of the database gives them in that order.
 * A key holds no control character, so one of them marks keys that are numbers.
 */
const NUMBER = '\u0001';
const OFFSET = 2_147_483_648;

/** A key as the table holds it. */
export function keyText(key: string): string {
  const number = keyNumber(key);
  return number === null ? key : NUMBER + String(number + OFFSET).padStart(10, '0');
}

export const keyOfText = (text: string): string =>
  text.startsWith(NUMBER) ? String(Number(text.slice(1)) - OFFSET) : text;

/** Longer texts are in order by their beginning only: an index takes no more. */
const LONGEST = 200;

function numberText(number: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(number);
  const isNegative = (bytes[0] ?? 0) >= 128;
  for (const index of bytes.keys()) bytes[index] = (bytes[index] ?? 0) ^ (isNegative ? 255 : index === 0 ? 128 : 0);
  return bytes.toString('hex');
}

// The database stores no null character.
const storable = (text: string) => text.slice(0, LONGEST).toWellFormed().replaceAll('\u0000', '\u0001');

/** What a query orders by, as the table holds it. */
export function sortText(value: Json): string {
  const rank = String(rankOf(value));
  if (typeof value === 'number') return rank + numberText(value);
  return typeof value === 'string' ? rank + storable(value) : rank;
}
