import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notifySuccess } from '@/lib/client/notify';
import { type ChosenUploads, useTakeBackUploads } from '@/lib/client/queries/uploads';
import { uploadsText } from './upload-words';

interface TakeBackDialogProps {
  chosen: ChosenUploads;
  onDone: () => void;
  onClose: () => void;
}

/** Unassigns the selected uploads, so that any editor can take them. */
export function TakeBackDialog({ chosen, onDone, onClose }: TakeBackDialogProps) {
  const { mutateAsync, isPending } = useTakeBackUploads();
  const handleConfirm = async () => {
    const { taken } = await mutateAsync(chosen);
    notifySuccess(taken > 0 ? `${uploadsText(taken)} unassigned.` : 'They were already open or done.');
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Unassign the selected uploads?"
      confirmLabel="Unassign"
      isBusy={isPending}
      onConfirm={() => void handleConfirm().catch(() => undefined)}
      onCancel={onClose}
    >
      <Typography>
        Every editor can take them again; finished ones stay finished. An editor at work on one is told at the next save
        and keeps their text.
      </Typography>
    </ConfirmDialog>
  );
}
