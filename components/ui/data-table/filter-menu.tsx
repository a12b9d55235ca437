import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useEffect, useRef } from 'react';
import type { DataFilter } from './data-filter';
import { type FilterChange, FilterPanel } from './filter-panel';

interface FilterMenuProps {
  /** Unused filters. */
  filters: readonly DataFilter[];
  onPick: (filter: DataFilter) => void;
  /** The selected filter, until the menu closes. */
  picked: FilterChange | undefined;
  onDone: () => void;
}

/** Unused filters of a list; the selected one is edited in the same panel. */
export function FilterMenu({ filters, onPick, picked, onDone }: FilterMenuProps) {
  if (picked) return <Picked key={picked.filter.id} {...picked} onDone={onDone} />;
  return (
    <MenuList dense disablePadding autoFocusItem aria-label="Filters not in use">
      {filters.map((filter) => (
        <MenuItem key={filter.id} onClick={() => onPick(filter)}>
          {filter.label}
        </MenuItem>
      ))}
    </MenuList>
  );
}

/** The focused menu item is gone, so its first control gets the focus. */
function Picked(props: FilterChange & { onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <div ref={place}>
      <FilterPanel {...props} />
    </div>
  );
}
