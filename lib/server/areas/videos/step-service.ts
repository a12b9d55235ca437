import type { Video } from '@/lib/contracts/videos/video-record';
import { changedAction, findStep } from '@/lib/domain/machine';
import { VIDEO_MACHINE } from '@/lib/domain/videos/video-machine';
import { type VideoStatus } from '@/lib/domain/videos/video-status';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { videos } from '../../db/schema/videos';
import { lockRow } from '../../db/versioned-rows';
import { notFound, refused } from '../../errors';
import { letOriginalsGo } from '../../platform/videos/film-service';
import { endHold } from '../../platform/reviews/hold-service';
import { stepped, writeStep } from '../../platform/steps/step-repository';
import { stepsOf } from '../../platform/steps/steps-of';
import { stampWork } from '../cycles/stamp-service';
import { finishUpload, lockUpload } from '../uploads/lease-service';
import { tellOfReturn } from './given-videos';
import * as repository from './repository';
import { getVideo } from './service';

type Segment = Video['segments'][number];

/** Two catalogs may have one title, so the end of the id tells them apart. */
const segmentText = ({ catalogTitle, catalogId, startMs, endMs }: Segment) =>
  `${catalogTitle || 'Untitled'} …${catalogId.slice(-6)} ${startMs}–${endMs}`;

/** The fields of a video that the audit history records. */
export const auditedVideo = (video: Video) => ({
  title: video.title,
  description: video.description,
  languages: video.languages,
  productTypeId: video.productTypeId,
  tagIds: video.tags.map(({ valueId }) => valueId).sort(),
  rateText: video.rateText,
  fabricText: video.fabricText,
  isIntro: video.isIntro,
  segments: video.segments.map(segmentText),
  posterId: video.poster?.id ?? null,
  cutFile: video.cut?.name ?? null,
  status: video.status,
  statusReason: video.statusReason,
});

/** The work item of a video. @throws 404 when there is no such video. */
export async function uploadOf(tx: Queryable, id: string): Promise<string> {
  const [uploadId] = await repository.uploadIdsOf(tx, [id]);
  if (!uploadId) throw notFound();
  return uploadId;
}

/** Locks a video, its work item first, as every caller that takes both does. */
export async function lockVideo(tx: Queryable, id: string, actor: Actor): Promise<Video> {
  await lockUpload(tx, await uploadOf(tx, id));
  await lockRow(tx, videos, id);
  return getVideo(id, actor, tx);
}

const factsOf = ({ missing, cut, isOwnWork, sellerProblem }: Video) => ({
  missing,
  hasCut: cut !== null,
  isOwnWork,
  sellerProblem,
});

/** Transitions of videos that users choose. */
export const VIDEO_STEPS = stepsOf({
  machine: VIDEO_MACHINE,
  table: videos,
  hold: lockVideo,
  find: (tx, id, actor) => getVideo(id, actor, tx),
  factsOf,
  columnsOf: (before: Video, to, { userId }) => ({
    // The user who submits it shares responsibility with the user who cut it: neither may review it.
    ...(to === 'in_review' && { taggedById: userId }),
    ...(before.status === 'in_review' && { reviewedById: userId }),
  }),
  audited: auditedVideo,
  count: async (tx, _before, after, actor) => {
    if (after.status === 'live')
      await stampWork(tx, { stages: ['videos'], sellerId: after.seller.id, subjectIds: [after.id] }, actor);
  },
  follow: async (tx, before, after, actor) => {
    if (before.status === 'in_review') await endHold(tx, after.id);
    if (before.status === 'in_review' && after.status === 'live') await letOriginalsGo(tx, after.id);
    if (after.status === 'rejected') await finishUpload(tx, await uploadOf(tx, after.id), actor);
    if (before.status === 'in_review' && after.status === 'tagged') await tellOfReturn(tx, before, actor);
  },
});

/**
 * Runs a transition that follows from a user's change to a video whose row is locked. @throws 409 with what blocks it.
 */
export async function follow(
  tx: Queryable,
  before: Video,
  to: VideoStatus,
  actor: Actor,
  columns: Partial<typeof videos.$inferInsert> = {},
): Promise<Video> {
  const problem = findStep(VIDEO_MACHINE, before.status, to)?.guard?.(factsOf(before));
  if (problem) throw refused(problem);
  const status = stepped(VIDEO_MACHINE, before.status, to);
  await writeStep(tx, videos, before.id, { ...columns, status, statusReason: null, statusChangedAt: clock.now() });
  const after = await getVideo(before.id, actor, tx);
  await recordAudit(tx, {
    actorId: actor.userId,
    action: changedAction(VIDEO_MACHINE),
    subjectId: before.id,
    before: auditedVideo(before),
    after: auditedVideo(after),
  });
  return after;
}

export const moveVideo = VIDEO_STEPS.transition;
