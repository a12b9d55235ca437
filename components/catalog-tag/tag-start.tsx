import Inbox from '@mui/icons-material/InboxOutlined';
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageHeader } from '@/components/layout/page-header';
import { QueryFailure } from '@/components/layout/query-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMyUploads } from '@/lib/client/queries/uploads';
import { KeyHint } from './key-hint';
import { MyUploads } from './my-uploads';
import { useScreenKeys } from './use-screen-keys';

interface Nothing {
  others: number;
  nextFreeAt: string | null;
}

interface TagStartProps {
  /** The last look found nothing to do. */
  nothing: Nothing | null;
  problem: string | null;
  isTaking: boolean;
  onTake: (uploadId: string | undefined) => void;
}

/** What waits for the person, and the way into it. */
export function TagStart({ nothing, problem, isTaking, onTake }: TagStartProps) {
  const { data, error, refetch } = useMyUploads();
  useScreenKeys(({ key, isHeld }, place) => {
    const isNext = !isHeld && (key === 'n' || key === 'Enter') && place === 'page' && !isTaking;
    if (isNext) onTake(undefined);
    return isNext;
  });
  return (
    <>
      <PageHeader
        screen="catalog-tag"
        description={data && `Done today: ${data.doneToday}. Waiting for you: ${data.rows.length}.`}
        action={
          <Button
            variant="contained"
            size="large"
            loading={isTaking}
            aria-keyshortcuts="Enter n"
            onClick={() => onTake(undefined)}
            endIcon={<KeyHint keys={['n']} />}
          >
            Get next
          </Button>
        }
      />
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {nothing && <NothingNow {...nothing} />}
      <SectionCard title="My queue" description="In the order it comes up.">
        {data && <MyUploads uploads={data.rows} isTaking={isTaking} onTake={onTake} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={4} height={56} />}
      </SectionCard>
    </>
  );
}

const minutesUntil = (at: string) => Math.max(1, Math.ceil((Date.parse(at) - Date.now()) / 60_000));

function NothingNow({ others, nextFreeAt }: Nothing) {
  return (
    <Box role="status">
      {others === 0 ? (
        <EmptyState icon={<Inbox />} title="The queue is empty">
          Everything that came in is tagged. New uploads show up here by themselves.
        </EmptyState>
      ) : (
        <EmptyState icon={<Hourglass />} title="Everything left is held by others">
          <Typography>
            {others === 1 ? '1 upload is' : `${others} uploads are`} being worked on
            {nextFreeAt ? `; the next frees in ${minutesText(minutesUntil(nextFreeAt))}.` : '.'}
          </Typography>
        </EmptyState>
      )}
    </Box>
  );
}

const minutesText = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
