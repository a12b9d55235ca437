import * as z from 'zod/mini';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { idSchema } from '@/lib/contracts/base/answers';
import type { Job } from '@/lib/contracts/jobs';
import { cutRangeSchema } from '@/lib/contracts/videos/video-record';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { cutProblem, rangesProblem } from '@/lib/domain/videos/cutting/cut-plan';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { authorize } from '../../auth/authorize';
import { orm, transaction } from '../../db/database';
import { badInput, notFound, refused } from '../../errors';
import { type JobRun, jobKind } from '../../platform/jobs/job-kind';
import { findJob } from '../../platform/jobs/job-service';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { whileHeld } from '../../platform/jobs/while-held';
import { cutFilm } from '../../platform/videos/cut-film';
import { latestFilms } from '../../platform/videos/film-service';
import { attachCut, holdVideo } from './queue-service';

const KIND = 'videos.cut';

const input = z.strictObject({ videoId: idSchema, leaseToken: z.int(), ranges: z.array(cutRangeSchema) });

type Wish = EndpointInput<typeof videoQueueApi.cutParts, 'output'>['body'];

const rawOf = async (videoId: string) => (await latestFilms(orm(), [videoId])).find(({ role }) => role === 'raw');

/** Starts a job that joins parts of the raw film of a leased video. @throws 409 when the lease has ended. */
export async function startCut(id: string, { leaseToken, ranges }: Wish, actor: Actor): Promise<Job> {
  const jobId = await transaction(async (tx) => {
    const video = await holdVideo(tx, id, leaseToken, actor);
    if (!video.raw) throw refused('This video is a link. Save it from its own page and upload the cut.');
    const kindProblem = cutProblem(video.raw.container);
    if (kindProblem) throw refused(kindProblem);
    const problem = rangesProblem(ranges, video.raw.durationMs);
    if (problem) throw badInput([{ path: ['ranges'], message: problem }]);
    return enqueue(
      tx,
      {
        kind: KIND,
        title: `Cut of ${nameOfVideo(video)}`,
        input: { videoId: id, leaseToken, ranges },
        total: 100,
        size: video.raw.bytes,
      },
      actor,
    );
  });
  wakeWorker();
  const job = await findJob(orm(), jobId);
  if (!job) throw notFound();
  return job;
}

/** Joins parts of a raw film into the cut of their video, if the user still has the lease by then. */
export const CUT_JOB = jobKind({
  kind: KIND,
  input,
  run: async (run: JobRun<z.infer<typeof input>>) => {
    authorize(videoQueueApi.cutParts, run.actor);
    const { videoId, leaseToken, ranges } = run.input;
    const raw = await rawOf(videoId);
    if (!raw) throw notFound();
    let share = 0;
    const film = await whileHeld({ tell: () => run.tell({ done: Math.floor(share * 99), total: 100 }) }, (signal) =>
      cutFilm(raw, ranges, { signal, onShare: (reached) => (share = reached) }, run.actor),
    );
    await run.step(async (tx) => {
      await attachCut(tx, videoId, { leaseToken, fileId: film.fileId }, run.actor);
      return { done: 100, total: 100 };
    });
    return { fileName: film.name };
  },
});
