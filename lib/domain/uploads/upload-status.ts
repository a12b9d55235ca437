import { states, statesOf } from '../states';

/** What a work item brings in. */
export const UPLOAD_KINDS = ['catalog', 'video'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The way it came in. */
export const UPLOAD_SOURCES = ['seller-app', 'whatsapp', 'on-ground', 'online-link', 'pdf', 'zip', 'auto'] as const;
export type UploadSource = (typeof UPLOAD_SOURCES)[number];

export const UPLOAD_STATE_TEXTS = states({
  open: { label: 'Open', tone: 'warning' },
  assigned: { label: 'Assigned', tone: 'plain' },
  in_progress: { label: 'In progress', tone: 'success' },
  done: { label: 'Done', tone: 'plain' },
});
export const UPLOAD_STATUSES = statesOf(UPLOAD_STATE_TEXTS);
export type UploadStatus = keyof typeof UPLOAD_STATE_TEXTS;

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
