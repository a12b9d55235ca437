import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent } from 'react';
import { loadCaptionReader } from '@/components/entities/use-caption-reading';
import { useAddressKey } from '@/lib/client/address-key';
import { useTakeUpload } from '@/lib/client/queries/uploads';
import { idSchema } from '@/lib/contracts/base/answers';
import { TagStart } from './tag-start';

/** Also loads the caption reader: the key that accepts caption values may be the first one pressed. */
const loadWorkBench = async () => {
  const [{ WorkBench: bench }] = await Promise.all([import('./work-bench'), loadCaptionReader()]);
  return bench;
};
const WorkBench = dynamic(loadWorkBench, { ssr: false });

/** Tagging: the queue or the upload named in the address, then one item after the other until none is left. */
export function TagScreen() {
  const next = useTakeUpload();
  const asked = useAddressKey('take');
  const askedId = idSchema.safeParse(asked.value).data;
  const takeAsked = useEffectEvent((id: string) => {
    asked.close();
    next.mutate(id);
  });
  useEffect(() => {
    if (askedId) takeAsked(askedId);
  }, [askedId]);
  useEffect(() => {
    // Preloads the bench while the user reads the queue. If it fails, taking work tries again.
    loadWorkBench().catch(() => undefined);
  }, []);
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
