import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { SelectField } from '@/components/ui/select-field';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import type { Attribute, AttributeValue } from '@/lib/contracts/taxonomy/taxonomy-record';
import { useMergeValues, useValueMergePreview } from '@/lib/client/queries/taxonomy';
import { usesText } from './taxonomy-words';
import { useUndoMerge } from './use-undo-merge';

interface MergeValuesDialogProps {
  attribute: Attribute;
  /** Value that is merged away. */
  duplicate: AttributeValue;
  onClose: () => void;
}

/** Merges two values: select the surviving one, preview the merge, run it. */
export function MergeValuesDialog({ attribute, duplicate, onClose }: MergeValuesDialogProps) {
  const id = useId();
  const [survivorId, setSurvivorId] = useState('');
  const pair = survivorId ? { survivorId, duplicateId: duplicate.id } : null;
  const { data: preview, error, isPlaceholderData } = useValueMergePreview(pair);
  const { mutateAsync, isPending } = useMergeValues();
  const { undo } = useUndoMerge();
  const isReady = pair !== null && preview !== undefined && !isPlaceholderData && !error;
  const others = attribute.values.filter((value) => value.active && value.id !== duplicate.id);

  const handleMerge = async () => {
    if (!pair) return;
    const merge = await mutateAsync({ body: pair });
    onClose();
    notifyUndoable(`${merge.from.label} is merged into ${merge.to.label}.`, () => undo(merge.id));
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Merge {duplicate.nameEn} into another value</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <SelectField
            label="Value that stays"
            value={survivorId}
            options={[
              { value: '', label: 'Choose a value' },
              ...others.map((value) => ({ value: value.id, label: `${value.nameEn} · ${value.nameHi}` })),
            ]}
            onChange={setSurvivorId}
          />
          {error && pair && <Alert severity="error">{error.message}</Alert>}
          {isReady && (
            <Box role="status" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
              <Typography sx={{ fontWeight: 550 }}>
                {usesText(preview.uses)} will have {preview.survivor.nameEn} in the place of {preview.duplicate.nameEn}.
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {preview.duplicate.nameEn} leaves the list. This can be undone for {UNDO_DAYS} days.
              </Typography>
            </Box>
          )}
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
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}
