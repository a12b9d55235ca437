import { useState } from 'react';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMergeCase } from '@/lib/client/queries/merge-requests';
import { useList } from '@/lib/client/queries/list';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import { JudgeCase } from './judge-case';

interface JudgePageProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** One pair side by side, with its neighbours in the queue. */
export function JudgePage({ id, onOpen, onClose }: JudgePageProps) {
  const [survivorId, setSurvivorId] = useState<string | null>(null);
  const { data, error, refetch, isPlaceholderData } = useMergeCase(id, survivorId);
  const { data: queue } = useList(mergeRequestsApi.list, { status: ['open'], sort: '-score', limit: 50 });
  const ids = queue?.pages.flatMap((page) => page.rows.map((row) => row.id)) ?? [];
  const place = ids.indexOf(id);
  const neighbour = (step: 1 | -1) => (place === -1 ? (step === 1 ? ids[0] : undefined) : ids[place + step]);
  const goTo = (other: string | undefined) => other && onOpen(other);
  if (!data || (isPlaceholderData && data.request.id !== id)) {
    if (error?.status === 404) return <MissingRecord screen="admin-merge" noun="merge request" list="admin-merge" />;
    return (
      <>
        <PageHeader screen="admin-merge" />
        {error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines count={3} height={160} />
        )}
      </>
    );
  }
  return (
    <JudgeCase
      key={`${data.survivor.id} ${data.request.version}`}
      found={data}
      isStale={isPlaceholderData}
      next={neighbour(1)}
      onSwap={() => setSurvivorId(data.loser.id)}
      onNext={() => goTo(neighbour(1))}
      onPrevious={() => goTo(neighbour(-1))}
      onClose={onClose}
    />
  );
}
