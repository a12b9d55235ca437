import { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import type { Video } from '@/lib/contracts/videos/video-record';
import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { videosApi } from '@/lib/contracts/videos/videos';
import { OWN_BROKEN_LINKS, VIDEOS_TO_TAG } from '@/lib/domain/records/work-figures';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { listMyVideos } from '../videos/queue-service';
import { listForReview } from '../videos/review-service';
import { listVideos } from '../videos/service';
import { FIRST, type Found, type Source } from './thing-source';

const ofVideo = (video: Video, at: string): Found => ({
  id: video.id,
  name: nameOfVideo(video),
  from: video.seller.businessName,
  at,
});

/** Videos waiting for the user, listed as on their own screens. */
export const VIDEO_SOURCES: readonly Source[] = [
  {
    kind: 'cut',
    call: videoQueueApi.mine,
    read: async (actor) => (await listMyVideos(actor)).rows.map((video) => ofVideo(video, video.createdAt)),
  },
  {
    kind: 'tag-video',
    call: videosApi.update,
    read: async (actor) =>
      (await listVideos({ ...FIRST, sort: 'statusChangedAt', ...VIDEOS_TO_TAG }, actor)).rows.map((video) =>
        ofVideo(video, video.statusChangedAt),
      ),
  },
  {
    kind: 'review-video',
    call: videoReviewsApi.queue,
    read: async (actor) =>
      (await listForReview({ ...FIRST, sort: 'statusChangedAt' }, actor)).rows.map((video) =>
        ofVideo(video, video.statusChangedAt),
      ),
  },
  {
    kind: 'fix-link',
    call: videoLinksApi.add,
    read: async (actor) =>
      (await listVideos({ ...FIRST, sort: 'statusChangedAt', ...OWN_BROKEN_LINKS }, actor)).rows.map((video) =>
        ofVideo(video, video.statusChangedAt),
      ),
  },
];
