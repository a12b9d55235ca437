import type { ReactNode } from 'react';

interface ColumnLooks<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Initial width in pixels. */
  width?: number;
  align?: 'right';
  /** False keeps it visible. */
  isHideable?: false;
  /** True hides it until the user shows it in the columns panel. */
  isExtra?: true;
  /** Position on the phone card: 1 is the title. Omitted: not on the card. */
  priority?: number;
}

/** A column of a list, declared once as a constant. A sortable one has the name of the endpoint's sort key. */
export type DataColumn<Row, Sort extends string = string> = ColumnLooks<Row> &
  ({ id: Sort; isSortable: true } | { id: string; isSortable?: false });

export const DEFAULT_WIDTH = 180;

/** Columns of the phone card, title first. */
export const cardColumns = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.filter((column) => column.priority !== undefined).sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));

export type Direction = 'ascending' | 'descending';

/** Current sort direction of a column. */
export function directionOf(sort: string, columnId: string): Direction | undefined {
  if (sort === columnId) return 'ascending';
  return sort === `-${columnId}` ? 'descending' : undefined;
}

/** Sort order after a click on the column's header. */
export const nextSort = (sort: string, columnId: string): string => (sort === columnId ? `-${columnId}` : columnId);
