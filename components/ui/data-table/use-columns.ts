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
  /** Every column, in the order of the table. */
  all: readonly DataColumn<Row>[];
  shown: readonly ShownColumn<Row>[];
  /** What they need side by side, in pixels. */
  totalWidth: number;
}

/** Those the layout names come first, in its order. */
function inOrder<Row>(columns: readonly DataColumn<Row>[], { order }: TableLayout): DataColumn<Row>[] {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [...new Set([...named, ...columns])];
}

/** The columns of a table as the person arranged them. */
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
