/** What a person made of the columns of one table. Columns it does not name are as declared. */
export interface TableLayout {
  hidden: readonly string[];
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
}

export const DEFAULT_LAYOUT: TableLayout = { hidden: [], order: [], widths: {} };

export const isDefaultLayout = ({ hidden, order, widths }: TableLayout): boolean =>
  hidden.length === 0 && order.length === 0 && Object.keys(widths).length === 0;
