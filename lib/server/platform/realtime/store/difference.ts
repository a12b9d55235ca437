import type { Json } from '@/lib/domain/chat/layout';
import { type Branch, isBranch } from '../tree/values';

/** Difference between two values: the whole new value (`d`), or only the changed children (`m`). */
export interface Difference {
  action: 'd' | 'm';
  data: Json;
}

/** Unchanged children are the same objects, so nothing deeper is compared. */
export function differenceOf(before: Json, after: Json): Difference | null {
  if (before === after) return null;
  if (!isBranch(before) || !isBranch(after)) return { action: 'd', data: after };
  const data: Branch = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) data[key] = null;
  for (const [key, value] of Object.entries(after))
    if (!Object.hasOwn(before, key) || before[key] !== value) data[key] = value;
  return Object.keys(data).length > 0 ? { action: 'm', data } : null;
}
