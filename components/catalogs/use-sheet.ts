import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Catalog, catalogDetailSchema } from '@/lib/contracts/catalogs/catalog-record';
import { toApiError } from '@/lib/client/http/api-error';
import { notifyError } from '@/lib/client/notify';
import { catalogKeys, saveCatalogCell } from '@/lib/client/queries/catalogs';
import { countText } from '@/lib/domain/text/count-text';
import { isLargeRateChange, LARGE_RATE_CHANGE } from '@/lib/domain/catalogs/rate-change';
import type { SheetColumn, SheetField, SheetValue } from './sheet-columns';
import { cellKey, useSheetDrafts } from './sheet-drafts';

const PASTED = { one: 'pasted cell', many: 'pasted cells' };

const newer = (row: Catalog, mine: Catalog | undefined) => (mine && mine.version > row.version ? mine : row);

const conflictText = ({ lastEditedBy }: Catalog, theirs: string) =>
  `${lastEditedBy?.name ?? 'A colleague'} changed this to “${theirs}” meanwhile. Enter saves yours, Escape keeps theirs.`;

/**
 * Editing catalogs cell by cell. Each cell is saved against its row's version; a cell that cannot be saved shows the
 * reason and waits for Enter.
 */
export function useSheet(rows: readonly Catalog[], personId: string, isLocked: (row: Catalog) => boolean) {
  const queryClient = useQueryClient();
  const { drafts, set, get } = useSheetDrafts(personId);
  const [saved, setSaved] = useState<ReadonlyMap<string, Catalog>>(new Map());
  const latest = useRef(saved);
  /** Saves of one row run in sequence: each creates a new version. */
  const queues = useRef(new Map<string, Promise<void>>());

  const keepRow = (catalog: Catalog) => {
    latest.current = new Map(latest.current).set(catalog.id, catalog);
    setSaved(latest.current);
  };
  const rowNow = (row: Catalog): Catalog => newer(row, latest.current.get(row.id));

  const type = (row: Catalog, column: SheetColumn, text: string) => {
    const key = cellKey(row.id, column.field);
    const now = rowNow(row);
    const { version, before } = get(key) ?? { version: now.version, before: column.textOf(now) };
    set(key, { text, version, before });
  };

  /** Text typed during a save is based on the saved version. */
  const settle = (column: SheetColumn, sent: string, catalog: Catalog) => {
    const key = cellKey(catalog.id, column.field);
    const typed = get(key);
    const isMore = typed && typed.text !== sent;
    set(key, isMore ? { ...typed, version: catalog.version, before: column.textOf(catalog) } : null);
  };

  const write = async (row: Catalog, column: SheetColumn, value: SheetValue, text: string): Promise<void> => {
    const key = cellKey(row.id, column.field);
    const draft = get(key);
    // Undone, or in conflict, while it waited in the queue.
    if (!draft || draft.problem) return;
    const now = rowNow(row);
    // Only this cell counts: other cells of the row may have been saved since it was typed.
    const version = column.textOf(now) === draft.before ? now.version : draft.version;
    try {
      const catalog = await saveCatalogCell(row.id, { [column.field]: value, version });
      keepRow(catalog);
      settle(column, text, catalog);
    } catch (error) {
      const failure = toApiError(error);
      const typed = get(key) ?? { ...draft, text };
      const current = catalogDetailSchema.safeParse(failure.current).data;
      if (!current)
        return set(key, { ...typed, isSaving: false, problem: failure.issues[0]?.message ?? failure.message });
      keepRow(current);
      const theirs = column.textOf(current);
      if (theirs === draft.before) return write(current, column, value, text);
      const problem = conflictText(current, theirs);
      set(key, { ...typed, version: current.version, before: theirs, isSaving: false, problem });
    }
  };

  /**
   * Saves a cell. A rejected one is saved only with `isMeant`, when Enter is pressed in it. Returns whether the cell
   * has no open problem.
   */
  const commit = (row: Catalog, column: SheetColumn, isMeant: boolean): boolean => {
    const key = cellKey(row.id, column.field);
    const draft = get(key);
    if (!draft || draft.isSaving) return true;
    if (draft.problem && !isMeant) return false;
    const now = rowNow(row);
    const read = column.read(draft.text);
    const refuse = (problem: string, isWarned?: true) => {
      set(key, { ...draft, problem, isWarned });
      return false;
    };
    if ('problem' in read) return refuse(read.problem);
    if (draft.text.trim() === column.textOf(now)) {
      set(key, null);
      return true;
    }
    const isLarge = column.field === 'rate' && isLargeRateChange(now.rate, read.value as number | null);
    if (isLarge && !draft.isWarned) return refuse(`${LARGE_RATE_CHANGE} Press Enter to confirm.`, true);
    set(key, { ...draft, problem: undefined, isSaving: true });
    const turn = (queues.current.get(row.id) ?? Promise.resolve()).then(() =>
      write(row, column, read.value, draft.text),
    );
    queues.current.set(row.id, turn);
    return true;
  };

  /** Fills cells rightwards and downwards from one cell and saves each; read-only catalogs are skipped. */
  const fill = (
    at: { row: number; column: number },
    cells: readonly (readonly string[])[],
    columns: readonly SheetColumn[],
  ) => {
    const said = (value: number) => countText({ value, isExact: true }, PASTED);
    let [left, locked] = [0, 0];
    for (const [down, texts] of cells.entries())
      for (const [right, text] of texts.entries()) {
        const [row, column] = [rows[at.row + down], columns[at.column + right]];
        if (row && isLocked(row)) locked += 1;
        else if (row && column) {
          type(row, column, text);
          commit(row, column, false);
        } else left += 1;
      }
    if (left > 0) notifyError(`${said(left)} did not fit into the sheet. Load more rows, or show more fields.`);
    if (locked > 0)
      notifyError(`${said(locked)} ${locked === 1 ? 'was' : 'were'} left out: you cannot change the catalog.`);
  };

  const refresh = useEffectEvent(() => {
    if (latest.current.size === 0) return;
    for (const queryKey of [catalogKeys.lists, catalogKeys.facets]) void queryClient.invalidateQueries({ queryKey });
  });
  // Refreshes on leaving, not after each cell: a row that no longer matches the list would disappear while being
  // edited.
  useEffect(() => () => refresh(), []);

  return {
    drafts,
    /** A row with the values saved here. */
    rowOf: (row: Catalog): Catalog => newer(row, saved.get(row.id)),
    type,
    commit,
    fill,
    /** Discards the text typed into a cell. */
    putBack: (id: string, field: SheetField) => set(cellKey(id, field), null),
    /** Discards the text of all these cells. */
    giveUp: (cells: readonly string[]) => cells.forEach((cell) => set(cell, null)),
  };
}
