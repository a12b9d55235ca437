import SwapVert from '@mui/icons-material/SwapVert';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { MarketPicker } from '@/components/entities/market-picker';
import { sellersText } from '@/components/entities/undone-text';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { useMergeMarkets, useMergePreview } from '@/lib/client/queries/market-merges';
import { MergePreview } from './merge-preview';
import { useUndoMerge } from './use-undo-merge';

interface MergeMarketsDialogProps {
  /** One of the two, when started from a market. */
  firstId: string | null;
  onClose: () => void;
}

/** Merges two markets: select the surviving one, preview the merge, run it. */
export function MergeMarketsDialog({ firstId, onClose }: MergeMarketsDialogProps) {
  const id = useId();
  const [duplicateId, setDuplicateId] = useState(firstId);
  const [survivorId, setSurvivorId] = useState<string | null>(null);
  const isSame = survivorId !== null && survivorId === duplicateId;
  const pair = survivorId && duplicateId && !isSame ? { survivorId, duplicateId } : null;
  const { data: preview, error, isPlaceholderData } = useMergePreview(pair);
  const { mutateAsync, isPending } = useMergeMarkets();
  const { undo } = useUndoMerge();
  const isReady = pair !== null && preview !== undefined && !isPlaceholderData && !error;

  const swap = () => {
    setDuplicateId(survivorId);
    setSurvivorId(duplicateId);
  };
  const handleMerge = async () => {
    if (!pair) return;
    const merge = await mutateAsync(pair);
    onClose();
    notifyUndoable(`${merge.from.label} is merged into ${merge.to.label}.`, () => undo(merge.id));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>Merge two markets</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <MarketPicker
            label="Duplicate"
            hint="Its sellers move, and it is archived."
            value={duplicateId}
            onChange={setDuplicateId}
          />
          <Button
            color="inherit"
            size="small"
            startIcon={<SwapVert />}
            sx={{ alignSelf: 'flex-start' }}
            disabled={survivorId === null && duplicateId === null}
            onClick={swap}
          >
            Swap the two
          </Button>
          <MarketPicker
            label="Market that stays"
            problem={isSame ? 'Choose another one: a market cannot be merged into itself.' : undefined}
            value={survivorId}
            onChange={setSurvivorId}
          />
          {error && pair && <Alert severity="error">{error.message}</Alert>}
          {isReady && <MergePreview {...preview} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          loading={isPending}
          onClick={() => void handleMerge().catch(() => undefined)}
        >
          {isReady ? `Merge and move ${sellersText(preview.sellers)}` : 'Merge'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
