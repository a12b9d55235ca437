/** Selected rows of a list: these ids, or everything that matches except these ids. */
export type Selection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; except: readonly string[] };

export const NOTHING: Selection = { kind: 'some', ids: [] };
export const EVERYTHING: Selection = { kind: 'all', except: [] };

/** Every row of a long list checks its selection on each render, so the set for the same ids is cached. */
const sets = new WeakMap<readonly string[], Set<string>>();

function setOf(ids: readonly string[]): Set<string> {
  const known = sets.get(ids) ?? new Set(ids);
  sets.set(ids, known);
  return known;
}

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? setOf(selection.ids).has(id) : !setOf(selection.except).has(id);

/** The selection with these rows selected or deselected. */
export function choose(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  if (selection.kind === 'some')
    return { kind: 'some', ids: isChosen ? join(selection.ids, ids) : leave(selection.ids, ids) };
  return { kind: 'all', except: isChosen ? leave(selection.except, ids) : join(selection.except, ids) };
}

/** Number of selected rows when `matching` rows match. */
export const selectedCount = (selection: Selection, matching: number): number =>
  selection.kind === 'some' ? selection.ids.length : Math.max(0, matching - selection.except.length);

/** Rows in a range, both ends included, in either direction; only the second row when the first is missing. */
export function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

const join = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

function leave(ids: readonly string[], gone: readonly string[]): string[] {
  const isGone = new Set(gone);
  return ids.filter((id) => !isGone.has(id));
}
