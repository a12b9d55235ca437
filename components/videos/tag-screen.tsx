import { useRouter } from 'next/router';
import { recordAddress } from '@/components/entities/record-address';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useList } from '@/lib/client/queries/list';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { videos } from '@/lib/client/queries/videos';
import { videosApi } from '@/lib/contracts/videos/videos';
import { findScreenById } from '@/lib/domain/access/access';
import { TO_TAG } from '@/lib/domain/videos/video-status';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { TagForm } from './tag-form';

const WAITING = { status: [...TO_TAG], sort: 'statusChangedAt' as const, limit: 2 };

/** One video and its details. */
export const TagScreen = () => (
  <RecordScreen waiting={<PageHeader screen="video-tag-uploaded" />} missing={<Missing />}>
    {(id) => <TagVideo key={id} id={id} />}
  </RecordScreen>
);

function TagVideo({ id }: { id: string }) {
  const router = useRouter();
  const { data: video, error, refetch } = videos.useRecord(id);
  const taxonomy = useTaxonomy();
  const own = useList(videosApi.list, { ...WAITING, cutByMe: true });
  const all = useList(videosApi.list, WAITING);
  const failure = error ?? taxonomy.error;
  if (error?.status === 404) return <Missing />;
  // Own cuts first, then others'.
  const waiting = [own, all].flatMap(({ data }) => data?.pages[0]?.rows ?? []);
  const next = waiting.find((row) => row.id !== id);
  const goOn = () =>
    void router.push(next ? recordAddress('video-tag-uploaded', next.id) : (findScreenById('video-tag')?.path ?? '/'));
  return (
    <>
      <PageHeader
        screen="video-tag-uploaded"
        title={video ? nameOfVideo(video) : undefined}
        description={video && [video.seller.businessName, video.note].filter(Boolean).join(' · ')}
      />
      {video && taxonomy.data && <TagForm video={video} taxonomy={taxonomy.data} onSent={goOn} />}
      {!(video && taxonomy.data) && failure && (
        <QueryFailure error={failure} onRetry={() => void Promise.all([refetch(), taxonomy.refetch()])} />
      )}
      {!(video && taxonomy.data) && !failure && <SkeletonLines count={2} height={320} />}
    </>
  );
}

const Missing = () => <MissingRecord screen="video-tag-uploaded" noun="video" list="video-tag" />;
