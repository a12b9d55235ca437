import dynamic from 'next/dynamic';
import { videoColumns } from '@/components/entities/video-columns';
import { ArrangementSwitch } from '@/components/records/arrangements/arrangement-switch';
import { useArrangement } from '@/components/records/arrangements/use-arrangement';
import { ViewTabs } from '@/components/records/views/view-tabs';
import type { Arrangement } from '@/components/ui/data-table/data-table';
import type { Video } from '@/lib/contracts/videos/video-record';
import { videosApi } from '@/lib/contracts/videos/videos';
import { PAST_TAGGING } from '@/lib/domain/videos/video-status';
import { LIVE_FILTERS, LIVE_VIEWS, searchFor } from './video-filters';
import { VideoList } from './video-list';

const VideoGallery = dynamic(() => import('./video-gallery').then((module) => module.VideoGallery), { ssr: false });

export const LIVE_VIDEO_COLUMNS = videoColumns(
  ['name', 'status', 'seller', 'statusChangedAt', 'length', 'seen', 'productType'],
  ['provider', 'link', 'reason'],
);

const OFFERED = ['grid', 'table'] as const;

/** Videos past tagging, as thumbnails or in a table. */
export function LiveList() {
  const { name, choose } = useArrangement('videos', OFFERED);
  return (
    <>
      <ViewTabs endpoint={videosApi.list} views={LIVE_VIEWS} all={{ status: [...PAST_TAGGING] }} />
      <VideoList
        label="Videos"
        firstSearch={searchFor(...PAST_TAGGING)}
        columns={LIVE_VIDEO_COLUMNS}
        filters={LIVE_FILTERS}
        arrangement={name === 'grid' ? (parts: Arrangement<Video>) => <VideoGallery {...parts} /> : undefined}
        actions={<ArrangementSwitch value={name} offered={OFFERED} onChange={choose} />}
        noneYet={{ title: 'No videos are live or in review yet', scope: searchFor(...PAST_TAGGING) }}
      />
    </>
  );
}
