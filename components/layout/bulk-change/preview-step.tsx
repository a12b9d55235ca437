import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { countText, type Noun } from '@/components/ui/data-table/count-text';
import type { ApiError } from '@/lib/client/http/api-error';
import { type StartedWish, useBulkPreview, useStartBulkChange } from '@/lib/client/queries/bulk-changes';
import { BulkPreview } from './bulk-preview';

interface PreviewStepProps {
  wish: StartedWish;
  noun: Noun;
  onBack: () => void;
  onStarted: (id: string) => void;
}

const sentence = ({ issues, message }: ApiError) => issues[0]?.message ?? message;

/** Shows what a change would do, and has it done. */
export function PreviewStep({ wish, noun, onBack, onStarted }: PreviewStepProps) {
  const { id: _, ...asked } = wish;
  const { data: preview, error, refetch, isFetching } = useBulkPreview(asked);
  const { mutate: start, isPending, error: refusal } = useStartBulkChange();
  const failure = refusal ?? error;
  const count = preview?.willChange ?? 0;
  return (
    <>
      <DialogContent>
        {failure && (
          <Alert
            severity="error"
            sx={{ mb: 2 }}
            action={
              !preview && (
                <Button color="inherit" size="small" onClick={() => void refetch()}>
                  Try again
                </Button>
              )
            }
          >
            {sentence(failure)}
          </Alert>
        )}
        {preview && <BulkPreview preview={preview} noun={noun} />}
        {!preview && !error && <SkeletonLines count={3} height={40} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onBack}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={count === 0 || isFetching}
          loading={isPending}
          onClick={() => start(wish, { onSuccess: ({ id }) => onStarted(id) })}
        >
          {preview ? `Change ${countText({ value: count, isExact: true }, noun)}` : 'Change'}
        </Button>
      </DialogActions>
    </>
  );
}
