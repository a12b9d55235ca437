import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { stopBringing } from '@/lib/client/photo-intake/bring-files';
import { cancelPhotos } from '@/lib/client/photo-intake/photo-queue';
import { useBusyDrafts } from '@/lib/client/photo-intake/queue-state';
import { useRemoveDraft, useUploadDrafts } from '@/lib/client/queries/upload-drafts';
import type { DraftSummary } from '@/lib/contracts/uploads/upload-drafts';
import { forgetKept } from './draft-board';
import { counted } from './post-words';

/** The user's unsent drafts. */
export function DraftList({ hrefOf }: { hrefOf: (id: string) => string }) {
  const busy = useBusyDrafts();
  const { data, error, refetch } = useUploadDrafts(busy.length > 0);
  const { mutate: remove } = useRemoveDraft();
  const [doomed, setDoomed] = useState<DraftSummary | null>(null);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  // A draft that was opened and left without a photo has nothing to resume.
  const drafts = data?.filter(({ id, photos }) => photos > 0 || busy.includes(id));
  if (drafts?.length === 0) return null;
  return (
    <SectionCard title="Unsent drafts">
      {!drafts && <SkeletonLines count={2} height={48} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {drafts?.map((draft) => (
          <Box
            component="li"
            key={draft.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
          >
            <Box sx={{ flex: '1 1 14rem' }}>
              <Link component={NextLink} href={hrefOf(draft.id)} sx={{ overflowWrap: 'anywhere' }}>
                {draft.seller?.businessName ?? 'No seller yet'}: {counted(draft.photos, 'photo')}
              </Link>
              <Typography variant="body2" color="textSecondary">
                <Instant at={draft.changedAt} />
                {busy.includes(draft.id) && ' · photos are still on their way'}
              </Typography>
            </Box>
            <Button color="inherit" size="small" onClick={() => setDoomed(draft)}>
              Discard
            </Button>
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        isOpen={doomed !== null}
        title="Discard these photos?"
        confirmLabel="Discard"
        onConfirm={() => {
          if (doomed) {
            stopBringing(doomed.id);
            cancelPhotos(({ draftId }) => draftId === doomed.id);
            remove(doomed.id);
            forgetKept(doomed.id);
          }
          setDoomed(null);
        }}
        onCancel={() => setDoomed(null)}
      >
        They are not in a catalog yet. Their arrangement is lost too.
      </ConfirmDialog>
    </SectionCard>
  );
}
