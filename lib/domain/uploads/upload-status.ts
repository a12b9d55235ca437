import { rolesThatOpen } from '../access/access';
import { type Asked, machine, type StateOf, statesOf } from '../machine';

/** What a work item brings in. */
export const UPLOAD_KINDS = ['catalog', 'video'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The way it came in. */
export const UPLOAD_SOURCES = ['seller-app', 'whatsapp', 'on-ground', 'online-link', 'pdf', 'zip', 'auto'] as const;
export type UploadSource = (typeof UPLOAD_SOURCES)[number];

/** Who gives work out, and who does it. */
const ASSIGNERS = rolesThatOpen('wa-catalog-assign');
const EDITORS = [...new Set([...rolesThatOpen('catalog-tag'), ...rolesThatOpen('video-tag')])];

/** What most often stands in the way; anything else is typed. */
export const SKIP_ASKS: Asked = {
  reason: 'typed',
  usual: ['Photos cannot be read', 'The rate is missing', 'Not goods we sell', 'Came in twice'],
  hint: 'It goes back to the others, and is not offered to you first again.',
};

const UNDONE = ['open', 'assigned', 'in_progress'] as const;

/** open → assigned → in_progress (with a lease) → done; a skip leads back to open, the end of a lease to assigned. */
export const UPLOAD_MACHINE = machine({
  area: 'uploads',
  noun: { one: 'upload', many: 'uploads' },
  states: {
    open: { label: 'Open', tone: 'warning' },
    assigned: { label: 'Assigned', tone: 'plain' },
    in_progress: { label: 'In progress', tone: 'success' },
    done: { label: 'Done', tone: 'plain' },
  },
  steps: [
    {
      from: UNDONE,
      to: 'assigned',
      label: 'Assign',
      roles: ASSIGNERS,
      consequence: 'Whoever worked on it can save no more.',
      action: 'uploads.assigned',
      did: 'Assigned the upload',
    },
    {
      from: UNDONE,
      to: 'open',
      label: 'Unassign',
      roles: ASSIGNERS,
      consequence: 'It is open to everybody, and whoever worked on it can save no more.',
      action: 'uploads.taken-back',
      did: 'Unassigned the upload',
    },
    {
      from: UNDONE,
      to: 'in_progress',
      label: 'Get next',
      roles: EDITORS,
      consequence: 'Nobody else is given it while you work on it.',
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
    // Seen in every answer once the lease is over; no row is written for it.
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

export const UPLOAD_STATUSES = statesOf(UPLOAD_MACHINE);
export type UploadStatus = StateOf<typeof UPLOAD_MACHINE>;

/** After so many skips an admin has to look at it. */
export const SKIPS_TO_ESCALATE = 3;

/** How long somebody holds a work item without a sign of life, in minutes. */
export const LEASE_MINUTES = 15;

/** How often the screen says that somebody still works on it, in seconds. */
export const HEARTBEAT_SECONDS = 60;

/** The levels people choose from to say how soon a work item comes up. */
export const UPLOAD_PRIORITIES = { urgent: 5, normal: 0, later: -5 } as const;
export type UploadPriority = keyof typeof UPLOAD_PRIORITIES;

/** The level a stored number belongs to. */
export const priorityLevel = (priority: number): UploadPriority => {
  if (priority > 0) return 'urgent';
  return priority < 0 ? 'later' : 'normal';
};
