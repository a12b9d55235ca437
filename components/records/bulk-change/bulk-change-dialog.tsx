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
  /** The fields to change with their values; null while incomplete. */
  wish: BulkWish | null;
  /** The same change, confirmed by the user; omitted when no confirmation is needed. */
  meant?: Meant;
  /** Form of the change. */
  children: ReactNode;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Changes many records at once: select the change, preview it, run it. */
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
