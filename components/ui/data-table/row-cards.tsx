import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Selection, isSelected } from '@/lib/domain/lists/selection';
import { CheckBox } from '../check-box';
import { cardColumns, type DataColumn } from './data-column';
import { RecordLink, type RowActions } from './table-row';
import { recordLink } from './table-styles';

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': recordLink,
  '&[data-chosen]': { backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08) },
}));

export interface RowCardsProps<Row extends { id: string }> extends RowActions<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  selection: Selection;
}

/** Rows on a phone. */
export function RowCards<Row extends { id: string }>({
  label,
  rows,
  columns,
  selection,
  nameOf,
  onChoose,
  ...links
}: RowCardsProps<Row>) {
  const [title, ...lines] = cardColumns(columns);
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Card key={row.id} data-chosen={isSelected(selection, row.id) ? '' : undefined}>
          {onChoose && (
            <CheckBox
              aria-label={`Select ${nameOf(row)}`}
              checked={isSelected(selection, row.id)}
              onChange={() => onChoose(row, false)}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <RecordLink row={row} {...links}>
              {title?.cell(row) ?? nameOf(row)}
            </RecordLink>
            <Box component="dl" sx={{ display: 'grid', gap: 0.25, m: 0, mt: 0.5 }}>
              {linesOf(lines, row).map(({ column, content }) => (
                <Box key={column.id} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
                  <Typography component="dt" variant="body2" color="textSecondary" sx={{ flex: '0 0 6.5rem' }}>
                    {column.header}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
                    {content}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** Omits columns without content in this row. */
const linesOf = <Row,>(columns: readonly DataColumn<Row>[], row: Row) =>
  columns
    .map((column) => ({ column, content: column.cell(row) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== false && content !== '');
