import { type RefObject, useEffect, useRef, useState } from 'react';

/** Roving tab index: one row is reached by Tab, the others from it. */
export function useActiveRow(
  ids: readonly string[],
  elementIdOf: (id: string) => string,
  revealRow: RefObject<(index: number) => void>,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const index = Math.max(0, activeId === null ? 0 : ids.indexOf(activeId));

  /** A row outside the viewport renders first and is then focused. */
  const focusWanted = () => {
    const row = wanted.current !== null && document.getElementById(elementIdOf(wanted.current));
    if (!row) return;
    wanted.current = null;
    row.focus();
  };
  useEffect(focusWanted);

  const focusRow = (next: number) => {
    const id = ids[Math.min(ids.length - 1, Math.max(0, next))];
    if (id === undefined) return;
    wanted.current = id;
    revealRow.current(ids.indexOf(id));
    setActiveId(id);
    focusWanted();
  };

  return { index, activate: setActiveId, focusRow, focusWanted };
}
