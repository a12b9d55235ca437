/** What people are told of: work given to them, work that came back, and their own background jobs. */
export const NOTIFICATION_KINDS = ['assigned', 'returned', 'job-done', 'job-failed'] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
