import { setImmediate as breathe } from 'node:timers/promises';
import { betweenSteps } from '@/lib/domain/jobs/job-lanes';
import { clock, later, SECOND } from '../../clock';
import { orm, transactionOnce } from '../../db/database';
import { isAwaited } from './claim-repository';
import { giveWay } from './give-way';
import { JobCancelled, JobGivenBack, type JobKind, JobLost, type JobRun } from './job-kind';
import * as repository from './job-repository';

/** A worker without a heartbeat for this long is considered dead, and another claims its job. */
export const HOLD = 30 * SECOND;

/** Jobs that have waited less than this may still get a free place; also the interval between checks. */
const PATIENCE = SECOND;

function judge(told: { isCancelled: boolean } | undefined): void {
  if (!told) throw new JobLost();
  if (told.isCancelled) throw new JobCancelled();
}

/** Decides when a running job has to yield. */
class Room {
  private done: number;
  private gotOnAt: number | null = null;
  private askAt = 0;

  constructor(
    private readonly job: repository.JobRow,
    private readonly resumes: boolean,
    private readonly stopping: AbortSignal | undefined,
  ) {
    this.done = job.done;
  }

  /** Notes the job's progress. */
  note({ done = 0 }: repository.JobProgress): void {
    if (done <= this.done) return;
    this.done = done;
    this.gotOnAt ??= clock.now().getTime();
  }

  /** @throws JobGivenBack when it is time to yield. */
  async make(): Promise<void> {
    const now = clock.now().getTime();
    const workedFor = this.gotOnAt === null ? null : now - this.gotOnAt;
    const verdict = betweenSteps({ isStopping: this.stopping?.aborted === true, resumes: this.resumes, workedFor });
    if (verdict === 'gives-back') throw new JobGivenBack('stopping');
    if (verdict === 'goes-on' || now < this.askAt) return;
    this.askAt = now + PATIENCE;
    if (await isAwaited(orm(), this.job, later(-PATIENCE))) throw new JobGivenBack('others');
  }
}

/**
 * A claimed job as passed to its kind.
 * @param stopping aborts when the worker stops: the job yields at its next step.
 */
export function jobRun(job: repository.JobRow, kind: JobKind, actor: JobRun['actor'], stopping?: AbortSignal): JobRun {
  const room = new Room(job, kind.resumes === true, stopping);
  return {
    id: job.id,
    input: kind.input.parse(job.input),
    place: job.place,
    actor,
    step: async (work) => {
      await room.make();
      await giveWay(job);
      const { told, progress } = await transactionOnce(async (tx) => {
        const reached = await work(tx);
        const held = await repository.progress(tx, job, reached, later(HOLD));
        if (!held) throw new JobLost();
        return { told: held, progress: reached };
      });
      room.note(progress);
      judge(told);
      await breathe();
    },
    tell: async (progress) => {
      await room.make();
      await giveWay(job);
      judge(await repository.progress(orm(), job, progress, later(HOLD)));
      room.note(progress);
    },
  };
}
