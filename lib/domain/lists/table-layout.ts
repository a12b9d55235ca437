/** A person's column settings for a table. Columns it does not mention keep their declaration. */
export interface TableLayout {
  hidden: readonly string[];
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/** Column properties a layout depends on. */
export interface LayoutColumn {
  id: string;
  /** Hidden until the person shows it. */
  isExtra?: true;
}

/** Empty layout: every list shows its columns as declared. */
export const DEFAULT_LAYOUT: TableLayout = { hidden: [], order: [], widths: {} };

export const isDefaultLayout = ({ hidden, order, widths }: TableLayout): boolean =>
  hidden.length === 0 && order.length === 0 && Object.keys(widths).length === 0;

/** The effective layout: extra columns are hidden until the person arranges the list; then the stored layout wins. */
export const layoutOf = (layout: TableLayout, columns: readonly LayoutColumn[]): TableLayout =>
  isDefaultLayout(layout)
    ? { ...layout, hidden: columns.filter(({ isExtra }) => isExtra).map(({ id }) => id) }
    : layout;
