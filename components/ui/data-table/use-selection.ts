import { useState } from 'react';
import { between, choose, isSelected, NOTHING, type Selection } from '@/lib/domain/lists/selection';

interface Chosen {
  /** The rows that matched when it was chosen. */
  scope: string;
  selection: Selection;
  /** The row a range begins at. */
  anchor: string | null;
}

/**
 * Which rows are chosen. Other filters make other rows, so the choice ends with them; pages and sorting keep it. Rows
 * that stay until those of other filters are there may match them or not: none of them is chosen.
 */
export function useSelection(scope: string, { ids, isStale }: { ids: readonly string[]; isStale: boolean }) {
  const [shownScope, setShownScope] = useState(scope);
  if (!isStale && shownScope !== scope) setShownScope(scope);
  const isOnItsWay = shownScope !== scope;
  const [chosen, setChosen] = useState<Chosen>({ scope, selection: NOTHING, anchor: null });
  const { selection, anchor } = chosen.scope === scope ? chosen : { selection: NOTHING, anchor: null };

  const taken = ids.filter((id) => isSelected(selection, id)).length;
  const pageState = taken === 0 ? 'none' : taken === ids.length ? 'all' : 'some';
  const select = (next: Selection) => setChosen({ scope, selection: next, anchor: null });
  return {
    selection,
    /** The rows are those of other filters, and none can be chosen. */
    isOnItsWay,
    /** How much of the loaded rows is chosen. */
    pageState,
    select,
    toggle: (id: string, isRange: boolean) => {
      if (isOnItsWay) return;
      const range = isRange ? between(ids, anchor, id) : [id];
      setChosen({ scope, selection: choose(selection, range, !isSelected(selection, id)), anchor: id });
    },
    togglePage: () => {
      if (!isOnItsWay) select(choose(selection, ids, pageState !== 'all'));
    },
  } as const;
}
