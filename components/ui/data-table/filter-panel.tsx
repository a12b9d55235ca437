import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DataFilter } from './data-filter';
import { FilterEditor } from './filter-editor';

export interface FilterChange {
  filter: DataFilter;
  value: unknown;
  /** The first change of several made in one go has a place of its own to go back to. */
  onChange: (value: unknown, how: 'push' | 'replace') => void;
}

/** What a filter opens: its editor, and the way to have it not set. */
export function FilterPanel({ filter, value, onChange, onDone }: FilterChange & { onDone: () => void }) {
  const [hasChanged, setHasChanged] = useState(false);
  const handleChange = (next: unknown) => {
    onChange(next, hasChanged ? 'replace' : 'push');
    setHasChanged(true);
  };
  return (
    <>
      <FilterEditor filter={filter} value={value} onChange={handleChange} onDone={onDone} />
      {value !== undefined && (
        <Button size="small" color="inherit" sx={{ mt: 1 }} onClick={() => handleChange(undefined)}>
          Show all
        </Button>
      )}
    </>
  );
}
