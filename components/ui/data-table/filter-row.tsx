import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { PopoverButton } from '../popover-button';
import { type DataFilter, filterChange, filterValue } from './data-filter';
import { FilterChip } from './filter-chip';
import type { ListControls } from './list-controls';

const FilterMenu = dynamic(() => import('./filter-menu').then((module) => module.FilterMenu), { ssr: false });

/** Number of filters that fit beside the search on one line; with more, unused ones move behind one button. */
const IN_SIGHT = 3;

const BESIDE = { display: 'contents' };

/** On phones one line that scrolls sideways, active filters first, to leave room for the rows. */
const LINE: SxProps<Theme> = (theme) => ({
  ...BESIDE,
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    gap: 1,
    width: `calc(100% + ${theme.spacing(3)})`,
    mx: -1.5,
    px: 1.5,
    py: 0.5,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > *': { flex: 'none' },
    '& > [data-set], & > [aria-haspopup]': { order: -1 },
  },
});

interface FilterRowProps {
  list: Pick<ListControls, 'query' | 'set'>;
  filters: readonly DataFilter[];
}

/** Filters of a list: all when there are few, else the active ones and a button for the rest. */
export function FilterRow({ list, filters }: FilterRowProps) {
  const isFolded = filters.length > IN_SIGHT;
  const [pickedId, setPickedId] = useState<string>();
  /** A filter whose last value was removed stays until its editor closes. */
  const [heldId, setHeldId] = useState<string>();
  const [chipsGone, setChipsGone] = useState(0);
  const button = useRef<HTMLButtonElement>(null);

  // The focused chip is gone.
  useEffect(() => {
    if (chipsGone > 0) button.current?.focus();
  }, [chipsGone]);

  const changeOf = (filter: DataFilter) => ({
    filter,
    value: filterValue(filter, list.query),
    onChange: (value: unknown, how: 'push' | 'replace') => list.set(filterChange(filter, value), how),
  });
  const changes = filters.map(changeOf);
  const shown = isFolded ? changes.filter(({ filter, value }) => value !== undefined || filter.id === heldId) : changes;
  const unused = changes.filter(({ value }) => value === undefined).map(({ filter }) => filter);
  const picked = changes.find(({ filter }) => filter.id === pickedId);
  return (
    // Without chips, the button leaves room for other controls.
    <Box sx={shown.length > 0 ? LINE : BESIDE}>
      {isFolded && (
        <PopoverButton
          label={picked?.filter.label ?? 'Filter'}
          onClose={() => setPickedId(undefined)}
          button={
            <Button
              ref={button}
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<FilterList />}
              disabled={unused.length === 0 && !picked}
            >
              Filter
            </Button>
          }
        >
          {(close) => (
            <FilterMenu filters={unused} picked={picked} onPick={(filter) => setPickedId(filter.id)} onDone={close} />
          )}
        </PopoverButton>
      )}
      {shown.map(({ filter, value, onChange }) => (
        <FilterChip
          key={filter.id}
          filter={filter}
          value={value}
          onEdit={(next, how) => {
            setHeldId(filter.id);
            onChange(next, how);
          }}
          onClear={() => {
            onChange(undefined, 'push');
            setChipsGone(chipsGone + 1);
          }}
          onClose={() => {
            setHeldId(undefined);
            if (value === undefined) setChipsGone(chipsGone + 1);
          }}
        />
      ))}
    </Box>
  );
}
