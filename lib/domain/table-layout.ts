/** What a person made of the columns of one table. Columns it does not name are as declared. */
export interface TableLayout {
  hidden: readonly string[];
  order: readonly string[];
  widths: Readonly<Record<string, number>>;
}

export const DEFAULT_LAYOUT: TableLayout = { hidden: [], order: [], widths: {} };

export const isDefaultLayout = ({ hidden, order, widths }: TableLayout): boolean =>
  hidden.length === 0 && order.length === 0 && Object.keys(widths).length === 0;

const textOf = ({ hidden, order, widths }: TableLayout): string =>
  JSON.stringify([[...hidden].sort(), order, Object.entries(widths).sort()]);

/** In whatever order columns were hidden and widened: a database keeps the keys of an object in an order of its own. */
export const isSameLayout = (one: TableLayout, other: TableLayout): boolean => textOf(one) === textOf(other);
