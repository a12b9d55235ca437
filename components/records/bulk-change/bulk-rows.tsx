import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Link from 'next/link';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { Tag } from '@/components/ui/tag';
import type { BulkChange, BulkRow } from '@/lib/contracts/bulk-changes';
import type { BulkOutcome } from '@/lib/domain/lists/bulk-changes';
import { useBulkRows } from '@/lib/client/queries/bulk-changes';
import { NOT_DONE, outcomeWords } from './outcome-words';

interface BulkRowsProps {
  bulk: BulkChange;
  outcome: BulkOutcome | null;
  hrefOf: (row: BulkRow) => string;
}

/** Outcome of each record, with the reason. */
export function BulkRows({ bulk, outcome, hrefOf }: BulkRowsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useBulkRows(bulk, outcome);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={36} />;
  return (
    <>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Result of each"
        sx={{ overflow: 'auto', maxHeight: 320, '& a': { color: 'inherit' } }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell sx={{ minWidth: 150 }}>Name</TableCell>
              <TableCell>Result</TableCell>
              <TableCell sx={{ minWidth: 180 }}>Why</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.pages
              .flatMap(({ rows }) => rows)
              .map((row) => (
                <TableRow key={row.id}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {row.name ? <Link href={hrefOf(row)}>{row.name}</Link> : 'Not there'}
                  </TableCell>
                  <TableCell>
                    <OutcomeTag row={row} isUndo={bulk.undoesId !== null} />
                  </TableCell>
                  <TableCell>{row.reason}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </Box>
      {hasNextPage && (
        <Button
          color="inherit"
          size="small"
          sx={{ mt: 1 }}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function OutcomeTag({ row: { outcome }, isUndo }: { row: BulkRow; isUndo: boolean }) {
  if (!outcome) return <Tag>{NOT_DONE}</Tag>;
  const { label, tone } = outcomeWords(outcome, isUndo);
  return <Tag tone={tone}>{label}</Tag>;
}
