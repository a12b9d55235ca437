import { type KeyboardEvent, useRef, useState } from 'react';
import type { TreeRow } from './market-rows';

interface TreeKeys {
  rows: readonly TreeRow[];
  onToggle: (cityKey: string) => void;
  onOpen: (marketId: string) => void;
}

/** Standard keyboard navigation of a tree: arrows, Home, End, Enter. Tab reaches one row. */
export function useTreeKeys({ rows, onToggle, onOpen }: TreeKeys) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );

  const focusRow = (index: number) => {
    const row = body.current?.rows[Math.min(rows.length - 1, Math.max(0, index))];
    row?.focus();
    row?.scrollIntoView?.({ block: 'nearest' });
    return row !== undefined;
  };

  const act = (row: TreeRow) => (row.kind === 'city' ? onToggle(row.key) : onOpen(row.market.id));
  const goIn = (row: TreeRow) => {
    if (row.kind === 'market') return;
    if (row.isOpen) focusRow(active + 1);
    else onToggle(row.key);
  };
  const goOut = (row: TreeRow) => {
    if (row.kind === 'market') focusRow(rows.findIndex(({ key }) => key === row.cityKey));
    else if (row.isOpen) onToggle(row.key);
  };
  const keys: Partial<Record<string, (row: TreeRow) => void>> = {
    ArrowDown: () => focusRow(active + 1),
    ArrowUp: () => focusRow(active - 1),
    ArrowRight: goIn,
    ArrowLeft: goOut,
    Home: () => focusRow(0),
    End: () => focusRow(rows.length - 1),
    Enter: act,
    ' ': act,
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const perform = keys[event.key];
    const row = rows[active];
    const isOnLink = event.target instanceof HTMLAnchorElement;
    const isLinkKey = event.key === 'Enter' || event.key === ' ';
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!perform || !row || isHeld || (isOnLink && isLinkKey)) return;
    event.preventDefault();
    perform(row);
  };

  return { body, active, activate: setActiveKey, focusRow, handleKeyDown };
}
