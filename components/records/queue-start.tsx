import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import type { Nothing } from '@/components/entities/lease/nothing-now';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ScreenId } from '@/config/menu';
import type { ApiError } from '@/lib/client/http/api-error';
import type { Noun } from '@/lib/domain/text/count-text';
import { PageHeader } from './page-header';
import { QueryFailure } from './query-failure';

const NothingNow = dynamic(
  () => import('@/components/entities/lease/nothing-now').then((module) => module.NothingNow),
  { ssr: false },
);

/** Queue calls of a screen that assigns work. */
export interface QueueTaking {
  /** Result of the last attempt, when there was no work. */
  nothing: Nothing | null;
  problem: string | null;
  isTaking: boolean;
  onTake: (id: string | undefined) => void;
}

interface QueueStartProps<Row> extends QueueTaking {
  screen: ScreenId;
  noun: Noun;
  /** Meaning of an empty queue. */
  done: string;
  mine: Pick<UseQueryResult<{ rows: Row[]; doneToday: number }, ApiError>, 'data' | 'error' | 'refetch'>;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The user's queue, with a button to start. */
export function QueueStart<Row>(props: QueueStartProps<Row>) {
  const { screen, noun, done, mine, children, nothing, problem, isTaking, onTake } = props;
  const { data, error, refetch } = mine;
  usePageKeys('queue');
  useScreenKeys(({ key, isHeld }, place) => {
    const isNext = !isHeld && (key === 'n' || key === 'Enter') && place === 'page' && !isTaking;
    if (isNext) onTake(undefined);
    return isNext;
  });
  return (
    <>
      <PageHeader
        screen={screen}
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
      {nothing && <NothingNow nothing={nothing} noun={noun} done={done} />}
      <SectionCard title="My queue" description="In the order it comes up.">
        {data && children(data.rows)}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={4} height={56} />}
      </SectionCard>
    </>
  );
}
