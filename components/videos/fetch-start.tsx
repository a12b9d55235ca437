import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Nothing, NothingNow } from '@/components/entities/lease/nothing-now';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMyVideos } from '@/lib/client/queries/videos';
import { MyVideos } from './my-videos';
import { VIDEOS } from './video-words';

interface FetchStartProps {
  /** The last look found nothing to do. */
  nothing: Nothing | null;
  problem: string | null;
  isTaking: boolean;
  onTake: (videoId: string | undefined) => void;
}

/** What waits for the person, and the way into it. */
export function FetchStart({ nothing, problem, isTaking, onTake }: FetchStartProps) {
  const { data, error, refetch } = useMyVideos();
  return (
    <>
      <PageHeader
        screen="video-fetch"
        description={data && `Done today: ${data.doneToday}. Waiting for you: ${data.rows.length}.`}
        action={
          <Button variant="contained" size="large" loading={isTaking} onClick={() => onTake(undefined)}>
            Get next
          </Button>
        }
      />
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {nothing && (
        <NothingNow
          nothing={nothing}
          noun={VIDEOS}
          done="Every video that came in is cut. New ones show up here by themselves."
        />
      )}
      <SectionCard title="My queue" description="In the order it comes up.">
        {data && <MyVideos videos={data.rows} isTaking={isTaking} onTake={onTake} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={4} height={56} />}
      </SectionCard>
    </>
  );
}
