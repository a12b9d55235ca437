import { segmentsOf, joined } from '../tree/paths';
import { TreeError } from '../tree/tree-error';
import { isBranch } from '../tree/values';
import type { Json } from '@/lib/domain/chat/layout';

/** How a tree is divided into rows. */
export interface Layout {
  /** Number of segments in a row's path, by first segment; all other first segments are one row each. */
  rowDepths: Readonly<Record<string, number>>;
  volatileRoots: readonly string[];
}

export const rowDepth = ({ rowDepths }: Layout, path: string): number => {
  const [root = ''] = segmentsOf(path);
  return Object.hasOwn(rowDepths, root) ? (rowDepths[root] ?? 1) : 1;
};

/** The row that contains a path, or null for a path that spans several. */
export function rowOf(layout: Layout, path: string): string | null {
  const segments = segmentsOf(path);
  const depth = rowDepth(layout, path);
  return segments.length >= depth ? segments.slice(0, depth).join('/') : null;
}

/** True when each child of a path is a row. */
export const isCollection = (layout: Layout, path: string): boolean =>
  path !== '' && segmentsOf(path).length === rowDepth(layout, path) - 1;

export const isVolatile = ({ volatileRoots }: Layout, path: string): boolean =>
  volatileRoots.includes(segmentsOf(path)[0] ?? '');

/** Splits a value that spans several rows. @throws TreeError when a plain value is where rows should be. */
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
