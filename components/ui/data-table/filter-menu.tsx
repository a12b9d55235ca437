import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useEffect, useRef } from 'react';
import type { DataFilter } from './data-filter';
import { type FilterChange, FilterPanel } from './filter-panel';

interface FilterMenuProps {
  /** The filters that are not in use. */
  filters: readonly DataFilter[];
  onPick: (filter: DataFilter) => void;
  /** The one that was picked, until the menu closes. */
  picked: FilterChange | undefined;
  onDone: () => void;
}

/** The filters of a list that are not in use; the one that is picked is set in the same place. */
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

/** The item that had the focus is gone: its first control takes it. */
function Picked(props: FilterChange & { onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <div ref={place}>
      <FilterPanel {...props} />
    </div>
  );
}
