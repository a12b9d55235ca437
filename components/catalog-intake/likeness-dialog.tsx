import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { PhotoLikeness } from '@/lib/contracts/catalogs/likenesses';
import { groupMatch, type LikenessAnswer, type LikenessAnswers, proposedAnswers } from './likeness-answers';
import { LikenessRow } from './likeness-row';
import { counted } from './post-words';
import type { CheckedPhoto } from './use-likeness-check';

interface LikenessDialogProps {
  found: readonly PhotoLikeness[];
  photos: readonly CheckedPhoto[];
  isBusy: boolean;
  onAnswer: (answers: LikenessAnswers) => void;
  onClose: () => void;
}

/** Photos beside the catalog photos they resemble, with a decision for each. */
export function LikenessDialog({ found, photos, isBusy, onAnswer, onClose }: LikenessDialogProps) {
  const titleId = useId();
  const [answers, setAnswers] = useState(() => proposedAnswers(found));
  const open = found.filter(({ photo }) => !answers.has(photo.id)).length;
  const answer = (some: readonly PhotoLikeness[], given: LikenessAnswer) =>
    setAnswers(new Map([...answers, ...some.map(({ photo }): [string, LikenessAnswer] => [photo.id, given])]));
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {counted(found.length, 'photo looks', 'photos look')} like one that is in a catalog
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">
          Compare each pair and say what it is. Your earlier answers are filled in.
        </Typography>
        {found.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button variant="outlined" color="inherit" size="small" onClick={() => answer(found, 'duplicate')}>
              All are duplicates: skip them
            </Button>
            <Button variant="outlined" color="inherit" size="small" onClick={() => answer(found, 'keep')}>
              None are duplicates: keep them
            </Button>
          </Box>
        )}
        {found.map((one, index) => (
          <LikenessRow
            key={one.photo.id}
            number={index + 1}
            likeness={one}
            canGroup={groupMatch(one, photos) !== undefined}
            answer={answers.get(one.photo.id)}
            onAnswer={(given) => answer([one], given)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        {open > 0 && (
          <Typography role="status" color="textSecondary" sx={{ mr: 'auto', pl: 2 }}>
            {open} to decide
          </Typography>
        )}
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isBusy} disabled={open > 0} onClick={() => onAnswer(answers)}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
