import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DataFilter } from './data-filter';
import { FilterEditor } from './filter-editor';

export interface FilterChange {
  filter: DataFilter;
  value: unknown;
  /** The first of several changes in the panel pushes a history entry, later ones replace it. */
  onChange: (value: unknown, how: 'push' | 'replace') => void;
}

/** Panel of a filter: its editor and a clear button. */
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
