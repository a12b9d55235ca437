import { segmentsOf, joined } from '../tree/paths';
import { TreeError } from '../tree/tree-error';
import { isBranch } from '../tree/values';
import type { Json } from '@/lib/domain/chat/layout';

/** How a tree is cut into rows. */
export interface Layout {
  /** Segments of a row's address by the first of them; everything else is one row for each first segment. */
  rowDepths: Readonly<Record<string, number>>;
  volatileRoots: readonly string[];
}

export const rowDepth = ({ rowDepths }: Layout, path: string): number => {
  const [root = ''] = segmentsOf(path);
  return Object.hasOwn(rowDepths, root) ? (rowDepths[root] ?? 1) : 1;
};

/** The row a path lies in, or null for one that spans several. */
export function rowOf(layout: Layout, path: string): string | null {
  const segments = segmentsOf(path);
  const depth = rowDepth(layout, path);
  return segments.length >= depth ? segments.slice(0, depth).join('/') : null;
}

/** True when the children of a path are one row each. */
export const isCollection = (layout: Layout, path: string): boolean =>
  path !== '' && segmentsOf(path).length === rowDepth(layout, path) - 1;

export const isVolatile = ({ volatileRoots }: Layout, path: string): boolean =>
  volatileRoots.includes(segmentsOf(path)[0] ?? '');

/** A value that spans several rows, as those. @throws TreeError when a plain value lies where rows should be. */
export function rowsOf(layout: Layout, path: string, value: Json): Map<string, Json> {
  const rows = new Map<string, Json>();
  const walk = (at: string, part: Json) => {
    if (part === null) return;
    if (rowOf(layout, at) === at && at !== '') return void rows.set(at, part);
    if (!isBranch(part)) throw new TreeError('invalid_data');
    for (const [key, child] of Object.entries(part)) walk(joined(at, key), child);
  };
  walk(path, value);
  return rows;
}
