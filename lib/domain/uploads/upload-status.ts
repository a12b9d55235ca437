import { states, statesOf } from '../states';

/** Kind of goods a work item contains. */
export const UPLOAD_KINDS = ['catalog', 'video'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** How it was received. */
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

/** After this many skips an admin must look at it. */
export const SKIPS_TO_ESCALATE = 3;

/** Minutes a lease lasts without a heartbeat. */
export const LEASE_MINUTES = 15;

/** Heartbeat interval of the screen, in seconds. */
export const HEARTBEAT_SECONDS = 60;

/** Priority levels of work items. */
export const UPLOAD_PRIORITIES = { urgent: 5, normal: 0, later: -5 } as const;
export type UploadPriority = keyof typeof UPLOAD_PRIORITIES;

/** The level of a stored priority number. */
export const priorityLevel = (priority: number): UploadPriority => {
  if (priority > 0) return 'urgent';
  return priority < 0 ? 'later' : 'normal';
};
