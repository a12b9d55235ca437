import type * as z from 'zod/mini';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { JobProgress, JobRow } from './job-repository';

/** A job while it runs. */
export interface JobRun<Input = unknown> {
  id: string;
  input: Input;
  /** Where an earlier run left off, as it wrote it; null at the first. */
  place: unknown;
  /** Whoever started it, with the roles they have now. */
  actor: Actor;
  /**
   * Does one step: the work and the note of how far it came, both or neither. Ends the run when somebody asked for a
   * stop, or when another worker has taken the job up meanwhile (the step is then undone); before the work, when the
   * job is to make room for others.
   */
  step: (work: (tx: Queryable) => Promise<JobProgress>) => Promise<void>;
  /** Between steps without writing: holds on to the job and ends the run as a step does. */
  tell: (progress: JobProgress) => Promise<void>;
}

export interface JobKind<Input = never> {
  /** Its lane, priority and limit are in `lib/domain/jobs/job-rules.ts`. */
  kind: string;
  input: z.ZodMiniType<Input>;
  /** Does the work; what it gives is kept with the job. It may be run again after it was killed at any point. */
  run: (run: JobRun<Input>) => Promise<Record<string, unknown>>;
  /** Begun anew, it goes on where it stood: between two steps it may make room for others. */
  resumes?: boolean;
  /** Told to the owner when it is done; the page to go to. */
  pathOf?: (job: JobRow) => string | null;
  /** Told as well when it is done: a sentence on what came of it. */
  toldOf?: (result: Record<string, unknown>) => string;
}

/** A kind of job, its input known by its schema. */
export const jobKind = <Input>(kind: JobKind<Input>): JobKind => kind as unknown as JobKind;

/** Somebody asked for a stop. */
export class JobCancelled extends Error {}
/** Another worker has the job now. */
export class JobLost extends Error {}
/** The job makes room, for others who wait or because its worker ends; it is begun again later. */
export class JobGivenBack extends Error {
  constructor(readonly why: 'others' | 'stopping') {
    super(`The job makes room: ${why}.`);
  }
}
