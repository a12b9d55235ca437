import { ReviewQueue } from '@/components/records/review/review-queue';
import { VIDEO_REVIEWS } from '@/lib/client/queries/video-reviews';
import { ReviewPanel } from './review-panel';

/** Videos waiting for review, one after the other. */
export const VideoReviews = () => (
  <ReviewQueue
    source={VIDEO_REVIEWS}
    noun={{ one: 'video waits', many: 'videos wait' }}
    emptyHint="Videos come here when an editor sends them to review. Your own work is reviewed by others."
    panel={({ key, ...turn }) => <ReviewPanel key={key} {...turn} />}
  />
);
