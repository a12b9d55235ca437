import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { QueryFailure } from '@/components/layout/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useImportRows } from '@/lib/client/queries/imports';
import type { Import, ImportRow } from '@/lib/contracts/imports';

/** The first wrong rows: row, column, value and reason of each wrong cell. */
export function WrongRows({ current }: { current: Import }) {
  const { data, error, refetch } = useImportRows(current, 'wrong');
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={36} />;
  const labelOf = (field: string | number | undefined) =>
    current.fields.find(({ id }) => id === field)?.label ?? String(field ?? '');
  const valueOf = ({ cells }: ImportRow, field: string | number | undefined) =>
    cells[current.mapping.fields.findIndex((one) => one === field)] ?? '';
  return (
    <Box tabIndex={0} role="region" aria-label="Wrong rows" sx={{ overflow: 'auto', maxHeight: 320 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Row</TableCell>
            <TableCell>Column</TableCell>
            <TableCell>Value</TableCell>
            <TableCell>What is wrong</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.rows.flatMap((row) =>
            row.issues.map(({ path, message }, index) => (
              <TableRow key={`${row.id} ${index}`}>
                <TableCell>{row.line}</TableCell>
                <TableCell>{labelOf(path[0])}</TableCell>
                <TableCell sx={{ maxWidth: 200, overflowWrap: 'anywhere' }}>{valueOf(row, path[0])}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            )),
          )}
        </TableBody>
      </Table>
    </Box>
  );
}
