import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DataColumn } from './data-column';

interface SortSelectProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Sort order of cards, which have no headers to click. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const id = useId();
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header}, ascending` },
      { value: `-${id}`, label: `${header}, descending` },
    ]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        Sort by
      </Typography>
      <NativeSelect
        disableUnderline
        value={sort}
        inputProps={{ id }}
        sx={{ typography: 'body2' }}
        onChange={(event) => onSort(event.target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
