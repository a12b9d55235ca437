import { PageHeader } from '@/components/records/page-header';
import { SCREEN_PURPOSES } from '@/components/records/screen-purposes';
import { fetchesEarly } from '@/lib/client/queries/list';
import { videosApi } from '@/lib/contracts/videos/videos';
import { PAST_TAGGING } from '@/lib/domain/videos/video-status';
import { videoColumns } from '@/components/entities/video-columns';
import { LIVE_FILTERS, searchFor } from './video-filters';
import { VideoList } from './video-list';

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

/** What buyers can watch, what waits for a review, and what was taken down. */
export const LiveScreen = () => (
  <>
    <PageHeader screen="video-live" description={SCREEN_PURPOSES['video-live']} />
    <VideoList
      label="Videos"
      firstSearch={searchFor(...PAST_TAGGING)}
      columns={COLUMNS}
      filters={LIVE_FILTERS}
      noneYet={{ title: 'No videos are live or in review yet', scope: searchFor(...PAST_TAGGING) }}
    />
  </>
);

LiveScreen.fetchesEarly = fetchesEarly(videosApi.list);
