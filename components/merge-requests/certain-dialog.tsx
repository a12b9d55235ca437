import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FormDialog } from '@/components/records/form-dialog';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { notifySuccess } from '@/lib/client/notify';
import { useCertainPairs, useMergeAction } from '@/lib/client/queries/merge-requests';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';

/** Previews and runs the merge of all certain pairs. */
export function CertainDialog({ onClose }: { onClose: () => void }) {
  const { data, error: failure } = useCertainPairs();
  const { mutate, isPending, error } = useMergeAction(mergeRequestsApi.mergeCertain);
  const handleMerge = () =>
    mutate(
      { body: { isDryRun: false } },
      {
        onSuccess: ({ ready }) => {
          notifySuccess(ready.length > 0 ? `${ready.length} pairs are being merged.` : 'Nothing is left to merge.');
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title="Merge all certain pairs?"
      description={`Each is merged as it is proposed, and can be undone for ${UNDO_DAYS} days.`}
      saveLabel={data ? `Merge ${data.ready.length} pairs` : 'Merge'}
      isBusy={isPending || !data}
      error={error ?? failure}
      onSave={handleMerge}
      onClose={onClose}
    >
      {!data && !failure && <SkeletonLines count={3} height={28} />}
      {data && (
        <Box component="ul" aria-label="To be merged" sx={{ m: 0, pl: 2.5, maxHeight: '40vh', overflowY: 'auto' }}>
          {data.ready.map((pair) => (
            <li key={pair}>{pair}</li>
          ))}
        </Box>
      )}
      {data?.blocked.map(({ pair, why }) => (
        <Alert key={pair} severity="warning" variant="outlined">
          {pair} stays open: {why}
        </Alert>
      ))}
    </FormDialog>
  );
}
