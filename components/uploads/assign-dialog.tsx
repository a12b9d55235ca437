import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { CheckList } from '@/components/ui/choice-list';
import { NumberField } from '@/components/ui/number-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { assignmentSchema } from '@/lib/contracts/uploads/uploads';
import { notifySuccess } from '@/lib/client/notify';
import { type ChosenUploads, useAssignPreview, useAssignUploads, useUploadLoads } from '@/lib/client/queries/uploads';
import { AssignPreview } from './assign-preview';
import { loadText } from './load-text';
import { assignmentText, uploadsText } from './upload-words';

/** Assignees and maximum per person. Lives outside the dialog, so a click beside it loses nothing. */
export interface AssignDraft {
  editorIds: string[];
  cap: number | null;
}

interface AssignDialogProps {
  chosen: ChosenUploads;
  draft: AssignDraft;
  onDraft: (draft: AssignDraft) => void;
  onDone: () => void;
  onClose: () => void;
}

/** Assigns the selected uploads to one editor, or to several in turn, after a preview of each one's load. */
export function AssignDialog({ chosen, draft, onDraft, onDone, onClose }: AssignDialogProps) {
  const id = useId();
  const loads = useUploadLoads();
  const { editorIds, cap } = draft;
  const typed = assignmentSchema.safeParse({ selection: chosen, editorIds, ...(cap !== null && { cap }) });
  const wish = typed.success ? typed.data : null;
  const capProblem = typed.error?.issues.find(({ path }) => path[0] === 'cap')?.message;
  const { data: preview, error, isPlaceholderData } = useAssignPreview(wish);
  const { mutateAsync, isPending } = useAssignUploads();
  const isReady = wish !== null && preview !== undefined && !isPlaceholderData && !error;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    const result = await mutateAsync(wish);
    notifySuccess(assignmentText(result, (uploads) => `${uploads} assigned.`));
    onDone();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Assign the selected uploads</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={(event) => void handleSubmit(event).catch(() => undefined)}>
          <Stack spacing={2}>
            {loads.data ? (
              <CheckList
                legend="To"
                note={editorIds.length > 1 ? 'They get them in turn, the urgent and the oldest first.' : undefined}
                options={loads.data.map((load) => ({
                  value: load.editor.id,
                  label: load.editor.name,
                  hint: loadText(load),
                }))}
                values={editorIds}
                onChange={(values) => onDraft({ ...draft, editorIds: values })}
              />
            ) : (
              <SkeletonLines count={3} height={48} />
            )}
            {!loads.data && loads.error && <QueryFailure error={loads.error} onRetry={() => void loads.refetch()} />}
            <NumberField
              label="No more than"
              hint="Open uploads each, with those they have already. Leave it empty for no limit."
              problem={capProblem}
              value={cap}
              onChange={(value) => onDraft({ ...draft, cap: value })}
            />
            {error && wish && <Alert severity="error">{error.message}</Alert>}
            {isReady && <AssignPreview {...preview} />}
          </Stack>
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          disabled={!isReady || preview.assigned === 0}
          loading={isPending}
        >
          {isReady ? `Assign ${uploadsText(preview.assigned)}` : 'Assign'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
