import { useState } from 'react';
import { between, choose, isSelected, NOTHING, type Selection } from '@/lib/domain/lists/selection';

interface Chosen {
  /** Scope at the time of selection. */
  scope: string;
  selection: Selection;
  /** Row where a range selection starts. */
  anchor: string | null;
}

/**
 * Selected rows. A change of filters clears the selection; paging and sorting keep it. Stale rows shown while new
 * filters load may not match, so they cannot be selected.
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
    /** True while rows of other filters are shown, which cannot be selected. */
    isOnItsWay,
    /** How many of the loaded rows are selected. */
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
