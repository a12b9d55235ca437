import {
  type ColumnDef,
  type Updater,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { type DataColumn, DEFAULT_WIDTH } from './data-column';
import { resizeColumn, type TablePreferences, WIDTHS } from './table-layout';
import { layoutOf } from '@/lib/domain/lists/table-layout';

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
});

/** Rows come in order from the server, so the library keeps only the columns. */
const NO_ROWS: never[] = [];

export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  width: number;
  isResizing: boolean;
  onResizeStart: (event: unknown) => void;
}

export interface Columns<Row> {
  /** Every column, in the order of the table. */
  all: readonly DataColumn<Row>[];
  shown: readonly ShownColumn<Row>[];
  /** What they need side by side, in pixels. */
  totalWidth: number;
}

const toDefinition = <Row>(column: DataColumn<Row>): ColumnDef<typeof features, never> => ({
  id: column.id,
  header: column.header,
  size: column.width ?? DEFAULT_WIDTH,
  minSize: WIDTHS.min,
  maxSize: WIDTHS.max,
});

/** The columns of a table as the person arranged them. */
export function useColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { layout: arranged, setLayout }: TablePreferences,
): Columns<Row> {
  const layout = useMemo(() => layoutOf(arranged, columns), [arranged, columns]);
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);
  const state = useMemo(() => {
    const hideable = layout.hidden.filter((id) => columns.find((column) => column.id === id)?.isHideable !== false);
    return {
      columnVisibility: Object.fromEntries(hideable.map((id) => [id, false])),
      columnOrder: [...layout.order],
      columnSizing: layout.widths,
    };
  }, [columns, layout]);
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state,
    columnResizeMode: 'onChange',
    onColumnSizingChange: (updater: Updater<Record<string, number>>) => {
      const widths = Object.entries(functionalUpdate(updater, layout.widths));
      setLayout(widths.reduce((next, [id, width]) => resizeColumn(next, id, width), layout));
    },
  });

  const byId = new Map(columns.map((column) => [column.id, column]));
  return {
    all: table.getAllLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
    shown: table.getFlatHeaders().flatMap((header) => {
      const column = byId.get(header.column.id);
      if (!column) return [];
      const onResizeStart = header.getResizeHandler();
      return { column, width: header.getSize(), isResizing: header.column.getIsResizing(), onResizeStart };
    }),
    totalWidth: table.getTotalSize(),
  };
}
