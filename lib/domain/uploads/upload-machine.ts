import { rolesThatOpen } from '../access/access';
import { type Asked, machine } from '../machine';
import { UPLOAD_STATE_TEXTS } from './upload-status';

/** Roles that assign work, and roles that do it. */
const ASSIGNERS = rolesThatOpen('wa-catalog-assign');
const EDITORS = [...new Set([...rolesThatOpen('catalog-tag'), ...rolesThatOpen('video-tag')])];

/** Most frequent obstacles; anything else is typed. */
export const SKIP_ASKS: Asked = {
  reason: 'typed',
  usual: ['Photos cannot be read', 'The rate is missing', 'Not goods we sell', 'Received twice'],
  hint: 'It goes back to the others, and is not offered to you first again.',
};

const UNDONE = ['open', 'assigned', 'in_progress'] as const;

/** open → assigned → in_progress (with a lease) → done; a skip leads back to open, an expired lease to assigned. */
export const UPLOAD_MACHINE = machine({
  area: 'uploads',
  noun: { one: 'upload', many: 'uploads' },
  states: UPLOAD_STATE_TEXTS,
  steps: [
    {
      from: UNDONE,
      to: 'assigned',
      label: 'Assign',
      roles: ASSIGNERS,
      consequence: 'Its editor can no longer save.',
      action: 'uploads.assigned',
      did: 'Assigned the upload',
    },
    {
      from: UNDONE,
      to: 'open',
      label: 'Unassign',
      roles: ASSIGNERS,
      consequence: 'Every editor can take it, and its former editor can no longer save.',
      action: 'uploads.taken-back',
      did: 'Unassigned the upload',
    },
    {
      from: UNDONE,
      to: 'in_progress',
      label: 'Get next',
      roles: EDITORS,
      consequence: 'No one else gets it while you work on it.',
      action: 'uploads.claimed',
      did: 'Started on the upload',
    },
    {
      from: 'in_progress',
      to: 'assigned',
      label: 'Let go',
      roles: EDITORS,
      consequence: 'It stays yours, for later.',
      action: 'uploads.released',
      did: 'Let go of the upload',
    },
    {
      from: 'in_progress',
      to: 'open',
      label: 'Skip',
      roles: EDITORS,
      asks: SKIP_ASKS,
      consequence: 'It goes back to the others.',
      action: 'uploads.skipped',
      did: 'Skipped the upload',
    },
    // Visible in every response once the lease expires; no row is written for it.
    { from: 'in_progress', to: 'assigned', label: 'Lease ended', by: 'system', action: null },
    { from: UNDONE, to: 'done', label: 'Finish', by: 'system', action: 'uploads.done', did: 'Finished the upload' },
    {
      from: ['open', 'done'],
      to: 'assigned',
      label: 'Reopen',
      by: 'system',
      action: 'uploads.reopened',
      did: 'Reopened the upload',
    },
    { from: 'done', to: 'open', label: 'Reopen', by: 'system', action: 'uploads.reopened', did: 'Reopened the upload' },
  ],
});
