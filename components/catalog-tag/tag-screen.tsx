import { useTakeUpload } from '@/lib/client/queries/uploads';
import { TagStart } from './tag-start';
import { WorkBench } from './work-bench';

/** Tagging: the queue, then one work item after the other until nothing is left. */
export function TagScreen() {
  const next = useTakeUpload();
  const held = next.data?.held;
  if (held && !next.isPending)
    return (
      <WorkBench
        key={`${held.upload.id} ${held.leaseToken}`}
        held={held}
        onNext={() => next.mutate(undefined)}
        onLeave={() => next.reset()}
      />
    );
  return (
    <TagStart
      nothing={next.isPending ? null : (next.data ?? null)}
      problem={next.error?.message ?? null}
      isTaking={next.isPending}
      onTake={next.mutate}
    />
  );
}
