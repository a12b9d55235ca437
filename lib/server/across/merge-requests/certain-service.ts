import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import { HttpError } from '../../errors';
import { JobCancelled, jobKind, type JobRun } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import { wakeWorker } from '../../platform/jobs/wake';
import { judgeProposed } from './judge-service';
import { mergeAsProposed } from './merge-service';
import * as repository from './repository';
import { findRequest, takeAll } from './service';

const KIND = 'merge-requests.merge-certain';

/** Pairs merged per job. */
const MOST = 200;

type Answer = EndpointAnswer<typeof mergeRequestsApi.mergeCertain>;

/** Lists the certain pairs, and merges them in a job unless it is a dry run. */
export async function mergeCertain(isDryRun: boolean, actor: Actor): Promise<Answer> {
  const ids = await repository.findCertain(orm(), MOST);
  const ready: { id: string; pair: string }[] = [];
  const blocked: Answer['blocked'] = [];
  for (const id of ids) {
    const { pair, why } = await judgeProposed(orm(), id);
    if (why === null) ready.push({ id, pair });
    else blocked.push({ pair, why });
  }
  const told = { ready: ready.map(({ pair }) => pair), blocked };
  if (isDryRun || ready.length === 0) return { ...told, jobId: null };
  const jobId = await transaction(async (tx) => {
    const wanted = ready.map(({ id }) => id);
    const taken = await takeAll(tx, wanted, { from: 'open', to: 'merging', reason: null }, actor);
    const title = `Merge of ${taken.length} certain pairs`;
    return enqueue(tx, { kind: KIND, title, input: { ids: taken }, total: taken.length }, actor);
  });
  wakeWorker();
  return { ...told, jobId };
}

const input = z.object({ ids: z.array(idSchema) });

/** Number of pairs by outcome; `passed` ones had already been decided by a user. */
const placeSchema = z.object({ merged: z.int(), left: z.int(), passed: z.int() });
const START = { merged: 0, left: 0, passed: 0 };

/** Merges one pair, or leaves it open with the reason. */
async function mergeOne(tx: Queryable, id: string, actor: Actor): Promise<keyof typeof START> {
  if ((await findRequest(tx, id)).status !== 'merging') return 'passed';
  const refusal = await tx
    .transaction((part) => mergeAsProposed(part, id, actor))
    .then(() => null)
    .catch((error: unknown) => {
      if (error instanceof HttpError && error.status < 500) return error.message;
      throw error;
    });
  if (refusal === null) return 'merged';
  await takeAll(tx, [id], { from: 'merging', to: 'open', reason: refusal }, actor);
  return 'left';
}

/** One pair per step, so each pair is merged or untouched wherever the job is interrupted. */
export const mergeCertainJob = jobKind({
  kind: KIND,
  resumes: true,
  input,
  run: async ({ input: { ids }, place: before, step, actor }: JobRun<z.infer<typeof input>>) => {
    const doneOf = ({ merged, left, passed }: typeof START) => merged + left + passed;
    let place = placeSchema.safeParse(before).data ?? START;
    try {
      for (const id of ids.slice(doneOf(place)))
        await step(async (tx) => {
          const end = await mergeOne(tx, id, actor);
          place = { ...place, [end]: place[end] + 1 };
          return { done: doneOf(place), total: ids.length, place };
        });
    } catch (error) {
      const back = { from: 'merging', to: 'open', reason: null } as const;
      if (error instanceof JobCancelled) await transaction((tx) => takeAll(tx, ids, back, actor));
      throw error;
    }
    return { merged: place.merged, left: place.left };
  },
  pathOf: () => '/admin/merge-request',
  toldOf: ({ merged, left }) => `${String(merged)} merged, ${String(left)} left open.`,
});
