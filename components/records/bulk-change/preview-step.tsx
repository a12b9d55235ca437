import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { countText, type Noun } from '@/lib/domain/text/count-text';
import type { ApiError } from '@/lib/client/http/api-error';
import { type BulkWish, type StartedWish, useBulkPreview, useStartBulkChange } from '@/lib/client/queries/bulk-changes';
import { BulkPreview } from './bulk-preview';

/** Confirmation that overrides a safety guard. */
export interface Meant {
  wish: BulkWish;
  /** Label of the confirmation, for this number of records. */
  label: (records: string) => string;
}

interface PreviewStepProps {
  wish: StartedWish;
  meant?: Meant;
  noun: Noun;
  onBack: () => void;
  onStarted: (id: string) => void;
}

const sentence = ({ issues, message }: ApiError) => issues[0]?.message ?? message;

/** Previews a change and runs it. */
export function PreviewStep({ wish: { id, ...first }, meant, noun, onBack, onStarted }: PreviewStepProps) {
  // Number of records that need confirmation.
  const [guarded, setGuarded] = useState<number | null>(null);
  const asked = meant && guarded !== null ? meant.wish : first;
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
        {preview && meant && (guarded ?? preview.guarded) > 0 && (
          <Box sx={{ mt: 2 }}>
            <CheckField
              label={meant.label(countText({ value: guarded ?? preview.guarded, isExact: true }, noun))}
              value={guarded !== null}
              onChange={(isMeant) => setGuarded(isMeant ? preview.guarded : null)}
            />
          </Box>
        )}
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
          onClick={() =>
            start(
              { ...asked, id, stamp: preview?.stamp },
              { onSuccess: ({ id }) => onStarted(id), onError: () => void refetch() },
            )
          }
        >
          {preview ? `Change ${countText({ value: count, isExact: true }, noun)}` : 'Change'}
        </Button>
      </DialogActions>
    </>
  );
}
