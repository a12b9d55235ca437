import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import type { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { QueryFailure } from '@/components/records/query-failure';
import { RadioList } from '@/components/ui/choice-list';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { notifySuccess } from '@/lib/client/notify';
import { useAssignVideos, useVideoLoads } from '@/lib/client/queries/videos';
import { VIDEOS } from './video-words';

const EVERYBODY = 'everybody';

interface AssignDialogProps {
  chosen: ReturnType<typeof bulkSelection>;
  onDone: () => void;
  onClose: () => void;
}

/** Assigns the selected videos to an editor, or unassigns them. Videos that are already cut are skipped. */
export function AssignDialog({ chosen, onDone, onClose }: AssignDialogProps) {
  const id = useId();
  const loads = useVideoLoads();
  const [to, setTo] = useState<string>();
  const { mutateAsync, isPending } = useAssignVideos();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (to === undefined) return;
    const { changed, left } = await mutateAsync({
      body: { selection: chosen, editorId: to === EVERYBODY ? null : to },
    });
    const rest = left > 0 ? ` ${left} stay as they are.` : '';
    notifySuccess(`${changed} ${changed === 1 ? VIDEOS.one : VIDEOS.many} moved.${rest}`);
    onDone();
  };
  const options = (loads.data ?? []).map(({ editor, assigned, doneToday }) => ({
    value: editor.id,
    label: editor.name,
    hint: `${assigned} to cut, ${doneToday} done today`,
  }));
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Assign the selected videos</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void handleSubmit(event).catch(() => undefined)}>
          {loads.data && (
            <RadioList
              legend="To"
              note="Videos already cut stay with their editor."
              value={to}
              options={[...options, { value: EVERYBODY, label: 'Unassigned', hint: 'Any editor can get them next.' }]}
              onChange={setTo}
            />
          )}
          {!loads.data && loads.error && <QueryFailure error={loads.error} onRetry={() => void loads.refetch()} />}
          {!loads.data && !loads.error && <SkeletonLines count={3} height={48} />}
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" disabled={to === undefined} loading={isPending}>
          Assign
        </Button>
      </DialogActions>
    </Dialog>
  );
}
