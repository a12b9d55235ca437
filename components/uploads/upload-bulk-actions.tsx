import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PopoverButton } from '@/components/ui/popover-button';
import { notifySuccess } from '@/lib/client/notify';
import { type ChosenUploads, usePrioritiseUploads } from '@/lib/client/queries/uploads';
import { UPLOAD_PRIORITIES, type UploadPriority } from '@/lib/domain/uploads/upload-status';
import type { AssignDraft } from './assign-dialog';
import { priorityLabel, uploadsText } from './upload-words';

const AssignDialog = dynamic(() => import('./assign-dialog').then((module) => module.AssignDialog), { ssr: false });
const TakeBackDialog = dynamic(() => import('./take-back-dialog').then((module) => module.TakeBackDialog), {
  ssr: false,
});

const LEVELS = Object.keys(UPLOAD_PRIORITIES) as UploadPriority[];

interface UploadBulkActionsProps {
  chosen: ChosenUploads;
  draft: AssignDraft;
  onDraft: (draft: AssignDraft) => void;
  onDone: () => void;
}

/** Actions for the selected uploads. */
export function UploadBulkActions({ chosen, draft, onDraft, onDone }: UploadBulkActionsProps) {
  const [open, setOpen] = useState<'assign' | 'take-back' | null>(null);
  const { mutateAsync, isPending } = usePrioritiseUploads();
  const setPriority = async (level: UploadPriority) => {
    const { changed } = await mutateAsync({ selection: chosen, priority: UPLOAD_PRIORITIES[level] });
    notifySuccess(`${uploadsText(changed)} set to ${priorityLabel(level).toLowerCase()}.`);
  };
  const close = () => setOpen(null);
  const finish = () => {
    close();
    onDone();
  };
  const priorityButton = (
    <Button size="small" variant="outlined" color="inherit" loading={isPending}>
      Priority
    </Button>
  );
  return (
    <>
      <PopoverButton button={priorityButton} label="Priority" side="right">
        {(closePopover) =>
          LEVELS.map((level) => (
            <Button
              key={level}
              fullWidth
              color="inherit"
              sx={{ justifyContent: 'flex-start' }}
              onClick={() => {
                closePopover();
                void setPriority(level).catch(() => undefined);
              }}
            >
              {priorityLabel(level)}
            </Button>
          ))
        }
      </PopoverButton>
      <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen('take-back')}>
        Unassign
      </Button>
      <Button size="small" variant="contained" onClick={() => setOpen('assign')}>
        Assign…
      </Button>
      {open === 'assign' && (
        <AssignDialog chosen={chosen} draft={draft} onDraft={onDraft} onDone={finish} onClose={close} />
      )}
      {open === 'take-back' && <TakeBackDialog chosen={chosen} onDone={finish} onClose={close} />}
    </>
  );
}
