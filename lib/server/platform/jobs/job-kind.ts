import type * as z from 'zod/mini';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { JobProgress, JobRow } from './job-repository';

/** A running job. */
export interface JobRun<Input = unknown> {
  id: string;
  input: Input;
  /** Progress stored by an earlier run; null in the first. */
  place: unknown;
  /** The person who started it, with their current roles. */
  actor: Actor;
  /**
   * Runs one step: the work and its progress are stored together or not at all. Ends the run when the job was cancelled
   * or claimed by another worker (the step is then rolled back); before the work, when the job has to yield to others.
   */
  step: (work: (tx: Queryable) => Promise<JobProgress>) => Promise<void>;
  /** Reports progress between steps without a write: renews the lease and ends the run as a step does. */
  tell: (progress: JobProgress) => Promise<void>;
}

export interface JobKind<Input = never> {
  /** Lane, priority and limit are defined in `lib/domain/jobs/job-rules.ts`. */
  kind: string;
  input: z.ZodMiniType<Input>;
  /** Does the work; the result is stored with the job. It may run again after a kill at any point. */
  run: (run: JobRun<Input>) => Promise<Record<string, unknown>>;
  /** Continues from its progress when restarted: it may yield to others between two steps. */
  resumes?: boolean;
  /** Page linked in the owner's notification when it is done. */
  pathOf?: (job: JobRow) => string | null;
  /** Sentence about the result, added to that notification. */
  toldOf?: (result: Record<string, unknown>) => string;
}

/** A kind of job with its input type erased; the schema validates the input. */
export const jobKind = <Input>(kind: JobKind<Input>): JobKind => kind as unknown as JobKind;

/** The job was cancelled. */
export class JobCancelled extends Error {}
/** Another worker has claimed the job. */
export class JobLost extends Error {}
/** The job yields, to waiting jobs or because its worker stops; it runs again later. */
export class JobGivenBack extends Error {
  constructor(readonly why: 'others' | 'stopping') {
    super(`The job makes room: ${why}.`);
  }
}
