import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMyUploads } from '@/lib/client/queries/uploads';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { MyUploads } from './my-uploads';
import type { Nothing } from '@/components/entities/lease/nothing-now';
import { useScreenKeys } from './use-screen-keys';

const NothingNow = dynamic(
  () => import('@/components/entities/lease/nothing-now').then((module) => module.NothingNow),
  { ssr: false },
);

const DONE = 'Everything that came in is tagged. New uploads show up here by themselves.';

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
      {nothing && <NothingNow nothing={nothing} noun={{ one: 'upload', many: 'uploads' }} done={DONE} />}
      <SectionCard title="My queue" description="In the order it comes up.">
        {data && <MyUploads uploads={data.rows} isTaking={isTaking} onTake={onTake} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={4} height={56} />}
      </SectionCard>
    </>
  );
}
