import { clock, later, MINUTE, SECOND } from '../../clock';
import { orm, transaction } from '../../db/database';
import { describeError, isDiskFull } from '../../db/describe-error';
import { HttpError } from '../../errors';
import { withinRequest } from '../../request-context';
import { log } from '../../log';
import { findWorkingActor } from '../../auth/actor-repository';
import { notify } from '../notifications/notification-service';
import { whileAtWork } from './give-way';
import { JobCancelled, JobGivenBack, type JobKind, JobLost, type JobRun } from './job-kind';
import * as repository from './job-repository';
import { jobRun } from './job-run';
import { turnOf } from './queue';

export const MOST_TRIES = 5;

/** Backs off after each try: 5 s, 20 s, 80 s, 320 s. */
export const backoff = (tries: number): number => Math.min(5 * SECOND * 4 ** (tries - 1), 10 * MINUTE);

type Job = repository.JobRow;

/** A retry may help, unless the product itself refused. */
const isPassing = (error: unknown) => !(error instanceof HttpError) || error.status >= 500;

function sentenceOf(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  return isDiskFull(error)
    ? 'The server has no room left on its disk. An admin can make room and start it again.'
    : 'Something went wrong on our side. An admin can start it again.';
}

async function end(job: Job, kind: JobKind | undefined, change: repository.JobEnd): Promise<void> {
  await transaction(async (tx) => {
    const isOurs = await repository.release(tx, job, { ...change, endedAt: clock.now() });
    if (!isOurs || change.state === 'cancelled') return;
    const isDone = change.state === 'done';
    const result = change.result as Record<string, unknown> | undefined;
    const told = result && kind?.toldOf?.(result);
    await notify(tx, {
      userId: job.ownerId,
      kind: isDone ? 'job-done' : 'job-failed',
      text: isDone
        ? [`${job.title} finished.`, told].filter(Boolean).join(' ')
        : `${job.title} failed. ${change.failure ?? ''}`.trim(),
      path: kind?.pathOf?.(job) ?? null,
      subjectId: job.id,
    });
  });
}

async function fail(job: Job, kind: JobKind | undefined, error: unknown): Promise<void> {
  const now = await repository.findById(orm(), job.id);
  if (now?.cancelledAt) return end(job, kind, { state: 'cancelled' });
  if (isPassing(error) && job.tries < MOST_TRIES) {
    log.warn({ job: job.id, kind: job.kind, tries: job.tries, ...describeError(error) }, 'a job will be tried again');
    await repository.release(orm(), job, { state: 'queued', dueAt: later(backoff(job.tries)) });
    return;
  }
  log.error({ job: job.id, kind: job.kind, ...describeError(error) }, 'a job failed for good');
  await end(job, kind, { state: 'failed', failure: sentenceOf(error) });
}

/** Requeues a job: unchanged for the next worker, or behind others in the long lane. */
async function giveBack(job: Job, kind: JobKind | undefined, { why }: JobGivenBack): Promise<void> {
  const lane = 'long';
  const change =
    why === 'others'
      ? ({
          lane,
          share: Math.max(job.share, 1),
          turn: await turnOf(orm(), { ...job, lane }),
          dueAt: clock.now(),
        } as const)
      : {};
  // It was cancelled meanwhile.
  if (!(await repository.giveBack(orm(), job, change))) await end(job, kind, { state: 'cancelled' });
}

/**
 * Runs a claimed job until it ends, whatever the outcome, or yields. Never throws for errors of the job itself.
 * @param stopping aborts when the worker stops.
 */
export async function runJob(job: Job, kind: JobKind | undefined, stopping?: AbortSignal): Promise<void> {
  try {
    if (!kind) throw new HttpError(409, 'refused', 'This version does not know this kind of job.');
    if (job.cancelledAt) throw new JobCancelled();
    // It killed its process each time, so its own error is unknown.
    if (job.tries > MOST_TRIES)
      throw new HttpError(409, 'refused', 'It broke off too often. An admin can start it again.');
    const actor = await findWorkingActor(orm(), job.ownerId);
    if (!actor) throw new HttpError(403, 'forbidden', 'The account of the person who started it is closed.');
    const run = jobRun(job, kind, actor, stopping) as JobRun<never>;
    const result = await withinRequest(job.id, () => whileAtWork(job, () => kind.run(run)));
    await end(job, kind, { state: 'done', result });
  } catch (error) {
    if (error instanceof JobLost) log.warn({ job: job.id, kind: job.kind }, 'another worker has this job now');
    else if (error instanceof JobGivenBack) await giveBack(job, kind, error);
    else if (error instanceof JobCancelled) await end(job, kind, { state: 'cancelled' });
    else await fail(job, kind, error);
  }
}
