/**
 * Topics of notifications: assigned work, returned work, answers to requests, work waiting too long, own items that
 * buyers no longer see, and own jobs.
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
