import dynamic from 'next/dynamic';
import { videoColumns } from '@/components/entities/video-columns';
import { ArrangementSwitch } from '@/components/records/arrangements/arrangement-switch';
import { useArrangement } from '@/components/records/arrangements/use-arrangement';
import { PageHeader } from '@/components/records/page-header';
import { SCREEN_PURPOSES } from '@/components/records/screen-purposes';
import type { Arrangement } from '@/components/ui/data-table/data-table';
import { fetchesEarly } from '@/lib/client/queries/list';
import type { Video } from '@/lib/contracts/videos/video-record';
import { videosApi } from '@/lib/contracts/videos/videos';
import { PAST_TAGGING } from '@/lib/domain/videos/video-status';
import { QuickFilters } from '@/components/records/quick-filters';
import { LIVE_FILTERS, LIVE_VIEWS, searchFor } from './video-filters';
import { VideoList } from './video-list';

const VideoGallery = dynamic(() => import('./video-gallery').then((module) => module.VideoGallery), { ssr: false });

const COLUMNS = videoColumns(
  'name',
  'status',
  'seller',
  'statusChangedAt',
  'length',
  'seen',
  'productType',
  'provider',
  'link',
  'reason',
);

const OFFERED = ['grid', 'table'] as const;

/** What buyers can watch, what waits for a review, and what was taken down. */
export function LiveScreen() {
  const { name, choose } = useArrangement('videos', OFFERED);
  return (
    <>
      <PageHeader screen="video-live" description={SCREEN_PURPOSES['video-live']} />
      <QuickFilters endpoint={videosApi.list} views={LIVE_VIEWS} />
      <VideoList
        label="Videos"
        firstSearch={searchFor(...PAST_TAGGING)}
        columns={COLUMNS}
        filters={LIVE_FILTERS}
        arrangement={name === 'grid' ? (parts: Arrangement<Video>) => <VideoGallery {...parts} /> : undefined}
        actions={<ArrangementSwitch value={name} offered={OFFERED} onChange={choose} />}
        noneYet={{ title: 'No videos are live or in review yet', scope: searchFor(...PAST_TAGGING) }}
      />
    </>
  );
}

LiveScreen.fetchesEarly = fetchesEarly(videosApi.list);
