import {
  DEFAULT_LAYOUT,
  isDefaultLayout,
  layoutOf,
  type LayoutColumn,
  type TableLayout,
} from '@/lib/domain/lists/table-layout';
import { DEFAULT_WIDTH } from './data-column';

/** Stores the layout of a table. */
export interface TablePreferences {
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
}

export const WIDTHS = { min: 64, max: 640, step: 32 } as const;

const fit = (width: number) => Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)));

/** Width of a column, in pixels. */
export const widthIn = (
  { widths }: TableLayout,
  { id, width = DEFAULT_WIDTH }: { id: string; width?: number },
): number => fit(widths[id] ?? width);

/** `columns` are in current display order. */
export function showColumn(
  layout: TableLayout,
  columns: readonly LayoutColumn[],
  id: string,
  isShown: boolean,
): TableLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  const next = { ...layout, hidden: isShown ? others : [...others, id] };
  if (isAsDeclared(next, columns)) return DEFAULT_LAYOUT;
  // An empty layout hides the extra columns, so a layout that shows all of them must list them.
  return isDefaultLayout(next) ? { ...next, order: columns.map((column) => column.id) } : next;
}

/** True when the layout hides exactly the extra columns and neither moves nor resizes any. */
function isAsDeclared({ hidden, ...others }: TableLayout, columns: readonly LayoutColumn[]): boolean {
  const extra = layoutOf(DEFAULT_LAYOUT, columns).hidden;
  return (
    isDefaultLayout({ ...others, hidden: [] }) &&
    extra.length === hidden.length &&
    extra.every((id) => hidden.includes(id))
  );
}

export const resizeColumn = (layout: TableLayout, id: string, width: number): TableLayout => ({
  ...layout,
  widths: { ...layout.widths, [id]: fit(width) },
});

/** Moves a column by this many places. `ids` is the current display order. */
export function moveColumn(layout: TableLayout, ids: readonly string[], id: string, by: number): TableLayout {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return layout;
  const order = ids.filter((other) => other !== id);
  order.splice(to, 0, id);
  return { ...layout, order };
}
