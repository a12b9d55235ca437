import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CheckBox } from '../check-box';
import type { DataColumn } from './data-column';
import { moveColumn, resizeColumn, showColumn, type TablePreferences, widthIn, WIDTHS } from './table-layout';
import { DEFAULT_LAYOUT, isDefaultLayout, layoutOf } from '@/lib/domain/lists/table-layout';

interface ColumnsPanelProps<Row> extends TablePreferences {
  /** All columns, in table order. */
  columns: readonly DataColumn<Row>[];
}

/** Visibility, order and width of columns, all set with buttons and thus by keyboard too. */
export function ColumnsPanel<Row>({ columns, layout: arranged, setLayout }: ColumnsPanelProps<Row>) {
  const layout = layoutOf(arranged, columns);
  const ids = columns.map((column) => column.id);
  return (
    <>
      <Typography sx={{ fontWeight: 550, mb: 0.5 }}>Columns</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, minWidth: 280, listStyle: 'none' }}>
        {columns.map((column, place) => (
          <Box component="li" key={column.id} aria-label={column.header} sx={{ display: 'flex', alignItems: 'center' }}>
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0, mr: 1 }}>
              <CheckBox
                checked={!layout.hidden.includes(column.id) || column.isHideable === false}
                disabled={column.isHideable === false}
                onChange={(event) => setLayout(showColumn(layout, columns, column.id, event.target.checked))}
              />
              {column.header}
            </Box>
            <IconButton
              size="small"
              aria-label={`Move ${column.header} up`}
              disabled={place === 0}
              onClick={() => setLayout(moveColumn(layout, ids, column.id, -1))}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Move ${column.header} down`}
              disabled={place === columns.length - 1}
              onClick={() => setLayout(moveColumn(layout, ids, column.id, 1))}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Make ${column.header} narrower`}
              onClick={() => setLayout(resizeColumn(layout, column.id, widthIn(layout, column) - WIDTHS.step))}
            >
              <UnfoldLess fontSize="small" sx={{ rotate: '90deg' }} />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Make ${column.header} wider`}
              onClick={() => setLayout(resizeColumn(layout, column.id, widthIn(layout, column) + WIDTHS.step))}
            >
              <UnfoldMore fontSize="small" sx={{ rotate: '90deg' }} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        color="inherit"
        disabled={isDefaultLayout(arranged)}
        sx={{ mt: 1 }}
        onClick={() => setLayout(DEFAULT_LAYOUT)}
      >
        Reset columns
      </Button>
    </>
  );
}
