import type { Json } from '@/lib/domain/chat/layout';
import type { TreeBound, TreeQuery } from '../realtime-tree';
import { compareKeys, compareValues } from './order';
import { isKey, segmentsOf } from './paths';
import { TreeError } from './tree-error';
import { isBranch, valueAt } from './values';

export interface Entry {
  key: string;
  value: Json;
  /** The value the query orders by. */
  sort: Json;
}

/** The SDK's names for a key before all others and after all. */
const EDGES: Record<string, string> = { '[MIN_NAME]': '', '[MAX_NAME]': '\u{10ffff}' };

const MAX_LIMIT = 10_000;

function readBound(value: unknown, key: unknown, isInclusive: unknown): TreeBound {
  if (isBranch(value) || (key !== undefined && typeof key !== 'string')) throw new TreeError('invalid_query');
  const named = key === undefined ? {} : { key: EDGES[key] ?? key };
  const isEdge = typeof value === 'string' && Object.hasOwn(EDGES, value);
  const plain = (isEdge ? EDGES[value as string] : (value ?? null)) as TreeBound['value'];
  return { value: plain, ...named, isExclusive: isInclusive === false };
}

function readOrder(index: unknown): string {
  if (index === undefined || index === '.key') return '$key';
  if (index === '.value') return '$value';
  if (typeof index !== 'string' || !segmentsOf(index).every(isKey)) throw new TreeError('invalid_query');
  return index;
}

/** Parses a query from the SDK; undefined when everything is requested. @throws TreeError */
export function readWireQuery(sent: unknown): TreeQuery | undefined {
  if (sent === undefined || sent === null) return undefined;
  if (!isBranch(sent)) throw new TreeError('invalid_query');
  const { i, l, vf, sp, sn, sin, ep, en, ein } = sent as Record<string, unknown>;
  // Without an index the SDK orders by priorities, which are not stored: all are equal, and the key decides.
  if (i === undefined && ('sp' in sent || 'ep' in sent)) throw new TreeError('invalid_query');
  if (l !== undefined && !(Number.isInteger(l) && Number(l) > 0 && Number(l) <= MAX_LIMIT))
    throw new TreeError('invalid_query');
  const query: TreeQuery = {
    orderBy: readOrder(i),
    ...('sp' in sent && { startAt: readBound(sp, sn, sin) }),
    ...('ep' in sent && { endAt: readBound(ep, en, ein) }),
    ...(l !== undefined && { [vf === 'r' ? 'limitToLast' : 'limitToFirst']: Number(l) }),
  };
  return Object.keys(sent).length > 0 ? query : undefined;
}

function sortOf(value: Json, orderBy: string): Json {
  if (orderBy === '$key') return null;
  return orderBy === '$value' ? value : valueAt(value, orderBy);
}

export const entryOf = (key: string, value: Json, orderBy = '$key'): Entry => ({
  key,
  value,
  sort: sortOf(value, orderBy),
});

export const compareEntries = (a: Entry, b: Entry): number =>
  compareValues(a.sort, b.sort) || compareKeys(a.key, b.key);

/** Position of an entry relative to a bound: negative below, zero at it, positive above. */
function besides({ key, sort }: Entry, bound: TreeBound, orderBy: string): number {
  if (orderBy === '$key') return compareKeys(key, String(bound.value));
  return compareValues(sort, bound.value) || (bound.key === undefined ? 0 : compareKeys(key, bound.key));
}

/** True when an entry is between the bounds of a query. */
export function isWithin(entry: Entry, { orderBy = '$key', startAt, endAt }: TreeQuery): boolean {
  if (startAt && besides(entry, startAt, orderBy) < (startAt.isExclusive ? 1 : 0)) return false;
  return !(endAt && besides(entry, endAt, orderBy) > (endAt.isExclusive ? -1 : 0));
}

export const limitOf = ({ limitToFirst, limitToLast }: TreeQuery): number | undefined => limitToLast ?? limitToFirst;

/** Children of a value that match a query, in its order. */
export function selected(value: Json, query: TreeQuery): Entry[] {
  if (!isBranch(value)) return [];
  const entries = Object.entries(value)
    .map(([key, child]) => entryOf(key, child, query.orderBy))
    .filter((entry) => isWithin(entry, query))
    .sort(compareEntries);
  if (query.limitToLast !== undefined) return entries.slice(-query.limitToLast);
  return entries.slice(0, query.limitToFirst);
}

/** Turns entries back into a value. */
export const asValue = (entries: readonly Entry[]): Json =>
  entries.length > 0 ? Object.fromEntries(entries.map(({ key, value }) => [key, value])) : null;

/** A value as seen through a query; a value without children is unchanged. */
export const shownOf = (value: Json, query: TreeQuery | undefined): Json =>
  query && isBranch(value) ? asValue(selected(value, query)) : value;
