import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { StaffPicker } from '@/components/entities/staff-picker';
import { sellersText } from '@/components/entities/undone-text';
import { notifyUndoable } from '@/components/records/notify-undoable';
import type { Person } from '@/lib/contracts/users/staff';
import { useHandOver, useHandoverPreview } from '@/lib/client/queries/handovers';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { HandoverPreview } from './handover-preview';
import { useGiveBack } from '@/components/records/use-give-back';

/** Hands all sellers of a salesman over to another, after showing how many there are. */
export function HandOverDialog({ salesman, onClose }: { salesman: Person; onClose: () => void }) {
  const id = useId();
  const [toId, setToId] = useState<string | null>(null);
  const isSame = toId === salesman.id;
  const pair = toId !== null && !isSame ? { fromId: salesman.id, toId } : null;
  const { data: preview, error, isPlaceholderData } = useHandoverPreview(pair);
  const { mutateAsync, isPending } = useHandOver();
  const { undo } = useGiveBack();
  const isReady = pair !== null && preview !== undefined && !isPlaceholderData && !error;

  const handleHandOver = async () => {
    if (!pair) return;
    const { id: handoverId, sellers, to } = await mutateAsync(pair);
    onClose();
    notifyUndoable(`${to.label} has ${sellersText(sellers)} of ${salesman.name} now.`, () => undo(handoverId));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Hand over the portfolio of {salesman.name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <StaffPicker
            label="To"
            hint="A salesman who can sign in."
            problem={isSame ? 'Choose another person: the portfolio is already theirs.' : undefined}
            roles={SALESMEN}
            value={toId}
            onChange={setToId}
          />
          {error && pair && <Alert severity="error">{error.message}</Alert>}
          {isReady && <HandoverPreview {...preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!isReady || preview.sellers === 0}
          loading={isPending}
          onClick={() => void handleHandOver().catch(() => undefined)}
        >
          {isReady ? `Hand over ${sellersText(preview.sellers)}` : 'Hand over'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
