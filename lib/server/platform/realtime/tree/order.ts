import type { Json } from '@/lib/domain/chat/layout';
import { isBranch } from './values';

const INTEGER = /^(0|-?[1-9]\d*)$/;

/** A key's number if it is a 32-bit integer: such keys sort first, by number. */
export function keyNumber(key: string): number | null {
  if (!INTEGER.test(key)) return null;
  const number = Number(key);
  return Math.abs(number) <= 2_147_483_647 ? number : null;
}

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

export function compareKeys(a: string, b: string): number {
  const [one, other] = [keyNumber(a), keyNumber(b)];
  if (one !== null && other !== null) return one - other;
  if (one !== null || other !== null) return one !== null ? -1 : 1;
  return compare(a, b);
}

/** Order of types: null, false, true, numbers, strings, branches. */
export function rankOf(value: Json): number {
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  return isBranch(value) ? 5 : 4;
}

export function compareValues(a: Json, b: Json): number {
  const ranks = rankOf(a) - rankOf(b);
  if (ranks !== 0) return ranks;
  if (typeof a === 'number') return compare(a, b as number);
  return typeof a === 'string' ? compare(a, b as string) : 0;
}
