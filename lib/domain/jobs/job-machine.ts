import { ROLE_NAMES } from '@/config/roles';
import { machine } from '../machine';
import { JOB_STATE_TEXTS } from './job-states';

/** queued → running → done, plus retries and cancellation. */
export const JOB_MACHINE = machine({
  area: 'jobs',
  noun: { one: 'job', many: 'jobs' },
  states: JOB_STATE_TEXTS,
  steps: [
    // A job whose worker died is taken again.
    { from: ['queued', 'running'], to: 'running', label: 'Begin', by: 'system', action: null },
    { from: 'running', to: 'queued', label: 'Put back', by: 'system', action: null },
    { from: 'running', to: 'done', label: 'Finish', by: 'system', action: null },
    { from: 'running', to: 'failed', label: 'Fail', by: 'system', action: null },
    { from: 'running', to: 'cancelled', label: 'Stop', by: 'system', action: null },
    // The person who started it, or an admin.
    {
      from: 'queued',
      to: 'cancelled',
      label: 'Cancel',
      roles: ROLE_NAMES,
      consequence: 'It will not start.',
      action: 'jobs.cancelled',
      did: 'Cancelled the job',
    },
    {
      from: 'failed',
      to: 'queued',
      label: 'Retry',
      roles: ROLE_NAMES,
      consequence: 'It continues where it stopped.',
      action: 'jobs.retried',
      did: 'Started the job once more',
    },
  ],
});
