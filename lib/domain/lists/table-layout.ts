/** What a person made of the columns of one table. Columns it does not name are as declared. */
export interface TableLayout {
  hidden: readonly string[];
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/** What a layout goes by in a column. */
export interface LayoutColumn {
  id: string;
  /** Hidden until a person shows it. */
  isExtra?: true;
}

/** Says nothing: every list is as its columns are declared. */
export const DEFAULT_LAYOUT: TableLayout = { hidden: [], order: [], widths: {} };

export const isDefaultLayout = ({ hidden, order, widths }: TableLayout): boolean =>
  hidden.length === 0 && order.length === 0 && Object.keys(widths).length === 0;

/** The layout on the screen: extra columns are hidden until a person arranges the list, then what they stored wins. */
export const layoutOf = (layout: TableLayout, columns: readonly LayoutColumn[]): TableLayout =>
  isDefaultLayout(layout)
    ? { ...layout, hidden: columns.filter(({ isExtra }) => isExtra).map(({ id }) => id) }
    : layout;
