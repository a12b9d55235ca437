import dynamic from 'next/dynamic';
import { useTakeVideo } from '@/lib/client/queries/videos';
import { FetchStart } from './fetch-start';

const FetchBench = dynamic(() => import('./fetch-bench').then((module) => module.FetchBench), { ssr: false });

/** Cutting: the queue, then one video after the other until none is left. */
export function FetchScreen() {
  const next = useTakeVideo();
  const held = next.data?.held;
  if (held && !next.isPending)
    return (
      <FetchBench
        key={`${held.video.id} ${held.leaseToken}`}
        held={held}
        onNext={() => next.mutate(undefined)}
        onLeave={() => next.reset()}
      />
    );
  return (
    <FetchStart
      nothing={next.isPending ? null : (next.data ?? null)}
      problem={next.error?.message ?? null}
      isTaking={next.isPending}
      onTake={next.mutate}
    />
  );
}
