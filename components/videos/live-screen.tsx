import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { PageHeader } from '@/components/records/page-header';
import { VIDEO_PURPOSES } from '@/components/records/purposes/video-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { fetchesEarly } from '@/lib/client/queries/list';
import { videosApi } from '@/lib/contracts/videos/videos';
import { LiveList } from './live-list';

const VideoReviews = dynamic(() => import('./video-reviews').then((module) => module.VideoReviews), { ssr: false });

const REVIEW = 'review';

/** Live, waiting and taken-down videos; or the review itself. */
export function LiveScreen() {
  const { value, hrefOf } = useAddressKey('tab');
  const isReview = value === REVIEW;
  return (
    <>
      <PageHeader
        screen="video-live"
        description={isReview ? 'Sent to review by editors, longest waiting first.' : VIDEO_PURPOSES['video-live']}
        action={
          <Button
            component={Link}
            href={hrefOf(isReview ? null : REVIEW)}
            variant={isReview ? 'outlined' : 'contained'}
          >
            {isReview ? 'All videos' : 'Review'}
          </Button>
        }
      />
      {isReview ? <VideoReviews /> : <LiveList />}
    </>
  );
}

LiveScreen.fetchesEarly = fetchesEarly(videosApi.list);
