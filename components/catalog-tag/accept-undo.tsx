import Button from '@mui/material/Button';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { notifySuccess } from '@/lib/client/notify';
import { useUndoAccept } from '@/lib/client/queries/catalog-review';

/** Returns a catalog to review, from the history entry that last made it live. */
export function AcceptUndo({ catalog, entry: { changes, at } }: { catalog: CatalogDetail; entry: HistoryEntry }) {
  const { mutate, isPending } = useUndoAccept();
  const isAccepted = changes.status?.before === 'in_review' && changes.status.after === 'live';
  const isLast = catalog.status === 'live' && at >= catalog.statusChangedAt;
  if (!isAccepted || !isLast || catalog.isDeleted) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={isPending}
      sx={{ mt: 1 }}
      onClick={() => mutate(catalog, { onSuccess: () => notifySuccess('The catalog is in review again.') })}
    >
      Undo: back to review
    </Button>
  );
}
