/** Which rows of a list are chosen: these, or everything that matches but these. */
export type Selection = { kind: 'some'; ids: readonly string[] } | { kind: 'all'; except: readonly string[] };

export const NOTHING: Selection = { kind: 'some', ids: [] };
export const EVERYTHING: Selection = { kind: 'all', except: [] };

/** Every row of a long list asks, at each drawing, whether it is chosen: the same ids are put in a set once. */
const sets = new WeakMap<readonly string[], Set<string>>();

function setOf(ids: readonly string[]): Set<string> {
  const known = sets.get(ids) ?? new Set(ids);
  sets.set(ids, known);
  return known;
}

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? setOf(selection.ids).has(id) : !setOf(selection.except).has(id);

/** The selection with these rows chosen, or not. */
export function choose(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  if (selection.kind === 'some')
    return { kind: 'some', ids: isChosen ? join(selection.ids, ids) : leave(selection.ids, ids) };
  return { kind: 'all', except: isChosen ? leave(selection.except, ids) : join(selection.except, ids) };
}

/** How many rows are chosen when `matching` rows match. */
export const selectedCount = (selection: Selection, matching: number): number =>
  selection.kind === 'some' ? selection.ids.length : Math.max(0, matching - selection.except.length);

/** The rows from one to another, both included, whichever comes first; only the second when the first is not there. */
export function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

const join = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])];

function leave(ids: readonly string[], gone: readonly string[]): string[] {
  const isGone = new Set(gone);
  return ids.filter((id) => !isGone.has(id));
}
