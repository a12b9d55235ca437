import { ROLE_NAMES } from '@/config/roles';
import { machine, type StateOf, statesOf } from '../machine';

/** What can be of a job. `failed` is for good: tries ran out, or trying again would not help. */
export const JOB_MACHINE = machine({
  area: 'jobs',
  noun: { one: 'job', many: 'jobs' },
  states: {
    queued: { label: 'Waiting', tone: 'plain' },
    running: { label: 'Running', tone: 'success' },
    done: { label: 'Done', tone: 'plain' },
    failed: { label: 'Failed', tone: 'error' },
    cancelled: { label: 'Cancelled', tone: 'warning' },
  },
  steps: [
    // One whose worker died is taken up again.
    { from: ['queued', 'running'], to: 'running', label: 'Begin', by: 'system', action: null },
    { from: 'running', to: 'queued', label: 'Put back', by: 'system', action: null },
    { from: 'running', to: 'done', label: 'Finish', by: 'system', action: null },
    { from: 'running', to: 'failed', label: 'Fail', by: 'system', action: null },
    { from: 'running', to: 'cancelled', label: 'Stop', by: 'system', action: null },
    // Whoever started it, or an admin.
    {
      from: 'queued',
      to: 'cancelled',
      label: 'Cancel',
      roles: ROLE_NAMES,
      consequence: 'It is never begun.',
      action: 'jobs.cancelled',
      did: 'Cancelled the job',
    },
    {
      from: 'failed',
      to: 'queued',
      label: 'Retry',
      roles: ROLE_NAMES,
      consequence: 'It goes on where it stood.',
      action: 'jobs.retried',
      did: 'Started the job once more',
    },
  ],
});

export const JOB_STATES = statesOf(JOB_MACHINE);
export type JobState = StateOf<typeof JOB_MACHINE>;

/** Kinds of job that say how far they are in hundredths, not in a count of something. */
const IN_HUNDREDTHS: ReadonlySet<string> = new Set(['imports.read']);

export const isInHundredths = (kind: string): boolean => IN_HUNDREDTHS.has(kind);

export const isOver = (state: JobState): boolean => state !== 'queued' && state !== 'running';
