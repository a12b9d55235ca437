/** Retention in days of data that is not kept forever. The sweeps use it, and Billing shows it. */
export const KEPT_DAYS = {
  /** Files generated for a person, or uploaded and not used. */
  madeFiles: 7,
  /** Uploads interrupted without a new part. */
  unfinishedUploads: 2,
  notifications: 90,
  /** Finished jobs and their individual changes: kept longer than anything can be undone. */
  jobs: 90,
} as const;

/** The same as text: what is deleted, and after how many days. */
export const RETENTION: readonly { what: string; days: number }[] = [
  { what: 'Exports, PDFs and imported tables', days: KEPT_DAYS.madeFiles },
  { what: 'Video files not added to a video', days: KEPT_DAYS.madeFiles },
  { what: 'Uploads that stopped half-way', days: KEPT_DAYS.unfinishedUploads },
  { what: 'Notifications', days: KEPT_DAYS.notifications },
  { what: 'Finished jobs and their results', days: KEPT_DAYS.jobs },
];
