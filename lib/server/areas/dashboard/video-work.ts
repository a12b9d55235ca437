import type { Dashboard } from '@/lib/contracts/dashboard';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { videosApi } from '@/lib/contracts/videos/videos';
import { VIDEOS_OF_NOBODY, VIDEOS_TO_TAG } from '@/lib/domain/records/work-figures';
import type { Actor } from '../../auth/actor';
import { isAllowed } from '../../auth/authorize';
import { listMine } from '../uploads/service';
import { listForReview } from '../videos/review-service';
import { listVideos } from '../videos/service';

const COUNTED = { limit: 0, sort: 'statusChangedAt' };

/** Videos waiting for the user's work, as far as their roles allow. */
export async function videoWork(actor: Actor): Promise<Dashboard['videos']> {
  const counted = async (filters: object) => (await listVideos({ ...COUNTED, ...filters }, actor)).count;
  const work = {
    toCut: isAllowed(videoQueueApi.mine, actor) ? (await listMine('video', actor)).rows.length : undefined,
    toTag: isAllowed(videosApi.send, actor) ? await counted(VIDEOS_TO_TAG) : undefined,
    review: isAllowed(videoReviewsApi.queue, actor) ? (await listForReview(COUNTED, actor)).count : undefined,
    ofNobody: isAllowed(videoQueueApi.assign, actor) ? await counted(VIDEOS_OF_NOBODY) : undefined,
  };
  return Object.values(work).some((count) => count !== undefined) ? work : undefined;
}
