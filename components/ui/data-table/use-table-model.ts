import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { NOTHING, selectedCount } from '@/lib/domain/lists/selection';
import type { ListControls, ListPage } from './list-controls';
import { useActiveRow } from './use-active-row';
import { useSelection } from './use-selection';

/** Keyboard actions on a list. Each returns true when it did something. */
export interface DataTableHandle {
  move: (step: number) => boolean;
  choose: (isRange: boolean) => boolean;
  open: () => boolean;
  look: () => boolean;
  search: () => boolean;
  leave: () => boolean;
  /** True while the user has selected rows, focuses one, or types a search: replacing the rows would discard that. */
  isAtWork?: () => boolean;
}

interface ModelInput<Row> {
  list: ListControls;
  page: ListPage<Row>;
  onOpen?: (row: Row) => void;
  /** Previews a row beside the list. */
  onLook?: (row: Row) => void;
  canChoose: boolean;
  handle?: Ref<DataTableHandle>;
}

export type TableModel = ReturnType<typeof useTableModel>;

const NO_ROWS: never[] = [];

/** Selection, active row and scroll position of a list. */
export function useTableModel<Row extends { id: string }>({
  list,
  page,
  onOpen,
  onLook,
  canChoose,
  handle,
}: ModelInput<Row>) {
  const prefix = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const revealRow = useRef<(index: number) => void>(() => undefined);

  const rows = page.rows ?? NO_ROWS;
  const ids = rows.map((row) => row.id);
  const elementIdOf = (id: string) => `${prefix}${id}`;
  const active = useActiveRow(ids, elementIdOf, revealRow);
  const selection = useSelection(list.scope, { ids, isStale: page.isStale });

  /** The row that has or contains the focus. */
  const focused = () => {
    const element = document.activeElement?.closest<HTMLElement>('[data-row]');
    return element && scroller.current?.contains(element) ? element : undefined;
  };
  const openWith = (open: typeof onOpen) => {
    const row = focused() === document.activeElement ? rows[active.index] : undefined;
    if (!row || !open) return false;
    open(row);
    return true;
  };
  const hasChosen = () => selectedCount(selection.selection, page.count.value) > 0;
  useImperativeHandle(handle, () => ({
    move: (step) => {
      if (!scroller.current || rows.length === 0) return false;
      active.focusRow(focused() ? active.index + step : active.index);
      return true;
    },
    choose: (isRange) => {
      const id = focused() && canChoose ? ids[active.index] : undefined;
      if (id !== undefined) selection.toggle(id, isRange);
      return id !== undefined;
    },
    open: () => openWith(onOpen),
    look: () => openWith(onLook),
    search: () => {
      searchField.current?.focus();
      searchField.current?.select();
      return true;
    },
    leave: () => {
      if (!hasChosen()) return false;
      selection.select(NOTHING);
      return true;
    },
    isAtWork: () => hasChosen() || focused() !== undefined || Boolean(searchField.current?.value),
  }));

  const place = { place: list.place, isShown: rows.length > 0 && !page.isStale };
  return { ...place, scroller, searchField, revealRow, elementIdOf, active, selection, ids };
}
