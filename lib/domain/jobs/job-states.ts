import { states, statesOf } from '../states';

/** States of a job. `failed` is final: retries are exhausted, or retrying would not help. */
export const JOB_STATE_TEXTS = states({
  queued: { label: 'Waiting', tone: 'plain' },
  running: { label: 'Running', tone: 'success' },
  done: { label: 'Done', tone: 'plain' },
  failed: { label: 'Failed', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'warning' },
});
export const JOB_STATES = statesOf(JOB_STATE_TEXTS);
export type JobState = keyof typeof JOB_STATE_TEXTS;

/** Kinds of job that report progress in hundredths instead of counting items. */
const IN_HUNDREDTHS: ReadonlySet<string> = new Set(['imports.read', 'videos.cut']);

export const isInHundredths = (kind: string): boolean => IN_HUNDREDTHS.has(kind);

export const isOver = (state: JobState): boolean => state !== 'queued' && state !== 'running';
