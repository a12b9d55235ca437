import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ListControls, ListPage } from './list-controls';

const SIZES = [25, 50, 100] as const;

interface TableFooterProps<Row> {
  list: ListControls;
  page: ListPage<Row>;
}

/** Below the rows: total count, load more, previous and next page. */
export function TableFooter<Row>({ list, page }: TableFooterProps<Row>) {
  const id = useId();
  const { limit } = list.query;
  const sizes = [...new Set([...SIZES, limit])].sort((a, b) => a - b);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 1 }}>
      <Typography component="label" htmlFor={id} variant="body2" color="textSecondary">
        Rows per page
      </Typography>
      <NativeSelect
        disableUnderline
        value={limit}
        inputProps={{ id }}
        sx={{ typography: 'body2' }}
        onChange={(event) => list.showRows(Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </NativeSelect>
      <Box sx={{ flex: 1 }} />
      {page.next !== null && (
        <Button size="small" color="inherit" loading={page.isLoadingMore} onClick={page.loadMore}>
          Load {limit} more
        </Button>
      )}
      <PageButton label="Previous page" cursor={page.previous} list={list} page={page} />
      <PageButton label="Next page" cursor={page.next} list={list} page={page} />
    </Box>
  );
}

interface PageButtonProps<Row> extends TableFooterProps<Row> {
  label: 'Previous page' | 'Next page';
  cursor: string | null;
}

function PageButton<Row>({ label, cursor, list, page }: PageButtonProps<Row>) {
  const prefetch = () => cursor !== null && page.prefetch(cursor);
  return (
    <IconButton
      aria-label={label}
      disabled={cursor === null}
      onClick={() => list.goTo(cursor)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {label === 'Next page' ? <ChevronRight /> : <ChevronLeft />}
    </IconButton>
  );
}
