import type { Json } from '@/lib/domain/chat/layout';
import { type Branch, isBranch } from '../tree/values';

/** What makes one value another: the whole new one (`d`), or only the children that differ (`m`). */
export interface Difference {
  action: 'd' | 'm';
  data: Json;
}

/** Children that did not change are the same objects, so nothing deeper is looked at. */
export function differenceOf(before: Json, after: Json): Difference | null {
  if (before === after) return null;
  if (!isBranch(before) || !isBranch(after)) return { action: 'd', data: after };
  const data: Branch = {};
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) data[key] = null;
  for (const [key, value] of Object.entries(after))
    if (!Object.hasOwn(before, key) || before[key] !== value) data[key] = value;
  return Object.keys(data).length > 0 ? { action: 'm', data } : null;
}
