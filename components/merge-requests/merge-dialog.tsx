import { FormDialog } from '@/components/records/form-dialog';
import { notifySuccess } from '@/lib/client/notify';
import { useMergeAction } from '@/lib/client/queries/merge-requests';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';

interface MergeDialogProps {
  found: MergeCase;
  fromLoser: string[];
  onClose: () => void;
}

/** Final confirmation before two records are merged. */
export function MergeDialog({ found: { request, survivor, loser, fields }, fromLoser, onClose }: MergeDialogProps) {
  const { mutateAsync, isPending, error } = useMergeAction(mergeRequestsApi.merge);
  const taken = fields.filter(({ name }) => fromLoser.includes(name)).map(({ label }) => label);
  const body = {
    ...{ survivorId: survivor.id, fromLoser, version: request.version },
    ...{ survivorVersion: survivor.version, loserVersion: loser.version },
  };
  const handleDone = () => {
    notifySuccess(`${loser.label} is merged into ${survivor.label}.`);
    onClose();
  };
  // The merged pair is on another screen by then, without this dialog.
  const handleMerge = () => void mutateAsync({ params: { id: request.id }, body }).then(handleDone, () => undefined);
  return (
    <FormDialog
      title={`Merge ${loser.label} into ${survivor.label}?`}
      description={`This can be undone for ${UNDO_DAYS} days.`}
      saveLabel="Merge"
      isConfirmation
      isBusy={isPending}
      error={error}
      onSave={handleMerge}
      onClose={onClose}
    >
      {taken.length > 0 && <div>Taken over from it: {taken.join(', ')}.</div>}
    </FormDialog>
  );
}
