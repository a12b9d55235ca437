import type { TableLayout } from '@/lib/domain/lists/table-layout';

/** Where the layout of a table is kept. */
export interface TablePreferences {
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
}

export const WIDTHS = { min: 64, max: 640, step: 32 } as const;

const fit = (width: number) => Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)));

export const showColumn = (layout: TableLayout, id: string, isShown: boolean): TableLayout => ({
  ...layout,
  hidden: isShown ? layout.hidden.filter((hidden) => hidden !== id) : [...new Set([...layout.hidden, id])],
});

export const resizeColumn = (layout: TableLayout, id: string, width: number): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: fit(width) },
});

/** The layout with a column moved by so many places. `ids` is the order on the screen now. */
export function moveColumn(layout: TableLayout, ids: readonly string[], id: string, by: number): TableLayout {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return layout;
  const order = ids.filter((other) => other !== id);
  order.splice(to, 0, id);
  return { ...layout, order };
}
