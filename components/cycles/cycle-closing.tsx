import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useCloseCycle, useUnfinished } from '@/lib/client/queries/cycles';
import { notifySuccess } from '@/lib/client/notify';
import type { Cycle, Unfinished } from '@/lib/contracts/cycles/cycles';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { UnfinishedUploads } from './unfinished-uploads';

const UPLOADS = { one: 'upload', many: 'uploads' } as const;
const uploadsText = (value: number) => countText({ value, isExact: true }, UPLOADS);

/** What of a cycle is unfinished, what becomes of it, and the end of the cycle. */
export function CycleClosing({ cycle }: { cycle: Cycle }) {
  const { data, error, refetch } = useUnfinished(cycle.id);
  if (cycle.outcome) return <Outcome outcome={cycle.outcome} />;
  if (!data) {
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={1} height={280} />
    );
  }
  return <Unfinished cycle={cycle} unfinished={data} />;
}

const Outcome = ({ outcome }: { outcome: NonNullable<Cycle['outcome']> }) => (
  <SectionCard title="What became of the rest" description="The cycle is closed. Its numbers are frozen.">
    <Facts
      facts={[
        ['Uploads carried over', numberText(outcome.uploads)],
        ['Uploads back in the pool', numberText(outcome.backToPool)],
        ['Catalogs that were in review', numberText(outcome.inReview)],
        ['Catalogs that were sent back', numberText(outcome.sentBack)],
      ]}
    />
  </SectionCard>
);

function Unfinished({ cycle, unfinished }: { cycle: Cycle; unfinished: Unfinished }) {
  const [poolIds, setPoolIds] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useCloseCycle();
  const { uploads, openUploads, inReview, sentBack } = unfinished;
  const chosen = poolIds.filter((id) => uploads.some((upload) => upload.id === id));
  const kept = openUploads - chosen.length;
  const handleClose = async () => {
    const done = mutateAsync({ params: { id: cycle.id }, body: { poolIds: [...chosen], version: cycle.version } });
    await done.then(
      ({ name }) => notifySuccess(`${name} is closed.`),
      () => undefined,
    );
    setIsAsking(false);
  };
  const isClosing = cycle.status === 'closing';
  return (
    <SectionCard
      title="Unfinished in its markets"
      description={
        isClosing
          ? 'Select the uploads that go back to the pool. The others carry over with whoever has them.'
          : 'Once its closing has begun, you decide here what becomes of each.'
      }
    >
      <Facts
        facts={[
          ['Open uploads', numberText(openUploads)],
          ['Catalogs in review', numberText(inReview)],
          ['Catalogs sent back', numberText(sentBack)],
        ]}
      />
      <UnfinishedUploads uploads={uploads} chosen={chosen} onChange={isClosing ? setPoolIds : undefined} />
      {openUploads > uploads.length && (
        <Typography color="textSecondary">{`The ${numberText(uploads.length)} oldest are shown.`}</Typography>
      )}
      {isClosing && (
        <Box sx={{ mt: 2 }}>
          <Button variant="contained" onClick={() => setIsAsking(true)}>
            Close the cycle
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Close ${cycle.name}?`}
        confirmLabel="Close the cycle"
        isBusy={isPending}
        onConfirm={() => void handleClose()}
        onCancel={() => setIsAsking(false)}
      >
        {`${uploadsText(chosen.length)} back to the pool, ${uploadsText(kept)} carried over. Its numbers are frozen for good.`}
      </ConfirmDialog>
    </SectionCard>
  );
}
