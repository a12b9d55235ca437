/** What can be of a job. `failed` is for good: tries ran out, or trying again would not help. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type JobState = (typeof JOB_STATES)[number];

/** Kinds of job that say how far they are in hundredths, not in a count of something. */
const IN_HUNDREDTHS: ReadonlySet<string> = new Set(['imports.read']);

export const isInHundredths = (kind: string): boolean => IN_HUNDREDTHS.has(kind);

export const isOver = (state: JobState): boolean => state !== 'queued' && state !== 'running';
