/** What can be of a job. `failed` is for good: tries ran out, or trying again would not help. */
export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export type JobState = (typeof JOB_STATES)[number];

export const isOver = (state: JobState): boolean => state !== 'queued' && state !== 'running';
