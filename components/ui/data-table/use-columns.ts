import { useMemo } from 'react';
import { layoutOf, type TableLayout } from '@/lib/domain/lists/table-layout';
import type { DataColumn } from './data-column';
import { resizeColumn, type TablePreferences, widthIn } from './table-layout';

export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  width: number;
  onResize: (width: number) => void;
}

export interface Columns<Row> {
  /** All columns, in table order. */
  all: readonly DataColumn<Row>[];
  shown: readonly ShownColumn<Row>[];
  /** Total width of the columns, in pixels. */
  totalWidth: number;
}

/** Columns in the layout come first, in its order. */
function inOrder<Row>(columns: readonly DataColumn<Row>[], { order }: TableLayout): DataColumn<Row>[] {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...new Set([...named, ...columns])];
}

/** Columns of a table in the user's layout. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { layout: arranged, setLayout }: TablePreferences,
): Columns<Row> {
  const layout = useMemo(() => layoutOf(arranged, columns), [arranged, columns]);
  const all = useMemo(() => inOrder(columns, layout), [columns, layout]);
  const shown = all
    .filter(({ id, isHideable }) => isHideable === false || !layout.hidden.includes(id))
    .map((column) => ({
      column,
      width: widthIn(layout, column),
      onResize: (width: number) => setLayout(resizeColumn(layout, column.id, width)),
    }));
  return { all, shown, totalWidth: shown.reduce((sum, { width }) => sum + width, 0) };
}
