import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Video } from '@/lib/contracts/videos/video-record';
import type { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { playProblem } from '@/lib/domain/videos/video-facts';
import { TO_TAG } from '@/lib/domain/videos/video-status';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { videos } from '../../db/schema/videos';
import { updateRow } from '../../db/versioned-rows';
import { badInput, refused } from '../../errors';
import type { SentFile } from '../../http/form-file';
import { receivePhoto } from '../../platform/photos/photo-service';
import { attachFilm, findOwnFilm } from '../../platform/videos/film-service';
import { finishUpload, holdLease } from '../uploads/lease-service';
import * as queue from '../uploads/queue-service';
import { listMine } from '../uploads/service';
import { getVideo, videosOfUploads } from './service';
import { auditedVideo, follow, lockVideo, uploadOf } from './step-service';

const KIND = 'video';

/** Videos a user has to cut, in queue order. */
export async function listMyVideos(actor: Actor) {
  const { rows, doneToday } = await listMine(KIND, actor);
  const ids = rows.map(({ id }) => id);
  return { rows: await videosOfUploads(orm(), ids, actor), doneToday };
}

/** Returns the requested video if an id is given, otherwise the one the user holds, otherwise the next in line. */
export async function takeNextVideo(
  videoId: string | undefined,
  actor: Actor,
): Promise<EndpointAnswer<typeof videoQueueApi.next>> {
  const uploadId = videoId && (await uploadOf(orm(), videoId));
  const { held, ...left } = await queue.takeNext(KIND, uploadId, actor);
  if (!held) return { held: null, ...left };
  const { upload, ...lease } = held;
  const [video] = await videosOfUploads(orm(), [upload.id], actor);
  return { held: video ? { video, ...lease } : null, ...left };
}

export const renewVideo = async (id: string, token: number, actor: Actor) =>
  queue.renew(await uploadOf(orm(), id), token, actor);

export const releaseVideo = async (id: string, token: number, actor: Actor) =>
  queue.release(await uploadOf(orm(), id), token, actor);

export const skipVideo = async (id: string, wish: { leaseToken: number; reason: string }, actor: Actor) =>
  queue.skip(await uploadOf(orm(), id), wish, actor);

/** Locks a video that the user has the lease on until the transaction ends. @throws 409 when they do not. */
export async function holdVideo(tx: Queryable, id: string, token: number, actor: Actor): Promise<Video> {
  await holdLease(tx, await uploadOf(tx, id), token, actor);
  return lockVideo(tx, id, actor);
}

/** Audits a change that is not a transition. */
async function audited(tx: Queryable, before: Video, action: `videos.${string}`, actor: Actor): Promise<Video> {
  const after = await getVideo(before.id, actor, tx);
  await recordAudit(tx, {
    actorId: actor.userId,
    action,
    subjectId: before.id,
    before: auditedVideo(before),
    after: auditedVideo(after),
  });
  return after;
}

interface Cut {
  leaseToken: number;
  fileId: string;
}

/** Sets the cut of a leased video, within the caller's transaction. */
export async function attachCut(tx: Queryable, id: string, { leaseToken, fileId }: Cut, actor: Actor): Promise<Video> {
  const before = await holdVideo(tx, id, leaseToken, actor);
  const problem = playProblem(await findOwnFilm(tx, fileId, actor));
  if (problem) throw badInput([{ path: ['fileId'], message: problem }]);
  await attachFilm(tx, fileId, { videoId: id, role: 'cut' }, actor);
  return audited(tx, before, 'videos.cut-added', actor);
}

/** Sets the cut of a leased video. @throws 400 when browsers cannot play it, 409 when the lease has ended. */
export const addCut = (id: string, cut: Cut, actor: Actor): Promise<Video> =>
  transaction((tx) => attachCut(tx, id, cut, actor));

/** Finishes the cut of a leased video. @throws 409 when its cut or thumbnail is missing, or the lease has ended. */
export const finishCut = (id: string, leaseToken: number, actor: Actor): Promise<Video> =>
  transaction(async (tx) => {
    const now = await getVideo(id, actor, tx);
    // The response to an earlier try was lost.
    if (now.status === 'cut_uploaded' && now.editor?.id === actor.userId) return now;
    const before = await holdVideo(tx, id, leaseToken, actor);
    const after = await follow(tx, before, 'cut_uploaded', actor, { editorId: actor.userId });
    await finishUpload(tx, await uploadOf(tx, id), actor);
    return after;
  });

/**
 * Sets the thumbnail of a video being cut or tagged. @throws 409 when it is past that, or another user is cutting it.
 */
export async function setPoster(id: string, file: SentFile, actor: Actor): Promise<Video> {
  const { id: posterId } = await receivePhoto(file, actor);
  return transaction(async (tx) => {
    const before = await lockVideo(tx, id, actor);
    const isCutting = before.status === 'fetched' && before.editor?.id === actor.userId;
    if (!isCutting && !TO_TAG.some((status) => status === before.status))
      throw refused('A thumbnail is chosen while a video is cut or tagged.');
    await updateRow(tx, videos, id, { posterId });
    return audited(tx, before, 'videos.changed', actor);
  });
}
