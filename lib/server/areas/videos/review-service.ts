import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Video, VideoChanges } from '@/lib/contracts/videos/video-record';
import type { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { reviewProblem } from '@/lib/domain/videos/video-machine';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { orm, transaction } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { videos } from '../../db/schema/videos';
import { changedMeanwhile, refused } from '../../errors';
import { countWithOthers, takeHold } from '../../platform/reviews/hold-service';
import * as repository from './review-repository';
import { toVideos } from './service';
import { lockVideo, VIDEO_STEPS } from './step-service';
import { writeFields } from './tag-service';

type Queue = EndpointAnswer<typeof videoReviewsApi.queue>;

/** The user's review queue, and which of those videos other reviewers hold. */
export async function listForReview(request: ListRequest, actor: Actor): Promise<Queue> {
  const { userId } = actor;
  const page = await repository.listForReview(orm(), request, userId);
  const withOthers = await countWithOthers(orm(), userId, videos.id, repository.waitsFor(userId));
  return { ...page, rows: await toVideos(orm(), page.rows, actor), withOthers };
}

/**
 * Records that a reviewer is looking at a video in review.
 * @throws 404, 409 with a sentence when the user cannot review it or another reviewer holds it.
 */
export const takeReview = (id: string, actor: Actor): Promise<{ until: string }> =>
  transaction(async (tx) => {
    const video = await lockVideo(tx, id, actor);
    const problem = reviewProblem(video);
    if (problem) throw refused(problem);
    return takeHold(tx, { id, name: nameOfVideo(video) }, actor);
  });

/**
 * Corrects a video in review and makes it live.
 * @throws 409 when the user cannot review it, or it was changed concurrently.
 */
export const acceptVideo = (id: string, { version, ...fixes }: VideoChanges, actor: Actor): Promise<Video> =>
  transaction(async (tx) => {
    const before = await lockVideo(tx, id, actor);
    if (before.version !== version) throw changedMeanwhile(before);
    const problem = reviewProblem(before);
    if (problem) throw refused(problem);
    return VIDEO_STEPS.takeHeld(tx, await writeFields(tx, before, fixes, actor), { to: 'live' }, actor);
  });
