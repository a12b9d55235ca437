import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { Noun } from '@/lib/domain/text/count-text';
import { type BulkWish, identified, type StartedWish } from '@/lib/client/queries/bulk-changes';
import { type Meant, PreviewStep } from './preview-step';

interface BulkChangeDialogProps {
  noun: Noun;
  /** What is to be changed, and into what; null while something is missing. */
  wish: BulkWish | null;
  /** The same, once the person says that they mean it; left out where nothing asks for that. */
  meant?: Meant;
  /** Chooses that. */
  children: ReactNode;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Changes many records at once: choose what, see what it would do, have it done. */
export function BulkChangeDialog({ noun, wish, meant, children, onStarted, onClose }: BulkChangeDialogProps) {
  const id = useId();
  const [shown, setShown] = useState<StartedWish | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wish) setShown(identified(wish));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Change the selected {noun.many}</DialogTitle>
      {shown ? (
        <PreviewStep wish={shown} meant={meant} noun={noun} onBack={() => setShown(null)} onStarted={onStarted} />
      ) : (
        <>
          <DialogContent>
            <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
              {children}
            </form>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={`${id}-form`} variant="contained" disabled={!wish}>
              Preview
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
