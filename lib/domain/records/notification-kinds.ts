/**
 * What people are told of: work given to them, work that came back, answers to what they asked, what waits too long, what
 * of theirs buyers no longer see, and their own jobs.
 */
export const NOTIFICATION_KINDS = [
  'assigned',
  'returned',
  'answered',
  'escalated',
  'hidden',
  'warned',
  'job-done',
  'job-failed',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
