import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { QueryFailure } from '@/components/records/query-failure';
import { CheckField } from '@/components/ui/check-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { notifySuccess } from '@/lib/client/notify';
import { useMergeAction, useUndoPreview } from '@/lib/client/queries/merge-requests';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { pairName } from './merge-columns';

const named = ({ what, text }: { what: string; text: string }) => (text ? `${what}: ${text}` : what);

interface UndoDialogProps {
  found: Pick<MergeCase, 'request' | 'loser'>;
  onClose: () => void;
}

/** Before a merge is undone: rows written since then, each with the record it goes to. */
export function UndoDialog({ found: { request, loser }, onClose }: UndoDialogProps) {
  const { data, error: failure, refetch } = useUndoPreview(request.id);
  const { mutateAsync, isPending, error } = useMergeAction(mergeRequestsApi.undo);
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const changed = data?.changed.filter(({ isGone }) => !isGone) ?? [];
  const goesBack = ({ id, goesBack: proposed }: { id: string; goesBack: boolean }) => chosen[id] ?? proposed;
  const body = {
    version: request.version,
    stay: changed.filter((row) => !goesBack(row)).map(({ id }) => id),
    back: changed.filter(goesBack).map(({ id }) => id),
    give: (data?.added ?? []).filter(({ id }) => chosen[id]).map(({ id }) => id),
  };
  const handleDone = () => {
    notifySuccess(`${pairName(request)} are two again.`);
    onClose();
  };
  // The two are on another screen by then, without this dialog.
  const handleUndo = () => void mutateAsync({ params: { id: request.id }, body }).then(handleDone, () => undefined);
  return (
    <FormDialog
      title="Undo the merge?"
      description="Everything unchanged since then goes back to how it was before the merge."
      saveLabel="Undo the merge"
      maxWidth="md"
      isBusy={isPending || !data}
      error={error}
      onSave={handleUndo}
      onClose={onClose}
    >
      {!data && !failure && <SkeletonLines count={3} height={40} />}
      {failure && <QueryFailure error={failure} onRetry={() => void refetch()} />}
      {data && data.changed.length > 0 && (
        <Part title="Changed since the merge">
          {data.changed.map((row) =>
            row.isGone ? (
              <div key={row.id}>
                {named(row)} – {row.how}
              </div>
            ) : (
              <CheckField
                key={row.id}
                label={`Put back: ${named(row)}`}
                hint={row.how}
                value={goesBack(row)}
                onChange={(value) => setChosen({ ...chosen, [row.id]: value })}
              />
            ),
          )}
        </Part>
      )}
      {data && data.added.length > 0 && (
        <Part title="New since the merge">
          {data.added.map((row) => (
            <CheckField
              key={row.id}
              label={`Move to ${loser.label}: ${named(row)}`}
              value={chosen[row.id] ?? false}
              onChange={(value) => setChosen({ ...chosen, [row.id]: value })}
            />
          ))}
        </Part>
      )}
      {data && data.changed.length + data.added.length === 0 && <div>Nothing was changed or added since.</div>}
    </FormDialog>
  );
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box role="group" aria-label={title} sx={{ display: 'grid', gap: 1, maxHeight: '40vh', overflowY: 'auto' }}>
    <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
    {children}
  </Box>
);
