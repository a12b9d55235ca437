import type { ReactNode } from 'react';

interface ColumnLooks<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Pixels it starts with. */
  width?: number;
  align?: 'right';
  /** False keeps it in sight. */
  isHideable?: false;
  /** True hides it until a person shows it in the columns panel. */
  isExtra?: true;
  /** Its place on the card that phones show: 1 is the title. Without one it is left out there. */
  priority?: number;
}

/** A column of a list, declared once as a constant. A sortable one is named as the endpoint names its order. */
export type DataColumn<Row, Sort extends string = string> = ColumnLooks<Row> &
  ({ id: Sort; isSortable: true } | { id: string; isSortable?: false });

export const DEFAULT_WIDTH = 180;

/** Columns for the card of a phone, its title first. */
export const cardColumns = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row>[] =>
  columns.filter((column) => column.priority !== undefined).sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));

export type Direction = 'ascending' | 'descending';

/** How a column is sorted at the moment. */
export function directionOf(sort: string, columnId: string): Direction | undefined {
  if (sort === columnId) return 'ascending';
  return sort === `-${columnId}` ? 'descending' : undefined;
}

/** What a click on a column's head sorts by. */
export const nextSort = (sort: string, columnId: string): string => (sort === columnId ? `-${columnId}` : columnId);
