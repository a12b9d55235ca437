import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { numberText } from '@/lib/domain/text/count-text';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useImportRows } from '@/lib/client/queries/imports';
import type { Import } from '@/lib/contracts/imports';
import { cellOf, columnName } from '@/lib/domain/tables/imports';

/** Invalid rows: row, column, value and reason of each invalid cell. */
export function WrongRows({ current }: { current: Import }) {
  const { data, error, refetch, ...more } = useImportRows(current, 'wrong');
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={36} />;
  const { mapping, fields, columns } = current;
  const headers = columns.map(({ header }) => header);
  const rows = data.pages.flatMap((page) => page.rows);
  return (
    <>
      <Box tabIndex={0} role="region" aria-label="Rows with errors" sx={{ overflow: 'auto', maxHeight: 320 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>Value</TableCell>
              <TableCell>Errors</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.flatMap((row) =>
              row.issues.map(({ path, message }, index) => (
                <TableRow key={`${row.id} ${index}`}>
                  <TableCell>{row.line}</TableCell>
                  <TableCell>{columnName({ headers, mapping, fields }, path)}</TableCell>
                  <TableCell sx={{ maxWidth: 200, overflowWrap: 'anywhere' }}>
                    {row.cells[cellOf(mapping, path)] ?? ''}
                  </TableCell>
                  <TableCell>{message}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </Box>
      {more.hasNextPage && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {numberText(rows.length)} of {numberText(current.counts.wrong)} rows with errors are shown.
        </Typography>
      )}
      <LoadMore {...more} label="Show more" />
    </>
  );
}
