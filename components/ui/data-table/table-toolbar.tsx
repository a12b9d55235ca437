import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import type { ReactNode, RefObject } from 'react';
import { PopoverButton } from '../popover-button';
import type { DataColumn } from './data-column';
import type { DataFilter } from './data-filter';
import { FilterRow } from './filter-row';
import type { ListControls } from './list-controls';
import { SearchField } from './search-field';
import type { TablePreferences } from './table-layout';

const ColumnsPanel = dynamic(() => import('./columns-panel').then((module) => module.ColumnsPanel), { ssr: false });

/** On a phone, secondary buttons show only their icon; their labels remain for screen readers. */
const TOOLS: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  ml: 'auto',
  [theme.breakpoints.down('sm')]: {
    gap: 0.5,
    '& .MuiButton-text:has(.MuiButton-startIcon)': { minWidth: 40, px: 1, fontSize: 0 },
    '& .MuiButton-text .MuiButton-startIcon': { m: 0 },
  },
});

interface TableToolbarProps<Row> {
  list: ListControls;
  filters: readonly DataFilter[];
  searchLabel: string;
  searchField: RefObject<HTMLInputElement | null>;
  onLeaveSearch: () => void;
  /** Number of matching rows. */
  count: ReactNode;
  columns: readonly DataColumn<Row>[];
  /** Further actions on the list. */
  actions?: ReactNode;
  /** Omitted when columns cannot be configured. */
  preferences?: TablePreferences;
}

/** Above the rows: search, filters and number of matches. */
export function TableToolbar<Row>({ list, filters, ...props }: TableToolbarProps<Row>) {
  const { searchLabel, searchField, onLeaveSearch, count, columns, actions, preferences } = props;
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
      <SearchField
        label={searchLabel}
        value={list.query.q ?? ''}
        inputRef={searchField}
        onSearch={(text) => list.searchFor(text)}
        onLeave={onLeaveSearch}
      />
      <FilterRow list={list} filters={filters} />
      {list.isFiltered && (
        <Button size="small" color="inherit" onClick={() => list.reset()}>
          Clear all
        </Button>
      )}
      {/* Move to the next line together when the filters leave no room. */}
      <Box sx={TOOLS}>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
          {count}
        </Typography>
        {actions}
        {preferences && (
          <PopoverButton
            label="Columns"
            side="right"
            button={
              <Button size="small" color="inherit" startIcon={<ViewColumn />}>
                Columns
              </Button>
            }
          >
            {() => <ColumnsPanel columns={columns as readonly DataColumn<unknown>[]} {...preferences} />}
          </PopoverButton>
        )}
      </Box>
    </Box>
  );
}
