import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useBulkChange } from '@/lib/client/queries/bulk-changes';
import type { BulkRow } from '@/lib/contracts/bulk-changes';
import { BulkResult } from './bulk-result';

interface BulkResultDialogProps {
  id: string;
  /** Address of a record. */
  hrefOf: (row: BulkRow) => string;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** A started bulk change: progress and result. */
export function BulkResultDialog({ id, ...actions }: BulkResultDialogProps) {
  const titleId = useId();
  const { data, error, refetch } = useBulkChange(id);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={actions.onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {data?.title ?? 'Bulk change'}
      </DialogTitle>
      {data ? (
        <BulkResult key={id} bulk={data} {...actions} />
      ) : (
        <DialogContent>
          {error ? (
            <QueryFailure error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines count={6} height={40} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
